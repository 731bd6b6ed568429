import { expect, test } from 'vitest'
import type { Product } from '../../vocabulary/product.ts'
import { makeProduct } from '../outfits/testing.ts'
import { hear } from '../../reading/load.ts'
import { startChat, type PiecesState } from './conversation.ts'
import { refined } from './refine.ts'
import { step } from './pieces-step.ts'
import { refinedIn, piecesMeaningOf } from './pieces-meaning.ts'

const dress = (id: string, own: Partial<Product> = {}) =>
  makeProduct(id, { category: 'dresses', name: id, ...own })
const mini = dress('Mini dress', { colour_family: 'blue' })
const knee = dress('Shirt dress')
const midi = dress('Midi dress', { colour_family: 'blue', price_cents: 120_00 })
const maxi = dress('Maxi dress')
const all = [mini, knee, midi, maxi]

const choices = { category: 'dresses', vibe: 'chic', weather: 'sunny', occasion: 'date' } as const

/** The chat in which these dresses lie. */
const shown = (products: readonly Product[]): PiecesState => ({
  ...startChat(),
  step: 'recommendations',
  choices,
  messages: [{ id: 0, sender: 'stylist', text: { say: 'found', count: 2, choices }, timestamp: 0, products }],
  count: 1,
})

async function say(state: PiecesState, typed: string) {
  const { reading, heard } = await hear(typed, 'en')
  const refinement = refinedIn(reading, state)
  const meaning = { ...piecesMeaningOf(reading, heard), choices: {}, ...(refinement && { refinement }) }
  return step(state, { type: 'say', typed, meaning }, 0)
}

/** What she says when the search has found these. */
function answered(state: PiecesState, products: readonly Product[]) {
  const wait = (one: PiecesState) => (one.wait ? step(one, { type: 'waited', wait: one.wait.id }, 0) : one)
  const found = step(
    state,
    { type: 'found', search: state.search?.id ?? -1, found: { products, hasMore: true } },
    0,
  )
  return wait(wait(wait(found)))
}

test.for([
  ['longer', { change: 'longer' }],
  ['the dresses are too long', { change: 'shorter' }],
  ['in blue', { change: 'in_colour', colour: 'blue' }],
  ['the same in navy', { change: 'in_colour', colour: 'blue' }],
  ['blue dresses please', { change: 'in_colour', colour: 'blue' }],
  ['dressier', { change: 'dressier' }],
  // Another kind, two kinds, or what cannot be compared.
  ['longer trousers', null],
  ['other shoes', null],
  ['a blue dress and a red bag', null],
  ['not the blue dress', null],
  ['hello', null],
] as const)('below dresses, %s asks for %j', async ([typed, refinement]) => {
  expect(refinedIn((await hear(typed, 'en')).reading, shown(all))).toEqual(refinement)
})

test('what is found is compared with what lay there', () => {
  expect(refined(all, { change: 'longer' }, [mini, knee])).toEqual([knee, midi, maxi])
  expect(refined(all, { change: 'longer' }, [maxi])).toEqual([])
  expect(refined(all, { change: 'shorter' }, [midi, maxi])).toEqual([mini, knee, midi])
  expect(refined(all, { change: 'in_colour', colour: 'blue' }, [maxi])).toEqual([mini, midi])
  expect(refined(all, { change: 'dearer' }, [mini])).toEqual([midi])
})

test('it is looked for among the kind that lies there, and she says so in her words', async () => {
  const looking = await say(shown([mini]), 'longer')
  expect(looking.search).toMatchObject({
    kind: 'pieces',
    choices,
    page: 1,
    refined: { change: 'longer', said: 'longer', than: [mini] },
  })
  const longer = answered(looking, [maxi])
  expect(longer.messages.at(-1)).toMatchObject({
    text: { say: 'found_refined', count: 1, said: 'longer' },
    products: [maxi],
  })
  // More of them are longer, too.
  expect(step(longer, { type: 'wish', wish: 'more' }, 0).search).toMatchObject({
    page: 2,
    refined: { than: [mini] },
  })
  // Another kind of piece is looked for as it is.
  const other = step(longer, { type: 'wish', wish: 'another_category' }, 0)
  const asked = step(other, { type: 'waited', wait: other.wait?.id ?? -1 }, 0)
  const picked = step(asked, { type: 'pick', question: 'category', value: 'skirts' }, 0)
  expect(picked.search).toMatchObject({ choices: { category: 'skirts' } })
  expect(picked.search).not.toHaveProperty('refined')
})

test('where nothing is like that, what lay there stays', async () => {
  const none = answered(await say(shown([maxi]), 'longer'), [])
  expect(none.messages.at(-1)?.text).toEqual({ say: 'none_refined', count: 0, said: 'longer' })
  expect(none).toMatchObject({ step: 'recommendations', trouble: null, refined: undefined })
  // The search went through pages of its own.
  expect(none).toMatchObject({ page: 1, hasMore: false })
  expect(none.messages[0]?.products).toEqual([maxi])
})

test('the first of what lies there becomes an outfit', () => {
  const meaning = { choices: {}, asks: 'outfit', unread: [] } as const
  const asked = step(shown([mini, maxi]), { type: 'say', typed: 'make it an outfit', meaning }, 0)
  expect(asked.search).toMatchObject({ kind: 'piece', wish: 'outfit', piece: mini })
  expect(asked.messages.at(-1)?.text).toEqual({ say: 'typed', text: 'make it an outfit' })
})

test.for([
  ['en', 'I love the second one, what goes with it?', 2],
  ['de', 'die zweite gefällt mir, was passt dazu?', 2],
  ['ja', '最後のが好き、何と合わせる？', -1],
  ['zh', '我喜欢第一条，怎么搭配？', 1],
] as const)('%s: %s, or the one that she counts to', async ([language, typed, which]) => {
  const { reading } = await hear(typed, language)
  expect(reading.change).toEqual({ act: 'outfit', which })
  const meaning = { choices: {}, asks: 'outfit', which, unread: [] } as const
  const piece = which === 1 ? mini : maxi
  expect(step(shown([mini, maxi]), { type: 'say', typed, meaning }, 0).search).toMatchObject({ piece })
})
