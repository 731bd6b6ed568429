import { describe, expect, test } from 'vitest'
import type { Language } from '../../vocabulary/languages.ts'
import { hear as read } from '../../reading/load.ts'
import { startTalk, step } from './outfits-step.ts'
import { setsOf, type OutfitsState } from './outfits-state.ts'
import type { PickSet } from './messages.ts'
import { makeProduct } from './testing.ts'
import { outfitsMeaningOf } from './outfits-meaning.ts'

const asked = { occasion: 'workwear', weather: 'mild', outfitType: 'top_bottom' } as const
const set: PickSet = { asked, looks: [[0, 1]], palette: null, eased: null }

async function hear(state: OutfitsState, input: string, language: Language = 'en') {
  const { reading, heard } = await read(input, language)
  const meaning = outfitsMeaningOf(reading, 0, heard)
  return step(state, { type: 'say', input, random: 0, meaning })
}

/** A chat in which outfits lie on the screen. */
const shown = (items = outfit) => {
  const looking = ['workwear', 'mild', 'top_bottom'].reduce(
    (state, input) => step(state, { type: 'say', input, random: 0 }),
    startTalk(),
  )
  return step(looking, { type: 'picked', items, set })
}
const outfit = [
  makeProduct('top', { name: 'Shirt' }),
  makeProduct('skirt', { name: 'Skirt', category: 'skirts' }),
  makeProduct('shoes', { name: 'Pumps', category: 'shoes' }),
  makeProduct('bag', { name: 'Tote Bag', category: 'bags' }),
]
const namesIn = (state: OutfitsState) => setsOf(state)[0]?.items.map(({ name }) => name)
const linesSince = (next: OutfitsState, before: OutfitsState) =>
  next.messages.slice(before.messages.length).flatMap((one) => (one.from === 'sophia' ? [one.text] : []))

test('the last thing is undone: outfits that followed a change, not the change above them', async () => {
  const removed = await hear(shown(), 'without the bag')
  const again = step(await hear(removed, 'not yellow'), { type: 'picked', items: [...outfit], set })
  const undone = await hear(again, 'undo')
  expect(setsOf(undone)).toHaveLength(3)
  expect(namesIn(undone)).toEqual(['Shirt', 'Skirt', 'Pumps'])
  expect(namesIn(await hear(removed, 'undo'))).toEqual(['Shirt', 'Skirt', 'Pumps', 'Tote Bag'])
})

test('undo takes back all that one sentence changed, and no more', async () => {
  const other = [makeProduct('heels', { category: 'shoes' }), makeProduct('flats', { category: 'shoes' })]
  const before = shown([...outfit, makeProduct('boots', { name: 'Boots', category: 'shoes' })])
  const message = setsOf(before)[0]?.message ?? 0
  let state = await hear(before, 'without the bag')
  state = await hear(state, 'other shoes')
  for (const [which, product] of other.entries()) {
    const at = { message, item: which + 2 }
    state = step(state, { type: 'changed', at, change: 'something_else', product })
  }
  expect(namesIn(state)?.slice(2)).toEqual(other.map(({ name }) => name))
  const undone = await hear(state, 'undo')
  expect(namesIn(undone)).toEqual(['Shirt', 'Skirt', 'Pumps', 'Boots'])
  expect(namesIn(await hear(undone, 'undo'))).toEqual(['Shirt', 'Skirt', 'Pumps', 'Tote Bag', 'Boots'])
})

test('what a sentence asks for besides follows its first change, with no word of hers in between', async () => {
  const { reading, changes = [] } = await read('take the bag off and show me other shoes', 'en')
  const [first = reading, second = reading] = changes
  const removed = step(shown(), {
    type: 'say',
    input: 'take the bag off and show me other shoes',
    random: 0,
    meaning: outfitsMeaningOf(first, 0),
  })
  const next = step(removed, { type: 'also', meaning: outfitsMeaningOf(second, 0) })
  expect(namesIn(removed)).toEqual(['Shirt', 'Skirt', 'Pumps'])
  expect(next.wanted).toMatchObject({ for: 'change', change: 'something_else', at: [{ item: 2 }] })
  expect(next.messages).toEqual(removed.messages)
})

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
    ['still_occasion'],
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
    ['blorp', 'unread_only'],
    ['will it rain tomorrow?', 'answer_forecast'],
    ['how can I contact you?', 'answer_contact'],
    ['why these?', 'answer_why'],
    ['without the hat', 'not_there'],
    ['go back', 'nothing_to_undo'],
  ] as const)('%s is answered, and nothing is lost', async ([typed, line]) => {
    const before = shown()
    const next = await hear(before, typed)
    expect(linesSince(next, before)).toEqual([line])
    expect({ ...next, messages: [] }).toEqual({ ...before, messages: [] })
    expect(next.messages.slice(0, before.messages.length)).toEqual(before.messages)
  })

  test.for([
    ['other shoes', { for: 'change', change: 'something_else', item: 2 }],
    ['a longer skirt', { for: 'change', change: 'longer', item: 1 }],
    ['cheaper', { for: 'change', change: 'cheaper', item: 0 }],
    ['red shoes', { for: 'change', change: 'in_colour', item: 2, colour: 'red' }],
    ['the shoes in another colour', { for: 'change', change: 'another_colour', item: 2 }],
    ['the bag is too expensive', { for: 'change', change: 'cheaper', item: 3 }],
  ] as const)('%s: only that piece is looked for', async ([typed, { item, ...wanted }]) => {
    const before = shown()
    const next = await hear(before, typed)
    expect(next.wanted).toMatchObject({ ...wanted, at: [{ message: before.messages.length - 1, item }] })
    expect(next.step).toBe('complete')
    expect(namesIn(next)).toEqual(namesIn(before))
  })

  test.for<[Language, string, { item: number; change: string; colour?: string }]>([
    ['es', 'me gusta, pero la falda en verde', { change: 'in_colour', item: 1, colour: 'green' }],
    ['pt', 'adorei tudo menos os sapatos', { change: 'something_else', item: 2 }],
    [
      'de',
      'Lass den Rock so, aber such mir ein anderes Oberteil dazu',
      { change: 'something_else', item: 0 },
    ],
    ['it', 'lascia tutto così e cambia solo la borsa', { change: 'something_else', item: 3 }],
    ['fr', "j'aimerais voir d'autres options pour les chaussures", { change: 'something_else', item: 2 }],
    ['ja', 'スカートを緑にして', { change: 'in_colour', item: 1, colour: 'green' }],
    // '裙子' is a dress, or a skirt.
    ['zh', '裙子换成绿色的', { change: 'in_colour', item: 1, colour: 'green' }],
  ])('in %s, %s: only that piece is looked for', async ([language, typed, { item, ...wanted }]) => {
    const before = shown()
    const next = await hear(before, typed, language)
    expect(next.wanted).toMatchObject({ ...wanted, at: [{ message: before.messages.length - 1, item }] })
    expect(namesIn(next)).toEqual(namesIn(before))
  })

  test('a jacket that is asked for is looked for beside the others', async () => {
    expect((await hear(shown(), 'add a jacket')).wanted).toMatchObject({
      for: 'add',
      named: { kind: 'jacket' },
    })
  })

  test.for([
    ['trousers instead of the skirt', 1, { kind: 'trousers' }],
    ['no skirt, linen trousers please', 1, { kind: 'trousers', traits: ['linen'] }],
    ['white sneakers instead of the heels', 2, { kind: 'sneakers', colour: 'white', traits: ['white'] }],
    ['a red leather clutch', 3, { kind: 'clutch', colour: 'red', traits: ['red', 'leather'] }],
  ] as const)('%s: what she names is looked for in its place', async ([typed, item, named]) => {
    const { wanted } = await hear(shown(), typed)
    expect(wanted).toMatchObject({ for: 'change', change: 'something_else', at: [{ item }] })
    expect(wanted?.named?.traits?.toSorted()).toEqual('traits' in named ? named.traits.toSorted() : undefined)
    expect(wanted?.named).toMatchObject({ ...named, ...('traits' in named && { traits: expect.anything() }) })
  })

  test('what is added is as she said', async () => {
    expect((await hear(shown(), 'add a red leather belt')).wanted).toMatchObject({
      for: 'add',
      named: { kind: 'belt', colour: 'red' },
    })
  })

  test('heels that she cannot wear make place for other shoes, and all else stays', async () => {
    const heels = outfit.with(2, makeProduct('heels', { name: 'Block Heels', category: 'shoes' }))
    expect((await hear(shown(heels), "I can't do heels")).wanted).toMatchObject({
      for: 'change',
      at: [{ item: 2 }],
    })
  })

  test('a dress in the place of top and skirt is another outfit', async () => {
    const next = await hear(shown(), 'a dress instead of the skirt')
    expect(next).toMatchObject({ step: 'recommendations', outfitType: 'dresses', named: ['dress'] })
  })

  test('without the bag, and back again', async () => {
    const less = await hear(shown(), 'without the bag')
    expect(namesIn(less)).toEqual(['Shirt', 'Skirt', 'Pumps'])
    const back = await hear(less, 'go back')
    expect(namesIn(back)).toEqual(['Shirt', 'Skirt', 'Pumps', 'Tote Bag'])
  })

  test('two that go leave together', async () => {
    const hat = makeProduct('hat', { name: 'Hat', category: 'accessories' })
    const before = shown([...outfit, hat])
    expect(namesIn(await hear(before, 'without the bag and the hat'))).toEqual(['Shirt', 'Skirt', 'Pumps'])
  })

  test('what she keeps is what the next outfits are built around', async () => {
    const next = await hear(shown(), 'keep the shoes and change the rest')
    expect(next).toMatchObject({ step: 'recommendations', kept: [{ name: 'Pumps' }] })
  })

  test('warmer is for colder weather, with the same occasion', async () => {
    expect(await hear(shown(), 'warmer, please')).toMatchObject({ step: 'recommendations', weather: 'cool' })
  })

  test('what was not understood is asked for by name, and the rest is done', async () => {
    const before = shown()
    const next = await hear(before, 'in blue for the rain, and zorbing')
    const said = next.messages.slice(before.messages.length)
    expect(said).toContainEqual(
      expect.objectContaining({ text: 'unread', heard: expect.objectContaining({ unread: ['zorbing'] }) }),
    )
    expect(next).toMatchObject({ isWet: true, wishes: { loves: ['blue'] } })
  })

  test('wishes of several sentences are kept together, and forgotten when she says so', async () => {
    let state = shown()
    for (const typed of [
      'no leather',
      'not yellow',
      'I am petite',
      'under 80 euros a piece',
      'no polka dots',
    ]) {
      state = await hear(state, typed)
      state = step(state, { type: 'picked', items: [...outfit], set })
    }
    expect(state.wishes).toEqual({
      without: ['leather', 'polka dot'],
      avoids: ['yellow'],
      figure: ['petite'],
      maxPerPieceCents: 8000,
      currency: 'EUR',
    })
    const one = step(state, { type: 'forget', one: { what: 'avoids', which: 'yellow' } })
    expect(one.wishes).not.toHaveProperty('avoids')
    expect(step(one, { type: 'forget', one: null }).wishes).toEqual({})
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
