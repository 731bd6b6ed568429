import { expect, test } from 'vitest'
import { languages } from '../vocabulary/languages.ts'
import { lexiconIn } from './load.ts'
import { plainName, type Named } from './plain-name.ts'

const slip: Named = {
  name: 'Olive Silk Slip Dress',
  category: 'dresses',
  colour: 'Olive',
  colour_family: 'green',
}
const skirt: Named = { name: 'Linen Wrap Midi Skirt', category: 'skirts', colour: '', colour_family: 'white' }
const [german, japanese, chinese] = await Promise.all([lexiconIn('de'), lexiconIn('ja'), lexiconIn('zh')])

test('kind, length, colour and material stand beside each other', () => {
  expect(plainName(slip, german)).toBe('Kleid · oliv · Seide')
  expect(plainName(slip, japanese)).toBe('ワンピース・オリーブ・シルク')
  expect(plainName(skirt, german)).toBe('Rock · Midi · weiß · Leinen')
  expect(plainName(skirt, chinese)).toBe('半身裙·中长款·白色·亚麻')
})

test('of several kinds in a name the last counts, and of its words as many as there are', () => {
  const named = (name: string) => plainName({ ...skirt, name, colour_family: null }, german)
  expect(named('Shirt Dress')).toBe('Kleid')
  expect(named('Leather Ankle Boots')).toBe('Stiefeletten · Leder')
  expect(named('Dress Trousers')).toBe('Hose')
})

test('a name that tells no kind is told by its category, and what has none has no plain name', () => {
  expect(plainName({ ...slip, name: 'The Sunday One', colour: '', colour_family: null }, german)).toBe(
    'Kleid',
  )
  expect(plainName({ ...slip, name: 'The Sunday One', category: 'accessories' }, german)).toBeNull()
})

test.each(languages.filter((one) => one !== 'en'))('%s has words for it', async (language) => {
  const name = plainName(slip, await lexiconIn(language))
  expect(name?.split(/\s?[·・]\s?/)).toHaveLength(3)
  expect(name).not.toMatch(/dress|silk/i)
})
