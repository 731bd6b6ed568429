/** The item at this place; fails the test with a clear error if the list is shorter. */
export function nth<Item>(items: ArrayLike<Item>, place: number): Item {
  const item = items[place]
  if (item === undefined) throw new Error(`nothing at place ${place} of ${items.length}`)
  return item
}

export const firstIn = <Item>(items: ArrayLike<Item>): Item => nth(items, 0)
