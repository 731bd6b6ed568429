import { expect, test } from 'vitest'
import type { Reading } from '../vocabulary/reading-words.ts'
import { hear } from './load.ts'
import { isOfRules, withModel } from './model-first.ts'

const read = async (typed: string, guessed: Reading) => withModel(await hear(typed, 'en'), guessed)

test('what a model reads comes before what the rules read', async () => {
  const { reading } = await read('something for a wedding', { occasions: ['gala'], shoes: 'flat' })
  expect(reading).toEqual({ occasions: ['gala', 'wedding_guest'], shoes: 'flat' })
})

test('a colour or a piece that she does not want stays out, whatever a model makes of it', async () => {
  const { reading } = await read('a silk dress, nothing yellow, no heels', {
    pieces: [{ kind: 'dress', colours: ['red'] }],
    colours: { wanted: ['yellow', 'red'] },
  })
  expect(reading.pieces).toEqual([
    { kind: 'dress', colours: ['red'], materials: ['silk'] },
    { kind: 'heels', not: true },
  ])
  expect(reading.colours).toEqual({ wanted: ['red'], avoided: ['yellow'] })
})

test('a word counts as understood where the model read something besides', async () => {
  expect((await read('blue for zorbing', { occasions: ['sport'] })).heard.unread).toEqual([])
  expect((await read('blue for zorbing', { colours: { wanted: ['blue'] } })).heard.unread).toEqual([
    'zorbing',
  ])
})

test('a model that reads nothing changes nothing', async () => {
  const hearing = await hear('a red dress for zorbing in July under 150 euros', 'en')
  expect(withModel(hearing, {})).toEqual(hearing)
})

test.for([
  ['cheaper', true],
  ['who are you?', true],
  ['thanks', true],
  ['take the belt off and add gold hoops', true],
  ['a red dress for a wedding', false],
] as const)('%s is of the rules alone: %s', async ([typed, is]) => {
  expect(isOfRules(await hear(typed, 'en'))).toBe(is)
})
