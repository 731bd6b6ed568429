import { maxItemBytes, maxRowBytes } from '../rows/batch-of-rows.ts'
import { FeedFailure } from '../rows/feed-failure.ts'
import { endOfObject } from './end-of-object.ts'
import { parseItem } from './parse-item.ts'
import { PassedOver } from './passed-over.ts'

/** What stands in a list: an object, or a piece of text in which one is lost. */
export type ListItem = { item: object } | { lost: string; isTooLarge?: true }

/**
 * Where to go on in the text; and whether the list ends there, the whole document ends in a lost item, or more text is needed
 * (null).
 */
type Taken = { found: ListItem[]; place: number; end: 'list' | 'document' | null }

const between = /[\s,]*/y
const closing = /[\]}][\]}\s,]*/y
const scalar = /(?:null|true|false|-?\d[\d.eE+-]*|"[^"\\]*(?:\\[^][^"\\]*)*")(?=\s*[,\]])/y
const beginning = /\{\s*"/g
const maxTried = 1_000
const enoughToCompare = 100

const at = (pattern: RegExp, text: string, place: number) => {
  pattern.lastIndex = place
  return pattern.exec(text)?.[0] ?? ''
}

function beginningFrom(text: string, from: number) {
  beginning.lastIndex = from
  return beginning.exec(text)?.index ?? null
}

function readObject(text: string, start: number) {
  const end = endOfObject(text, start)
  if (typeof end === 'string') return end
  const value = parseItem(text.slice(start, end))
  return value ? { value, end } : 'broken'
}

/**
 * Takes a list of objects out of a text, one by one. Where one cannot be read, it goes on with the next that looks like those
 * before: what begins like an object is tried until one can be read and has the keys of an item, which an object within the lost one
 * has not.
 */
export class ListItems {
  private keys: Set<string> | null = null
  /** An item that is too large, and goes on in the next text. */
  private passed: PassedOver | null = null

  get isPassingOver() {
    return this.passed !== null
  }

  get isBegun() {
    return this.keys !== null
  }

  take(text: string, isLast: boolean): Taken {
    const found: ListItem[] = []
    let place = 0
    const upTo = (end: Taken['end']) => ({ found, place, end })
    for (;;) {
      if (this.passed) {
        const end = this.passed.endIn(text, place)
        place = end ?? text.length
        if (end === null) return upTo(null)
        this.passed = null
      }
      place += at(between, text, place).length
      const next = text[place]
      if (next === undefined) return upTo(null)
      if (next === ']' || next === '}') {
        const brackets = at(closing, text, place)
        const behind = text[place + brackets.length]
        if (behind === undefined && !isLast) return upTo(null)
        // Before another object they are too many: behind a list there is a key, or nothing.
        if (behind !== '{' && next === ']') return upTo('list')
        place += behind === '{' ? brackets.length : 1
        continue
      }
      const value = at(scalar, text, place)
      place += value.length
      if (value !== '') continue
      const object = next === '{' ? readObject(text, place) : 'broken'
      if (typeof object !== 'string') {
        found.push({ item: object.value })
        this.keys = new Set(Object.keys(object.value))
        place = object.end
        continue
      }
      const isEnough = isLast || text.length - place >= maxRowBytes
      if (object === 'open' && !isEnough) return upTo(null)
      const going = this.findNext(text, place + 1, isLast, object === 'open')
      if (going === null && !isLast) {
        if (object !== 'open' || text.length - place < maxItemBytes) return upTo(null)
        found.push({ lost: text.slice(place, place + 4096), isTooLarge: true })
        this.passed = new PassedOver()
        continue
      }
      const lost = text.slice(place, going ?? text.length)
      // Without the brackets at a document's end it was cut off, and is told so.
      const isCut = going === null && !/[\]}]\s*$/.test(lost)
      place += lost.length
      if (!isCut) found.push({ lost })
      if (going === null) return upTo(isCut ? null : 'document')
    }
  }

  /** Where the next item begins; null if there is none in this text, or its end is not there yet. */
  findNext(text: string, from: number, isLast: boolean, isWithin = false): number | null {
    let richest: { start: number; size: number } | null = null
    let tried = 0
    for (let start = beginningFrom(text, from); start !== null; tried++) {
      if (!this.keys && tried > enoughToCompare) break
      // Within an item that has no end yet there may be any number of objects.
      if (tried > maxTried && isWithin && !isLast) return null
      if (tried > maxTried) throw new FeedFailure('Its JSON is broken in too many places.')
      const object = readObject(text, start)
      if (object === 'open' && !isLast) return null
      const value = typeof object === 'string' ? null : object.value
      if (value && this.isLikeItems(value)) return start
      const size = value ? Object.keys(value).length : 0
      if (!this.keys && size > (richest?.size ?? 0)) richest = { start, size }
      start = beginningFrom(text, typeof object === 'string' ? start + 1 : object.end)
    }
    // Of items nothing is known yet: the object with the most keys is one.
    return richest?.start ?? null
  }

  /** Whether at least half of the keys that either has are keys of both. */
  private isLikeItems(value: object) {
    if (!this.keys) return false
    const keys = Object.keys(value)
    const shared = keys.filter((key) => this.keys?.has(key)).length
    return shared * 2 >= this.keys.size + keys.length - shared
  }
}
