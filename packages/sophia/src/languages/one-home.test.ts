import { expect, test } from 'vitest'
import { concepts } from '../vocabulary/concepts.ts'
import { foldPhrase } from '../vocabulary/fold.ts'
import { colours, cuts, kinds, materials, patterns } from '../vocabulary/concept-groups.ts'
import { languages, type Language } from '../vocabulary/languages.ts'
import { cueNames } from '../sentence/cue-names.ts'
import { grammarNames } from '../sentence/phrases.ts'

type Spoken = Exclude<Language, 'en'>
const spoken = languages.filter((one): one is Spoken => one !== 'en')
const groups = [colours, cuts, kinds, materials, patterns]

/** Words that mean one thing to a shop and another in a sentence: 'туфли' are any shoes to her, and heels to the search. */
const twoMeanings: Partial<Record<Spoken, string>> = {
  de: 'regenjacke, umhängetasche, altrosa',
  es: 'cartera, buzo, verde agua, gris oscuro',
  fr: 'boots, bleu canard, vert d’eau',
  it: 'anfibi, cipria',
  ja: '羽織, アウター, アクセサリー',
  pt: 'sapatilhas, casaquinho, camisola, bata, blusinha, blusão',
  ru: 'ботинки, туфли, туфель, жакет, берет, пудровый, темно-серый',
  zh: '西装, 链条包, 棉麻',
}

type Lists = { [name: string]: string }
/** Without what stands for any letters or words: that is no word of the search. */
const wordsOf = (list: string) =>
  list
    .split(',')
    .filter((word) => !/[*…+]/.test(word))
    .map((word) => foldPhrase(word.trim()))
const listsOf = async (language: Language) =>
  (
    (await import(`./${language}/phrases.json`)) as {
      default: { things: Lists; cues: Lists; grammar: Lists; homographs?: string }
    }
  ).default
const ofSearch = async (language: Spoken) =>
  Object.entries(((await import(`./${language}/words.json`)) as { default: Lists }).default).flatMap(
    ([concept, list]) => wordsOf(list).map((word) => ({ word, concept })),
  )

test.each(spoken)(
  'in %s a word of the search stands among no others of the same meaning',
  async (language) => {
    const { things, homographs = '' } = await listsOf(language)
    const twoWords = new Set(homographs.split(' ').map(foldPhrase))
    const searched = new Set((await ofSearch(language)).map(({ word, concept }) => `${concept}: ${word}`))
    const twice = Object.entries(things).flatMap(([concept, list]) =>
      wordsOf(groups.some((group) => group.has(concept)) ? list : '')
        // An accent makes two words of 'lã' and 'lá'.
        .filter((word) => !twoWords.has(word))
        .map((word) => `${concept}: ${word}`)
        .filter((one) => searched.has(one)),
    )
    expect(twice).toEqual([])
  },
)

test.each(spoken)('in %s a thing is not called one thing here and another there', async (language) => {
  const { things } = await listsOf(language)
  const searched = await ofSearch(language)
  const groupOf = (concept: string) => groups.find((group) => group.has(concept))
  const odd = Object.entries(things).flatMap(([concept, list]) =>
    wordsOf(list).filter((word) =>
      searched.some(
        (other) =>
          other.word === word && other.concept !== concept && groupOf(other.concept) === groupOf(concept),
      ),
    ),
  )
  expect(odd.toSorted()).toEqual(
    wordsOf(twoMeanings[language] ?? '')
      .filter(Boolean)
      .toSorted(),
  )
})

test.each(languages)('the lists of %s name only what is read', async (language) => {
  const { things, cues, grammar } = await listsOf(language)
  const known = new Set<string>([...Object.keys(concepts), 'natural', 'animal'])
  expect(Object.keys(things).filter((name) => !known.has(name))).toEqual([])
  expect(Object.keys(cues).filter((name) => !cueNames.some((one) => one === name))).toEqual([])
  expect(Object.keys(grammar).filter((name) => !grammarNames.some((one) => one === name))).toEqual([])
})
