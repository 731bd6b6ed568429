import type { ClosetDetails } from '../../closet.ts'
import { listColumns, type ListColumn } from './columns.ts'

/** A table would take such a cell for a formula, and work it out. */
const formula = /^[=+\-@\t\r]/

const guarded = (text: string) => (formula.test(text) ? `'${text}` : text)

/** What `guarded` has put before a text. */
export const unguarded = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '')

const written = (text: string) => {
  const cell = guarded(text)
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function cellOf(details: ClosetDetails, column: ListColumn): string {
  if (column === 'price') return details.priceCents === null ? '' : String(details.priceCents / 100)
  const value = details[column]
  return Array.isArray(value) ? value.join('; ') : (value ?? '')
}

/** Her pieces as a table (RFC 4180), with a mark at its head that tells programs that it is UTF-8. */
export const writeList = (pieces: readonly ClosetDetails[]) =>
  [
    listColumns.join(','),
    ...pieces.map((details) => listColumns.map((column) => written(cellOf(details, column))).join(',')),
  ]
    .map((line) => `${line}\r\n`)
    .join('')
    .replace(/^/, '\uFEFF')
