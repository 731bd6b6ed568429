import { expect, test } from 'vitest'
import { languages } from '../vocabulary/languages.ts'
import { Cues } from './cues.ts'
import { isCue, readItems, says } from './items.ts'
import { vocabularyOf } from '../reading/load.ts'
import { cueNames } from './cue-names.ts'
import type { WordsOfSophia } from './phrases.ts'
import { unitsOf } from './units.ts'

const spaced = new Cues(
  { be: 'être, *bar*, qu*', prefersIt: "ce l'hai", make: 'pas … march*, diese* *' },
  'spaced',
)
const unspaced = new Cues({ rather: '方が', make: '没…走' }, 'unspaced')

test('a cue is found as whole words, and without its case and accents', () => {
  expect(spaced.areIn('cela peut etre rouge', 'be')).toBe(true)
  expect(spaced.areIn('le maitre', 'be')).toBe(false)
  expect(spaced.areIn('ce l hai in blu', 'prefersIt')).toBe(true)
  expect(spaced.areIn('etre', 'rather')).toBe(false)
})

test('`*` stands for any letters, and alone for any word', () => {
  expect(spaced.isOne('quelles', 'be')).toBe(true)
  expect(spaced.isOne('unbarer', 'be')).toBe(true)
  expect(spaced.isOne('quelles robes', 'be')).toBe(false)
  expect(spaced.isOne('diesen roten', 'make')).toBe(true)
  expect(spaced.isOne('diesen', 'make')).toBe(false)
})

test('`…` stands for anything within the sentence', () => {
  expect(spaced.areIn('je ne peux pas marcher', 'make')).toBe(true)
  expect(spaced.areIn('je ne peux pas du tout marcher avec', 'make')).toBe(true)
  expect(spaced.areIn('je ne veux pas . marcher', 'make')).toBe(false)
})

test('without spaces a cue is any part of the text', () => {
  expect(unspaced.areIn('黒の方がいい', 'rather')).toBe(true)
  expect(unspaced.areIn('没法走', 'make')).toBe(true)
  expect(unspaced.isOne('没法走', 'make')).toBe(true)
  expect(unspaced.isOne('没法走路', 'make')).toBe(false)
})

test('a sentence is asked for the cues of its language', async () => {
  const vocabulary = await vocabularyOf('fr')
  const sentence = readItems(unitsOf('La veste plutôt en crème', 'spaced'), vocabulary)
  expect(says(sentence, 'rather')).toBe(true)
  expect(says(sentence, 'rather', 3)).toBe(false)
  expect(isCue(sentence, 'rather', 2)).toBe(true)
  expect(isCue(sentence, 'rather', -1)).toBe(false)
})

test('every cue is one of some language', async () => {
  const files = await Promise.all(
    languages.map(
      (language) => import(`../languages/${language}/grammar.ts`) as Promise<{ words: WordsOfSophia }>,
    ),
  )
  expect(cueNames.filter((name) => files.every(({ words }) => !words.cues[name]))).toEqual([])
})
