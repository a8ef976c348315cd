/** A parsed component, of whichever kind. */
export interface ComponentNode {
  readonly type: string;
  readonly [prop: string]: unknown;
}
