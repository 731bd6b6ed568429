import { amountsIn } from '../sentence/numbers.ts'
import type { Tag } from '../sentence/patterns.ts'
import type { Item, Sentence } from '../sentence/sentence.ts'

/** What was understood of a sentence, and what was not, as she wrote it. */
export type Heard = { read: string[]; unread: string[] }

const isGrammar = (tag: Tag) => /^(?:grammar|budget|social|question|change|quality|date):/.test(tag)

/** Whether it says something of clothes, of the day or of herself. */
export const isContentful = ({ tags }: Item) => tags.some((tag) => !isGrammar(tag))

const shortestUnread = 4
const maxUnread = 2
const maxRead = 3

/** Hiragana alone is grammar. */
const isContent = (text: string) => !/^[\p{Script=Hiragana}ー]+$/u.test(text)

/** Words of which nothing was understood, and their place. */
export type Unread = { from: number; to: number; text: string }

export function heardIn(sentence: Sentence, words: readonly Unread[]): Heard {
  const read = sentence.items.filter(isContentful).map(({ from, to }) => shownIn(sentence, from, to))
  const unread = words.map(({ text }) => text)
  return { read: [...new Set(read)].slice(0, maxRead), unread: [...new Set(unread)].slice(0, maxUnread) }
}

const shownIn = ({ units, vocabulary }: Sentence, from: number, to: number) =>
  units
    .slice(from, to)
    .map(({ shown }) => shown)
    .join(vocabulary.speech.spacing === 'unspaced' ? '' : ' ')

export function unreadIn(sentence: Sentence): Unread[] {
  const { units, items, vocabulary } = sentence
  const isUnspaced = vocabulary.speech.spacing === 'unspaced'
  const taken = [...items, ...amountsIn(units, vocabulary.numbers)]
  const isTaken = (at: number) => taken.some(({ from, to }) => from <= at && at < to)
  const unread: Unread[] = []
  for (let at = 0; at < units.length; at++) {
    const unit = units[at]
    if (unit?.kind !== 'word' || isTaken(at)) continue
    let to = at + 1
    if (isUnspaced) while (units[to]?.kind === 'word' && !isTaken(to)) to++
    const text = shownIn(sentence, at, to)
    // A name says nothing of clothes; in German every noun has a capital.
    const isName = unit.isCapital && at > 0 && !vocabulary.grammar.hasCapitalNouns
    const isWord = isUnspaced ? to - at > 1 && isContent(text) : text.length >= shortestUnread && !isName
    if (isWord) unread.push({ from: at, to, text })
    at = to - 1
  }
  return unread
}
