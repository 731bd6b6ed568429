import { describe, expect, test } from 'vitest'
import { languages, type Language } from '#client/i18n/language.ts'
import { compositions, countsWithoutForms, faultsOfComposition } from './compositions.ts'
import { areasOf, readArea } from './sentences.ts'

const sentencesOf = (language: Language) =>
  areasOf(language).flatMap((area) =>
    Object.entries(readArea(language, area)).map(([key, text]) => ({ name: `${area}.${key}`, text })),
  )

/** Numbers that count no word beside them: 'Between 140 and 200', 'two of three ready', 'three at most'. */
const alone =
  /^(?:measures\.(?:height|length)Error|search-results\.showAll|session\.chooseUpTo|studio\.(?:progress|selected)|style-questions\.why_.*|testimonials\.rating)$/

describe.each(languages)('%s', (language) => {
  const sentences = sentencesOf(language)

  test('puts into the gap of a sentence only what makes a sentence', () => {
    const faults = compositions.flatMap((composition) => {
      const frames = sentences.filter(({ name }) => composition.frames.test(name))
      const values = Object.fromEntries(
        sentences
          .filter(({ name }) => composition.values.test(name))
          .map(({ name, text }) => [name.replace(/^.*?_/, ''), text]),
      )
      expect(frames.length, String(composition.frames)).toBeGreaterThan(0)
      expect(Object.keys(values).length, String(composition.values)).toBeGreaterThan(0)
      return frames
        .filter(({ text }) => text.includes(`{${composition.argument}}`))
        .flatMap(({ name, text }) =>
          faultsOfComposition(language, text, composition, values).map((fault) => `${name}: ${fault}`),
        )
    })
    expect(faults).toEqual([])
  })

  test('has a form of each counted word for each number', () => {
    const faults = sentences
      .filter(({ name, text }) => !alone.test(name) && countsWithoutForms(language, text).length > 0)
      .map(({ name, text }) => `${name}: ${text}`)
    expect(faults).toEqual([])
  })
})

/** Sentences that shoppers have read. */
const once: [Language, frame: string, value: string][] = [
  ['en', 'Picks up the {colour} again.', 'the print'],
  ['de', 'Ruhige Farben auf der Basis von {colour}.', 'das Muster'],
  ['pt', 'Uma cor forte, o {colour}, e tudo em volta fica discreto.', 'estampas'],
  ['pt', 'Fica no {colour} e em tons parecidos.', 'estampas'],
  ['en', 'I found 3 pieces for you: dresses for {colour}.', 'special event'],
  ['zh', '适合{colour}。', '工作/办公室'],
]
test.each(once)('%s: %s with %s is found', (language, frame, value) => {
  expect(faultsOfComposition(language, frame, { argument: 'colour' }, { value })).not.toEqual([])
})

test.each(languages)('%s: a print in the place of a colour is found', (language) => {
  const values = { black: 'x', multi: 'y' }
  const colour = { argument: 'colour', isColour: true }
  expect(faultsOfComposition(language, '{colour}', colour, values)).toEqual(['y: no colour'])
})

test('a counted word without forms is found', () => {
  expect(countsWithoutForms('en', 'Over the last {days} days:')).toEqual(['days'])
  expect(countsWithoutForms('ru', 'За последние {days} дн.:')).toEqual(['days'])
  expect(countsWithoutForms('en', '{days, plural, one{# day} other{{days} days}}')).toEqual([])
  expect(countsWithoutForms('ja', '{days}日')).toEqual([])
})
