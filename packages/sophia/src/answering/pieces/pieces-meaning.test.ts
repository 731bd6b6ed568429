import { expect, test } from 'vitest'
import { hear } from '../../reading/load.ts'
import { startChat, type PiecesState } from './conversation.ts'
import { step } from './pieces-step.ts'
import { isOfOutfits, piecesMeaningOf } from './pieces-meaning.ts'

/** The chat after its greeting, when it is her turn. */
const greeted = (): PiecesState => {
  const opened = step(startChat(), { type: 'open' }, 0)
  return step(opened, { type: 'waited', wait: opened.wait?.id ?? 0 }, 0)
}

const read = async (typed: string) => {
  const { reading, heard } = await hear(typed, 'en')
  return piecesMeaningOf(reading, heard)
}

/** What she says after her next pause. */
const replied = (state: PiecesState) => step(state, { type: 'waited', wait: state.wait?.id ?? -1 }, 0)

test.for([
  ['a dress', { category: 'dresses' }],
  ['a skirt for the office', { category: 'skirts', occasion: 'work' }],
  ['something elegant for a wedding in the rain', { vibe: 'chic', occasion: 'event', weather: 'rainy' }],
  ['a black tie dress', { category: 'dresses', occasion: 'event', vibe: 'chic' }],
  ['a casual dress', { category: 'dresses', vibe: 'casual' }],
  ['a coat for -5 degrees', { category: 'outerwear', weather: 'chilly' }],
  ['something for a wedding in summer', { occasion: 'event', weather: 'sunny' }],
] as const)('%s answers questions of the search for single pieces', async ([typed, choices]) => {
  expect((await read(typed)).choices).toEqual(choices)
})

test.for([
  ['a top and a skirt', true],
  ['a hat', true],
  ['a top, no skirt', false],
  ['something blue', false],
] as const)('%s is a matter of outfits: %s', async ([typed, isSo]) => {
  expect(isOfOutfits((await hear(typed, 'en')).reading)).toBe(isSo)
})

test('a sentence that answers all four questions leads straight to the pieces', async () => {
  const typed = 'an elegant dress for a dinner, 25 degrees'
  const next = step(greeted(), { type: 'say', typed, meaning: await read(typed) }, 0)
  expect(next).toMatchObject({
    step: 'loading',
    search: {
      kind: 'pieces',
      choices: { category: 'dresses', vibe: 'chic', weather: 'sunny', occasion: 'date' },
    },
  })
  expect(next.messages.at(-1)?.text).toEqual({ say: 'typed', text: typed })
})

test('she says what she understood, and asks for what she did not by name', async () => {
  const typed = 'something for a wedding in summer, not yellow, under 200 euros, no zorbing'
  const next = replied(step(greeted(), { type: 'say', typed, meaning: await read(typed) }, 0))
  expect(next.messages.slice(-3).map(({ text }) => text)).toEqual([
    {
      say: 'told',
      told: {
        choices: { occasion: 'event', weather: 'sunny' },
        fine: 'wedding_guest',
        wishes: { avoids: ['yellow'], maxPerPieceCents: 20_000, currency: 'EUR' },
      },
    },
    { say: 'unread', words: ['zorbing'] },
    { say: 'ask', question: 'category', isAgain: false },
  ])
})

test('a question that a sentence did not answer is asked in other words', async () => {
  const dress = replied(step(greeted(), { type: 'say', typed: 'a dress', meaning: await read('a dress') }, 0))
  expect(dress.messages.at(-1)?.text).toEqual({ say: 'ask', question: 'vibe', isAgain: false })
  const typed = 'not too short please'
  const still = replied(step(dress, { type: 'say', typed, meaning: await read(typed) }, 0))
  expect(still.messages.at(-1)?.text).toMatchObject({ say: 'ask', question: 'vibe', isStill: true })
})

test('what says nothing is asked for, and changes nothing', async () => {
  const before = greeted()
  const next = replied(step(before, { type: 'say', typed: 'hm', meaning: await read('hm') }, 0))
  expect(next.choices).toEqual(before.choices)
  expect(next.messages.map(({ text }) => text).slice(-2)).toEqual([
    { say: 'unread', words: [], before: 'start' },
    expect.objectContaining({ say: 'ask' }),
  ])
})

test('what she looks for is named with what else she told of it', async () => {
  const typed = 'green dresses'
  const next = replied(step(greeted(), { type: 'say', typed, meaning: await read(typed) }, 0))
  expect(next.messages.at(-2)?.text).toMatchObject({ say: 'told', told: { category: 'dresses' } })
})

test('a wish to change what is not there yet is answered by the way to it, not as if she had told nothing', async () => {
  const dress = replied(step(greeted(), { type: 'say', typed: 'a dress', meaning: await read('a dress') }, 0))
  const next = replied(step(dress, { type: 'say', typed: 'cheaper', meaning: await read('cheaper') }, 0))
  expect(next.choices).toEqual(dress.choices)
  expect(next.messages.at(-2)?.text).toEqual({ say: 'unread', words: [], before: 'pieces' })
})
