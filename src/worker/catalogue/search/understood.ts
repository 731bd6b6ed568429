import { foldText } from '@cabine/sophia/vocabulary/fold.ts'
import type { Question } from './question.ts'

/** A part of a question as it was understood, in its own words, and the question without it. */
export type Understood = { words: string; without: string }

/** What of a question is met by what was found, in the order in which it was typed. */
export function understoodIn({ terms, wishes, asked }: Question, typed: string): Understood[] {
  const { folded, shown } = foldText(typed)
  const found = [
    ...terms.flatMap(({ at, isBeside }) => (at && !isBeside ? [at] : [])),
    ...(asked?.spans.unwanted ?? []),
    ...(asked?.sizes ? asked.spans.size : []),
    ...(asked && asked.words.price.length > 0 ? asked.spans.price : []),
    ...(asked?.spans.occasion ?? []).filter(({ from, to }) =>
      wishes.some(({ words }) => words.includes(shown(from, to))),
    ),
    ...(asked?.spans.met ?? []),
  ]
  const parts = found
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
    .filter((one, at, all) => !all.slice(0, at).some((before) => before.to > one.from))
  return parts.map(({ from, to }) => ({
    words: shown(from, to).trim(),
    without: `${shown(0, from)} ${shown(to, folded.length)}`.replaceAll(/\s+/g, ' ').trim(),
  }))
}
