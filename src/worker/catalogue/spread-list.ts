type Spreadable = { id: string; groupId: string; brand: string; category: string }

type Limits = { most: number; maxOfABrand?: number }

/**
 * Mixes a list: the best first, but the categories take turns, a brand seldom follows itself, and of the colours and
 * sizes of one product one is shown. `rows` come best first; the same rows give the same list.
 */
export function spread<Row extends Spreadable>(rows: Row[], { most, maxOfABrand = Infinity }: Limits): Row[] {
  const waiting = new Map<string, Row[]>()
  for (const row of rows) waiting.set(row.category, [...(waiting.get(row.category) ?? []), row])
  const list: Row[] = []
  const groups = new Set<string>()
  const brands = new Map<string, number>()

  function take(queue: Row[]) {
    const fits = ({ groupId, brand }: Row) => !groups.has(groupId) && (brands.get(brand) ?? 0) < maxOfABrand
    const open = queue.filter(fits)
    const row = open.find(({ brand }) => brand !== list.at(-1)?.brand) ?? open[0]
    if (!row) return false
    queue.splice(queue.indexOf(row), 1)
    if (row.groupId) groups.add(row.groupId)
    brands.set(row.brand, (brands.get(row.brand) ?? 0) + 1)
    list.push(row)
    return true
  }

  while (list.length < most) {
    const before = list.length
    for (const queue of waiting.values()) if (list.length < most) take(queue)
    if (list.length === before) break
  }
  return list
}
