import * as v from 'valibot'
import { jsonOf, readAll } from '../../lib/rows.ts'

/** A set of products' numbers, a bit each: a million of them is some hundred kilobytes. */
export class SeenNumbers {
  private bits = new Uint8Array(4096)

  has(number: number) {
    return ((this.bits[number >> 3] ?? 0) & (1 << (number & 7))) !== 0
  }

  add(number: number) {
    const at = number >> 3
    if (at >= this.bits.length) {
      const larger = new Uint8Array(Math.max(this.bits.length * 2, at + 1))
      larger.set(this.bits)
      this.bits = larger
    }
    this.bits[at] = (this.bits[at] ?? 0) | (1 << (number & 7))
  }
}

/** What earlier runs of this import found unchanged. */
export async function loadSeen(db: D1Database, importId: string) {
  const seen = new SeenNumbers()
  const rows = await readAll(
    db.prepare('SELECT numbers FROM import_seen WHERE import_id = ?').bind(importId),
    v.object({ numbers: jsonOf<number[]>() }),
  )
  for (const { numbers } of rows) for (const number of numbers) seen.add(number)
  return seen
}
