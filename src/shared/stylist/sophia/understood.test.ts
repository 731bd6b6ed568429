import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { understand } from '../understanding/load.ts'
import { startTalk, step, type SophiaState } from './flow.ts'
import type { PickSet } from './messages.ts'
import { makeProduct } from './testing.ts'
import { understoodOf } from './understood.ts'

const asked = { occasion: 'workwear', weather: 'mild', outfitType: 'top_bottom' } as const
const set: PickSet = { asked, looks: [[0, 1]], palette: null, eased: null }

async function hear(state: SophiaState, input: string, language: Language = 'en') {
  const understood = understoodOf(await understand(input, language), 0)
  return step(state, { type: 'say', input, random: 0, understood })
}

/** A chat in which outfits lie on the screen. */
const shown = () => {
  const looking = ['workwear', 'mild', 'top_bottom'].reduce(
    (state, input) => step(state, { type: 'say', input, random: 0 }),
    startTalk(),
  )
  return step(looking, { type: 'picked', items: [makeProduct('top'), makeProduct('skirt')], set })
}
const linesSince = (next: SophiaState, before: SophiaState) =>
  next.messages.slice(before.messages.length).flatMap((one) => (one.from === 'sophia' ? [one.text] : []))

test.for<[Language, string]>([
  ['en', 'a dress for a wedding, 25 degrees'],
  ['de', 'ein Kleid für eine Hochzeit, 25 Grad'],
  ['fr', 'une robe pour un mariage, 25 degrés'],
  ['ja', '結婚式のワンピース、25度'],
  ['zh', '参加婚礼的连衣裙,25度'],
  ['ar', 'فستان لعرس، 25 درجة'],
])('in %s one sentence answers every question: %s', async ([language, typed]) => {
  const { step: at, occasion, weather, outfitType } = await hear(startTalk(), typed, language)
  expect([at, occasion, weather, outfitType]).toEqual(['recommendations', 'date_night', 'warm', 'dresses'])
})

test('only what is open is asked', async () => {
  const next = await hear(startTalk(), 'it will be 30 degrees')
  expect([next.step, next.weather, linesSince(next, startTalk())]).toEqual([
    'occasion',
    'hot',
    ['ask_occasion'],
  ])
})

describe('with outfits on the screen', () => {
  test.for([
    ['who are you?', 'answer_who'],
    ['can I return it?', 'answer_shop'],
    ['what happens to my photo?', 'answer_privacy'],
    ['thanks', 'answer_thanks'],
    ['ugly', 'answer_sorry'],
    ['start again from scratch', 'ask_start_over'],
    ['blorp', 'again_complete'],
  ] as const)('%s is answered, and nothing is lost', async ([typed, line]) => {
    const before = shown()
    const next = await hear(before, typed)
    expect(linesSince(next, before)).toEqual([line])
    expect({ ...next, messages: [] }).toEqual({ ...before, messages: [] })
    expect(next.messages.slice(0, before.messages.length)).toEqual(before.messages)
  })

  test('more are looked for', async () => {
    expect(await hear(shown(), 'show me something else')).toMatchObject({
      step: 'recommendations',
      wantsMore: true,
    })
  })

  test('a hated colour and flat shoes are wishes of the next picks', async () => {
    const before = shown()
    const once = await hear(before, 'not yellow')
    expect(once).toMatchObject({ step: 'recommendations', wishes: { avoids: ['yellow'] } })
    expect(linesSince(once, before)).toEqual(['noted'])
    const back = step(once, { type: 'picked', items: [makeProduct('top')], set })
    expect((await hear(back, 'no heels')).wishes).toEqual({ avoids: ['yellow'], shoes: 'flat' })
  })

  test('another occasion is picked for, and the outfits before stay in the log', async () => {
    const before = shown()
    const next = await hear(before, 'and for the beach?')
    expect(next).toMatchObject({ step: 'recommendations', occasion: 'vacation', weather: 'mild' })
    expect(next.messages.slice(0, before.messages.length)).toEqual(before.messages)
  })
})
