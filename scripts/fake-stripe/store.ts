import { nth } from '#shared/testing/first.ts'

export type Row = { id: string; created: number }

/** Rows in the order of creation, found by id and by values that never change (such as the customer). */
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

  /** Adds a row to one index after the row was created without the value. */
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

  /** In order of creation. */
  with(index: string, value: string): readonly T[] {
    return this.#indexes.get(index)?.rows.get(value) ?? []
  }

  /** The position of a row among all. */
  numberOf(id: string) {
    return this.#numbers.get(id)
  }

  /** For tables without indexes: deletes rows created before that moment. */
  forgetBefore(moment: number) {
    const kept = firstFrom(this.rows, (row) => row.created >= moment)
    for (const { id } of this.rows.splice(0, kept)) {
      this.#byId.delete(id)
      this.#numbers.delete(id)
    }
  }
}

/** The position of the first row that fulfils a condition which all later ones fulfil too. */
export function firstFrom<T>(rows: readonly T[], isReached: (row: T) => boolean) {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isReached(nth(rows, middle))) high = middle
    else low = middle + 1
  }
  return low
}
