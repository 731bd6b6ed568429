import { expect, test } from 'vitest'
import { languages } from '../vocabulary/languages.ts'
import changes from './judged/changes.json' with { type: 'json' }
import judged from './judged/frames.json' with { type: 'json' }
import { vocabularyOf } from './load.ts'
import { readSentence } from './read.ts'
import type { Reading } from '../vocabulary/reading-words.ts'

/** Sentences with a gap, and what may stand in it: each word fits each frame. */
type Frames = Record<(typeof languages)[number], { frames: string[]; words: string[] }>

/** Of every frame with every word what is not read as it ought to be. */
async function misread(
  language: (typeof languages)[number],
  all: Frames,
  isRight: (reading: Reading) => boolean,
) {
  const vocabulary = await vocabularyOf(language)
  const { frames, words } = all[language]
  return frames
    .flatMap((frame) => words.map((word) => frame.replace('{}', word)))
    .map((text) => ({ text, reading: readSentence(text, vocabulary) }))
    .filter(({ reading }) => !isRight(reading))
}

test.for(languages)('in %s a piece with how it shall be is a wish, and changes nothing', async (language) => {
  const isRight = ({ pieces = [], change, weather, question, occasions: gone }: Reading) =>
    pieces.length === 1 && !pieces[0]?.not && !change && !weather && !question && !gone
  expect(await misread(language, judged.wishes, isRight)).toEqual([])
})

test.for(languages)('in %s what she does not want is avoided, however she says it', async (language) => {
  const isRight = ({ colours, materials, patterns, pieces }: Reading) =>
    [colours, materials, patterns].some((one) => one?.avoided?.length) &&
    !colours?.wanted?.length &&
    !materials?.wanted?.length &&
    pieces === undefined
  expect(await misread(language, judged.denials, isRight)).toEqual([])
})

test.for(languages)('in %s where she goes is an occasion, and nothing else is read', async (language) => {
  const isRight = ({ occasions: gone, date: _date, season: _season, ...rest }: Reading) =>
    gone !== undefined && Object.keys(rest).every((slot) => slot === 'social')
  expect(await misread(language, judged.occasions, isRight)).toEqual([])
})

test.for(languages)('in %s a change is of what it names', async (language) => {
  const vocabulary = await vocabularyOf(language)
  const { pieces, frames, ...more } = changes[language]
  // What is added has no 'the' before it.
  const added = 'morePieces' in more ? more.morePieces : pieces
  const misheard = Object.entries(frames).flatMap(([act, sentences]) =>
    sentences.flatMap((frame) =>
      Object.entries(act === 'add' ? added : pieces)
        .map(([word, kind]) => ({ text: frame.replace('{}', word), kind }))
        .map(({ text, kind }) => ({ text, kind, reading: readSentence(text, vocabulary) }))
        .filter(({ kind, reading: { change, pieces: named } }) => {
          const about = change?.about ?? named?.[0]?.kind
          return change?.act !== act || about !== kind
        }),
    ),
  )
  expect(misheard).toEqual([])
})
