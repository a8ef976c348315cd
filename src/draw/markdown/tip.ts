/**
 * The very end of a text that is still being written. Most pieces that come only make its last words longer: what they
 * change is told by the tip, without looking at anything that stands before it.
 */
export interface Tip {
  /**
   * Takes a piece that has been added to the text.
   *
   * @returns false when the piece may change more than the end: then nothing has been taken, the open blocks have to be
   *   read again, and this tip is spent
   */
  take(piece: string): boolean;
}
