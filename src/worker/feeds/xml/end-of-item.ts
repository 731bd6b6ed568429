import { maxRowBytes } from '../rows/batch-of-rows.ts'
import type { Scan } from './scan.ts'
import { tokenAt } from './tokens.ts'

/** Deeper than any item. */
const maxDepth = 64

/**
 * Whether a start tag shows that the item around it was cut off: the next item begins within a column, and has that
 * column, too. An item may hold others in an element of its own ('related').
 */
function isOfNextItem(open: readonly string[], item: string, name: string) {
  const inner = open.lastIndexOf(item)
  return inner > 0 && open.slice(1, inner).includes(name)
}

/**
 * Whether a section was never closed: it goes on into other items. An item ends in it that does not begin there, or one
 * begins that does not end there.
 */
function isNeverClosed(scan: Scan, from: number, to: number, item: string) {
  const first = scan.nextTag(item, from)
  if (first.at >= to) return false
  if (first.isEnd) return true
  if (to === Infinity) return false
  const last = scan.lastStart(item, to)
  return scan.next(`</${item}`, last) >= to
}

/** Where the item at `from` ends if it is well-formed. */
function walk(scan: Scan, from: number, item: string): number | 'more' | 'broken' {
  const { text } = scan
  const open: string[] = []
  let nested = 0
  for (let at = text.indexOf('<', from); at >= 0; at = text.indexOf('<', at)) {
    const token = tokenAt(scan, at)
    if (token === 'more' || token === 'broken') return token
    if (token.kind === 'section') {
      if (isNeverClosed(scan, at, token.end, item)) return 'broken'
      if (token.end === Infinity) return 'more'
    } else if (token.kind === 'end') {
      if (open.pop() !== token.name) return 'broken'
    } else if (token.kind !== 'text') {
      const { name } = token
      // A second one directly within it: not two children, but the items after one that has no end.
      if (name === item && open.length === 1 && (nested += 1) > 1) return 'broken'
      if (isOfNextItem(open, item, name)) return 'broken'
      if (token.kind === 'start') open.push(name)
      if (open.length > maxDepth) return 'broken'
    }
    at = token.end
    if (open.length === 0) return at
  }
  return 'more'
}

/** Where a broken item is cut off: at its own end tag, before the next item, or at the end of what is around it. */
function cutOff(scan: Scan, from: number, item: string, around: readonly string[], isLast: boolean) {
  const tag = scan.nextTag(item, from + 1)
  if (tag.at < Infinity) return tag.isEnd ? tag.end : tag.at
  if (!isLast) return null
  const end = Math.min(...around.map((name) => scan.next(`</${name}`, from)))
  return end < Infinity ? end : null
}

/** Where the item at `from` ends, or null if more of the feed must be read to know it. */
export function endOfItem(
  scan: Scan,
  from: number,
  item: string,
  { around, isLast }: { around: readonly string[]; isLast: boolean },
) {
  const end = walk(scan, from, item)
  if (typeof end === 'number') return end
  if (end === 'more' && !isLast && scan.text.length - from <= maxRowBytes) return null
  return cutOff(scan, from, item, around, isLast)
}
