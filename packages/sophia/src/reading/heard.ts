import { amountsIn } from '../sentence/numbers.ts'
import type { Tag } from '../sentence/patterns.ts'
import type { Sentence } from '../sentence/sentence.ts'

/** What was understood of a sentence, and what was not, as she wrote it. */
export type Heard = { read: string[]; unread: string[] }

const isGrammar = (tag: Tag) => /^(?:grammar|budget|social|question|change|quality|date):/.test(tag)

const shortestUnread = 4
const maxUnread = 2
const maxRead = 3

/** Hiragana alone is grammar. */
const isContent = (text: string) => !/^[\p{Script=Hiragana}ー]+$/u.test(text)

export function heardIn({ units, items, vocabulary }: Sentence): Heard {
  const isUnspaced = vocabulary.speech.spacing === 'unspaced'
  const shownOf = (from: number, to: number) =>
    units
      .slice(from, to)
      .map(({ shown }) => shown)
      .join(isUnspaced ? '' : ' ')
  const read = items
    .filter(({ tags }) => tags.some((tag) => !isGrammar(tag)))
    .map(({ from, to }) => shownOf(from, to))
  const taken = [...items, ...amountsIn(units, vocabulary.numbers)]
  const isTaken = (at: number) => taken.some(({ from, to }) => from <= at && at < to)
  const unread: string[] = []
  for (let at = 0; at < units.length; at++) {
    const unit = units[at]
    if (unit?.kind !== 'word' || isTaken(at)) continue
    let to = at + 1
    if (isUnspaced) while (units[to]?.kind === 'word' && !isTaken(to)) to++
    const text = shownOf(at, to)
    // A name says nothing of clothes; in German every noun has a capital.
    const isName = unit.isCapital && at > 0 && !vocabulary.grammar.hasCapitalNouns
    const isWord = isUnspaced ? to - at > 1 && isContent(text) : text.length >= shortestUnread && !isName
    if (isWord) unread.push(text)
    at = to - 1
  }
  return { read: [...new Set(read)].slice(0, maxRead), unread: [...new Set(unread)].slice(0, maxUnread) }
}
