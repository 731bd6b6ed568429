/** A set of products' numbers, a bit each: a million of them is some hundred kilobytes. */
export class SeenNumbers {
  private bits = new Uint8Array(4096)

  has(number: number) {
    return (this.bits[number >> 3] & (1 << (number & 7))) !== 0
  }

  add(number: number) {
    const at = number >> 3
    if (at >= this.bits.length) {
      const larger = new Uint8Array(Math.max(this.bits.length * 2, at + 1))
      larger.set(this.bits)
      this.bits = larger
    }
    this.bits[at] |= 1 << (number & 7)
  }
}

/** What earlier runs of this import found unchanged. */
export async function loadSeen(db: D1Database, importId: string) {
  const seen = new SeenNumbers()
  const { results } = await db
    .prepare('SELECT numbers FROM import_seen WHERE import_id = ?')
    .bind(importId)
    .all<{ numbers: string }>()
  for (const { numbers } of results) for (const number of JSON.parse(numbers) as number[]) seen.add(number)
  return seen
}
