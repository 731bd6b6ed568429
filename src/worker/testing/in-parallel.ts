/** Runs `act` on every item, sixteen at a time. */
export async function inParallel<Item>(items: Iterable<Item>, act: (item: Item) => Promise<void>) {
  const left = [...items].values()
  const work = async () => {
    for (const item of left) await act(item)
  }
  await Promise.all(Array.from({ length: 16 }, work))
}
