import type { RawRow } from './raw-row.ts'

export type Refusal = { reason: string; example: string }

/** Where a table goes on; the columns are known from its first line. */
export type TablePlace = {
  format: 'table'
  offset: number
  delimiter: string
  columns: string[]
  /** How many lines were given up for an open quote. */
  lost: number
}
/** Where XML goes on, and what its parser must be told to be there. */
export type XmlPlace = { format: 'xml'; offset: number; ancestors: string }
/** JSON is read from its start, and what was taken from it is passed over: lists of it are short. */
export type JsonPlace = { format: 'json'; paths: string[]; count: number }
export type Place = TablePlace | XmlPlace | JsonPlace

/** What one stretch of a feed holds, and where the next one begins. */
export type Batch<At extends Place = Place> = { rows: RawRow[]; refusals: Refusal[]; next: At }

/** No row and nothing between two rows may be larger: memory is bounded by it. */
export const mostRowBytes = 1_048_576
/** How much is read, and written, at once: some hundred rows. */
export const blockBytes = 524_288
