/** The item at this place; fails the test with a clear error if the list is shorter. */
export function nth<Item>(items: ArrayLike<Item>, place: number): Item {
  const item = items[place]
  if (item === undefined) throw new Error(`nothing at place ${place} of ${items.length}`)
  return item
}

export const firstIn = <Item>(items: ArrayLike<Item>): Item => nth(items, 0)

type Times<Item, Count extends number, Items extends Item[] = []> = Items['length'] extends Count
  ? Items
  : Times<Item, Count, [...Items, Item]>

/** The first `count` items as a tuple; fails the test if there are fewer. */
export function firstOf<Item, Count extends number>(count: Count, items: readonly Item[]) {
  nth(items, count - 1)
  return items.slice(0, count) as Times<Item, Count>
}
