/**
 * The props of a component as far as they have arrived and could be read. While a component is being written, and
 * in one that closed broken, any part may be missing; nothing in it has a wrong type.
 */
export type Draft<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends readonly (infer Item)[]
      ? readonly Draft<Item>[]
      : { readonly [Key in keyof T]?: Draft<T[Key]> | undefined };
