import { expect, test } from 'vitest'
import { understand } from '../understanding/load.ts'
import { startChat, type ChatState } from './conversation.ts'
import { step } from './step.ts'
import { toldIn } from './told.ts'

/** The chat after its greeting, when it is her turn. */
const greeted = (): ChatState => {
  const opened = step(startChat(), { type: 'open' }, 0)
  return step(opened, { type: 'waited', wait: opened.wait?.id ?? 0 }, 0)
}

test.for([
  ['a dress', { category: 'dresses' }],
  ['a skirt for the office', { category: 'skirts', occasion: 'work' }],
  ['something elegant for a wedding in the rain', { vibe: 'chic', occasion: 'event', weather: 'rainy' }],
  ['a coat for -5 degrees', { category: 'outerwear', weather: 'chilly' }],
] as const)('%s answers questions of the search for single pieces', async ([typed, choices]) => {
  expect(toldIn(await understand(typed, 'en'), greeted())?.choices).toEqual(choices)
})

test.for(['who are you?', 'the shoes in another colour', 'a top and a skirt', 'thanks', 'blorp'])(
  '%s is no matter of single pieces',
  async (typed) => {
    expect(toldIn(await understand(typed, 'en'), greeted())).toBe(null)
  },
)

test('a sentence that answers all four questions leads straight to the pieces', async () => {
  const typed = 'an elegant dress for a dinner, 25 degrees'
  const told = toldIn(await understand(typed, 'en'), greeted())
  expect(told).not.toBe(null)
  const next = step(greeted(), { type: 'told', typed, choices: told?.choices ?? {} }, 0)
  expect(next).toMatchObject({
    step: 'loading',
    search: {
      kind: 'pieces',
      choices: { category: 'dresses', vibe: 'chic', weather: 'sunny', occasion: 'date' },
    },
  })
  expect(next.messages.at(-1)?.text).toEqual({ say: 'typed', text: typed })
})
