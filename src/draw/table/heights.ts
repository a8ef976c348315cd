/**
 * How high each of many rows is, and with that where each begins: a tree of partial sums, so that one row's height, where it
 * begins and which row is at a place cost a few steps however many rows there are. What was not measured counts as usual.
 */
export class Heights {
  count = 0;
  /** The height of a row that was not measured. */
  readonly usual: number;
  #sizes = new Float64Array(64);
  #sums = new Float64Array(65);

  constructor(usual: number, count: number) {
    this.usual = usual;
    this.grow(count);
  }

  /** Rows are added at the end. */
  grow(count: number): void {
    if (count > this.#sizes.length) this.#makeRoom(count);
    while (this.count < count) this.#change(this.count++, this.usual);
  }

  /** Sets what was measured. */
  set(row: number, height: number): void {
    const change = height - (this.#sizes[row] as number);
    if (change !== 0) this.#change(row, change);
  }

  /** Where a row begins. */
  before(row: number): number {
    let sum = 0;
    for (let at = row; at > 0; at -= at & -at) sum += this.#sums[at] as number;
    return sum;
  }

  /** The row at a place; the last one for what is behind it. */
  at(place: number): number {
    let row = 0;
    let rest = place;
    for (let step = this.#sizes.length; step > 0; step >>= 1) {
      const sum = this.#sums[row + step];
      if (sum === undefined || row + step > this.count || sum > rest) continue;
      row += step;
      rest -= sum;
    }
    return Math.max(0, Math.min(row, this.count - 1));
  }

  #change(row: number, by: number): void {
    this.#sizes[row] = (this.#sizes[row] as number) + by;
    for (let at = row + 1; at < this.#sums.length; at += at & -at) this.#sums[at] = (this.#sums[at] as number) + by;
  }

  /** Twice the room, and more: always a power of two, for the steps of `at`. */
  #makeRoom(count: number): void {
    const old = this.#sizes.subarray(0, this.count);
    const room = 2 ** Math.ceil(Math.log2(count));
    this.#sizes = new Float64Array(room);
    this.#sums = new Float64Array(room + 1);
    for (const [row, size] of old.entries()) this.#change(row, size);
  }
}
