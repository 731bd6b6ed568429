export type Row = { id: string; created: number }

/** The newest rows last. Found by id, and by the values that never change of a row (its customer, say). */
export class Table<T extends Row> {
  readonly rows: T[] = []
  readonly #byId = new Map<string, T>()
  readonly #numbers = new Map<string, number>()
  readonly #indexes = new Map<string, { of: (row: T) => string | null; rows: Map<string, T[]> }>()
  #next = 0

  constructor(indexes: Record<string, (row: T) => string | null> = {}) {
    for (const [name, of] of Object.entries(indexes)) this.#indexes.set(name, { of, rows: new Map() })
  }

  add(row: T): T {
    this.rows.push(row)
    this.#byId.set(row.id, row)
    this.#numbers.set(row.id, this.#next++)
    for (const name of this.#indexes.keys()) this.link(name, row)
    return row
  }

  /** Into one index: for a row whose value came later than the row. */
  link(name: string, row: T) {
    const index = this.#indexes.get(name)
    const value = index?.of(row)
    if (!index || !value) return
    const same = index.rows.get(value)
    if (same) same.push(row)
    else index.rows.set(value, [row])
  }

  get(id: string | null | undefined): T | undefined {
    return id ? this.#byId.get(id) : undefined
  }

  /** In the order in which they were made. */
  with(index: string, value: string): readonly T[] {
    return this.#indexes.get(index)?.rows.get(value) ?? []
  }

  /** Where a row stands in the order of all. */
  numberOf(id: string) {
    return this.#numbers.get(id)
  }

  /** For tables without indexes: what was made before that moment is forgotten. */
  forgetBefore(moment: number) {
    const kept = firstFrom(this.rows, (row) => row.created >= moment)
    for (const { id } of this.rows.splice(0, kept)) {
      this.#byId.delete(id)
      this.#numbers.delete(id)
    }
  }
}

/** The place of the first row that fulfils what all later ones fulfil too. */
export function firstFrom<T>(rows: readonly T[], isReached: (row: T) => boolean) {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isReached(rows[middle])) high = middle
    else low = middle + 1
  }
  return low
}
