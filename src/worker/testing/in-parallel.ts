/** Acts on every item, on some of them at a time: what waits for an answer leaves room for the others. */
export async function inParallel<Item>(items: Iterable<Item>, act: (item: Item) => Promise<void>) {
  const left = [...items].values()
  const work = async () => {
    for (const item of left) await act(item)
  }
  await Promise.all(Array.from({ length: 16 }, work))
}
