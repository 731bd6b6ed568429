import type { RawRow } from './rows/raw-row.ts'
import { mendedText } from './mended-text.ts'

const isAddress = /^\s*(?:https?:)?\/\//i
const mayBeMended = /[\u0080-\u00ff\u0400-\u04ff]/

/** A row whose texts were encoded twice, as it was meant; null where all is right. */
export function mendRow(row: RawRow): RawRow | null {
  let mended: Map<string, readonly string[]> | null = null
  for (const [name, values] of row) {
    if (!values.some((value) => mayBeMended.test(value))) continue
    const read = values.map((value) => (isAddress.test(value) ? value : (mendedText(value) ?? value)))
    if (read.every((value, at) => value === values[at])) continue
    mended ??= new Map(row)
    mended.set(name, read)
  }
  return mended
}
