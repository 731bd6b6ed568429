import { beforeEach, expect, test } from 'vitest'
import type { Adjustable, Wearing } from '@cabine/engine'
import { useLanguageStore, type Language } from '#client/i18n/language.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { asItComes } from '@cabine/engine'
import { lengthWords, lookWords, sleeveWords } from './wearing-words.ts'

const all: Adjustable = {
  size: true,
  tuck: true,
  length: true,
  sleeves: true,
  front: 'closed',
  slide: true,
  isPictured: true,
}
const worn = (wearing: Partial<Wearing>, adjustable = all) => ({
  wearing: { ...asItComes, ...wearing },
  adjustable,
})
const top = { category: 'tops' } as const
const trousers = { category: 'bottoms' } as const

async function speak(language: Language) {
  useLanguageStore.setState({ language })
  await loadMessages('wearing', 'outfits')
}

beforeEach(() => speak('en'))

test('what is set is told in a row, and nothing of a piece as it comes', () => {
  expect(lookWords([worn({})], [top])).toBe('')
  expect(lookWords([worn({ size: 1, tuck: 'half', length: -0.1 })], [top])).toBe(
    'One size larger, half tucked, 10% shorter',
  )
  expect(lookWords([worn({ sleeves: 1, isOpen: true })], [top])).toBe('Up to the elbow, worn open')
  expect(lookWords([worn({ slide: -0.4, isBack: true, endsAt: 'crop' })], [top])).toBe(
    '40% to the left of the picture, the back, cropped',
  )
})

test('of several pieces each is named that is worn otherwise', () => {
  const said = lookWords([worn({ length: 0.2 }), worn({}), worn({ size: -2 })], [trousers, top, top])
  expect(said).toBe('Trousers: 20% longer · Top: two sizes smaller')
})

test('what this look cannot show is not told', () => {
  expect(
    lookWords([worn({ tuck: 'in', sleeves: 0.5 }, { ...all, tuck: false, sleeves: false })], [top]),
  ).toBe('')
})

test('in German the row goes on in small letters, too', async () => {
  await speak('de')
  expect(lookWords([worn({ size: 1, tuck: 'in' })], [top])).toBe('Eine Größe größer, eingesteckt')
})

test('a value between two words takes the nearer', () => {
  expect([0, 0.1, 0.15, 0.5, 0.9, 1].map(sleeveWords)).toEqual([
    'Down to the wrist',
    'Down to the wrist',
    'Pushed up a little',
    'Halfway up the forearm',
    'Up to the elbow',
    'Up to the elbow',
  ])
  expect(lengthWords(0)).toBe('Original length')
  expect(lengthWords(0.3)).toBe('30% longer')
})
