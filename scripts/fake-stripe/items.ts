/** The item of a subscription. This fake knows subscriptions of one item only. */
export function itemOf<Item>({ items }: { items: { data: readonly Item[] } }): Item {
  const [item] = items.data
  if (!item) throw new Error('A subscription without an item.')
  return item
}
