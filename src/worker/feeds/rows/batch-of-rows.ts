import type { WithinLine } from './passed-line.ts'
import type { RawRow } from './raw-row.ts'

/** A row that is no product of ours. A lost one could not be read, so that nobody knows which product it was. */
export type Refusal = { reason: string; example: string; isLost?: true }

/** What is told of a row that is a product all the same. */
export type Remark = { remark: string; example: string }

export const lostRow = (reason: string, example: string): Refusal => ({ reason, example, isLost: true })

/** Where a table continues; the columns are known from its first line. */
export type TablePlace = {
  format: 'table'
  offset: number
  delimiter: string
  columns: string[]
  /** How many lines were dropped because of an open quote. */
  lost: number
  /** A line that is too large, within which the offset lies. */
  within?: WithinLine
  /** The first line of a product that is too large, of which more lines may come. */
  skipping?: string[]
}
/** Where XML continues, and the start tags that a new parser needs. */
export type XmlPlace = {
  format: 'xml'
  offset: number
  ancestors: string
  /** The name of an item that is too large, within which the offset lies. */
  within?: string
}
/** JSON is read from its start, and items that were taken before are skipped: its lists are short. */
export type JsonPlace = {
  format: 'json'
  paths: string[]
  count: number
  /** One object after the other, with nothing around them. */
  areLines?: true
}
export type Place = TablePlace | XmlPlace | JsonPlace

/** The rows of one stretch of a feed, and where the next one begins. */
export type Batch<At extends Place = Place> = { rows: RawRow[]; refusals: Refusal[]; next: At }

/** Limits the memory: no row, and nothing between two rows, may be larger. */
export const maxRowBytes = 1_048_576
/** A larger item is passed over, whole. */
export const maxItemBytes = 2 * maxRowBytes
/** How much is read and written at once: some hundred rows. */
export const blockBytes = 524_288
