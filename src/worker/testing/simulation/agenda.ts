/** A queue by time; of entries with the same time the first added comes first. */
export function createAgenda<T>() {
  const heap: { at: number; number: number; what: T }[] = []
  let count = 0
  const isBefore = (a: (typeof heap)[number], b: (typeof heap)[number]) =>
    a.at < b.at || (a.at === b.at && a.number < b.number)
  function swap(i: number, j: number) {
    const kept = heap[i]
    heap[i] = heap[j]
    heap[j] = kept
  }
  return {
    add(at: number, what: T) {
      let i = heap.push({ at, number: count++, what }) - 1
      for (; i > 0 && isBefore(heap[i], heap[(i - 1) >> 1]); i = (i - 1) >> 1) swap(i, (i - 1) >> 1)
    },
    get nextAt() {
      return heap[0]?.at ?? null
    },
    take() {
      const first = heap[0]
      const last = heap.pop()
      if (!last || heap.length === 0) return first
      heap[0] = last
      for (let i = 0; ;) {
        const child = [2 * i + 1, 2 * i + 2]
          .filter((c) => c < heap.length)
          .sort((a, b) => (isBefore(heap[a], heap[b]) ? -1 : 1))[0]
        if (child === undefined || !isBefore(heap[child], heap[i])) return first
        swap(i, child)
        i = child
      }
    },
  }
}
