import type { Sentence } from '../sentence/sentence.ts'
import type { TalkWord } from '../sentence/talk-words.ts'

/** A sentence as the lists of phrases read it, and where each of its units stands there. */
export function placesOfUnits(typed: string, { units, vocabulary: { talk } }: Sentence) {
  const text = talk.fold(typed)
  const at: number[] = []
  const end: number[] = []
  let from = 0
  for (const unit of units) {
    const key = talk.fold(unit.text)
    const found = key ? text.indexOf(key, from) : -1
    if (found >= 0) from = found + key.length
    at.push(found >= 0 ? found : from)
    end.push(from)
  }
  return { text, at, end }
}

export const matchesOf = (name: TalkWord, text: string, { vocabulary: { talk } }: Sentence) =>
  [...text.matchAll(talk.patterns[name])].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }))
