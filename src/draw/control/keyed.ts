/** An item of a list with a key that no other item of the list has. */
export interface Keyed<Item> {
  readonly key: string;
  readonly item: Item;
}

/**
 * Keys items by id, so that what a person sees and focuses stays with the item and not with its place. Old trees may
 * use an id twice: the later ones get keys of their own.
 */
export function keyed<Item extends { readonly id: string }>(items: readonly Item[]): readonly Keyed<Item>[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const times = seen.get(item.id) ?? 0;
    seen.set(item.id, times + 1);
    return { key: `${times} ${item.id}`, item };
  });
}
