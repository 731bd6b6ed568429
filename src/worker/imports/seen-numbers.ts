import * as v from 'valibot'
import { jsonOf, readAll } from '../lib/row-types.ts'
import { fence, type Run } from './import-lease.ts'

/** A bit set of product numbers: a million of them takes some hundred kilobytes. */
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

/** What a running import found unchanged: products, and variants of products. */
export type Seen = { products: SeenNumbers; variants: SeenNumbers }

/** Loads the numbers of what earlier runs of this import found unchanged. */
export async function loadSeen(db: D1Database, importId: string): Promise<Seen> {
  const seen = { products: new SeenNumbers(), variants: new SeenNumbers() }
  const rows = await readAll(
    db.prepare('SELECT numbers, variants FROM import_seen WHERE import_id = ?').bind(importId),
    v.object({ numbers: jsonOf<number[]>(), variants: jsonOf<number[]>() }),
  )
  for (const { numbers, variants } of rows) {
    for (const number of numbers) seen.products.add(number)
    for (const number of variants) seen.variants.add(number)
  }
  return seen
}

/** Records what a stretch found unchanged. */
export const markSeen = (
  db: D1Database,
  run: Run,
  stretch: number,
  { products, variants }: { products: readonly number[]; variants: readonly number[] },
) =>
  db
    .prepare(
      `INSERT INTO import_seen (import_id, stretch, numbers, variants) SELECT ?1, ?2, ?3, ?4 WHERE ${fence('?1', '?5')}`,
    )
    .bind(run.id, stretch, JSON.stringify(products), JSON.stringify(variants), run.fence)
