/** A queue by time; of entries with the same time the first added comes first. */
export function createAgenda<T>() {
  type Entry = { at: number; number: number; what: T }
  const heap: Entry[] = []
  let count = 0
  const isBefore = (a: Entry, b: Entry) => a.at < b.at || (a.at === b.at && a.number < b.number)
  return {
    add(at: number, what: T) {
      const entry = { at, number: count++, what }
      let place = heap.push(entry) - 1
      while (place > 0) {
        const above = (place - 1) >> 1
        const parent = heap[above]
        if (!parent || !isBefore(entry, parent)) break
        heap[place] = parent
        place = above
      }
      heap[place] = entry
    },
    get nextAt() {
      return heap[0]?.at ?? null
    },
    take() {
      const first = heap[0]
      const last = heap.pop()
      if (!first || !last) throw new Error('The agenda is empty.')
      if (heap.length === 0) return first
      let place = 0
      for (;;) {
        let below = 2 * place + 1
        let child = heap[below]
        const other = heap[below + 1]
        if (child && other && isBefore(other, child)) {
          child = other
          below += 1
        }
        if (!child || !isBefore(child, last)) break
        heap[place] = child
        place = below
      }
      heap[place] = last
      return first
    },
  }
}
