import { describe, expect, test } from 'vitest'
import { firstIn } from '../../testing/first.ts'
import type { Product } from '../../vocabulary/product.ts'
import { chatQuestions, optionsOf, type ChatQuestion } from './chat-choices.ts'
import { chatWaits, startChat, type PiecesState, type ChatWish } from './conversation.ts'
import { step, type PiecesEvent } from './pieces-step.ts'
import { isHerTurn, isTyping, openOptions, openQuestion, openWishes } from './open-wishes.ts'

const product = (id: string, cents = 50_00) => ({ id, name: `Piece ${id}`, price_cents: cents }) as Product
const three = ['a', 'b', 'c'].map((id) => product(id))

const run = (state: PiecesState, ...events: PiecesEvent[]) =>
  events.reduce((before, event) => step(before, event, 1000), state)

const waited = (state: PiecesState) =>
  state.wait ? run(state, { type: 'waited', wait: state.wait.id }) : state
const opened = () => waited(run(startChat(), { type: 'open' }))
const pick = (state: PiecesState, question: ChatQuestion, value: string) =>
  run(state, { type: 'pick', question, value })

const defaults = { category: 'dresses', vibe: 'chic', weather: 'sunny', occasion: 'date' } as const

/** Answers the questions up to `until`, each once its chips are there. */
function answered(until: ChatQuestion | null, own: Partial<Record<ChatQuestion, string>> = {}) {
  let state = opened()
  for (const question of chatQuestions) {
    if (question === until) return state
    state = waited(pick(state, question, own[question] ?? defaults[question]))
  }
  return state
}

const found = (state: PiecesState, products: Product[] = three, hasMore = false) =>
  run(state, { type: 'found', search: state.search?.id ?? -1, found: { products, hasMore } })
const failed = (state: PiecesState) => run(state, { type: 'failed', search: state.search?.id ?? -1 })

/** From the searching line to the grid. */
const recommended = (products = three, hasMore = false) =>
  waited(waited(found(answered(null), products, hasMore)))
const wish = (state: PiecesState, wanted: ChatWish) => run(state, { type: 'wish', wish: wanted })
/** The state after a wish that leads to pieces. */
const fulfilled = (state: PiecesState, wanted: ChatWish, products = three) =>
  waited(waited(found(waited(wish(state, wanted)), products)))

const lastOf = ({ messages }: PiecesState) => messages.at(-1)
const saidBy = (state: PiecesState, sender: string) =>
  state.messages.filter((message) => message.sender === sender).map(({ text }) => text)

describe('the flow of the specification', () => {
  test('she is greeted, and the chips come a second later', () => {
    const greeted = run(startChat(), { type: 'open' })
    expect(greeted).toMatchObject({ step: 'initial', wait: { for: 'chips', ms: 1000 } })
    expect(saidBy(greeted, 'stylist')).toEqual([{ say: 'welcome' }])
    expect([openQuestion(greeted), isTyping(greeted)]).toEqual([null, false])
    expect(openOptions(waited(greeted))).toEqual([
      'tops',
      'dresses',
      'skirts',
      'bottoms',
      'shoes',
      'outerwear',
    ])
  })

  test('to open it again goes on where it was left', () => {
    const state = answered('weather')
    expect(run(state, { type: 'open' })).toBe(state)
  })

  const everyOption = chatQuestions.flatMap((question) =>
    optionsOf(question).map((option) => [question, option] as const),
  )

  test.each(everyOption)('%s: %s is said, kept, and answered after 1.5 s', (question, option) => {
    const before = answered(question)
    expect(openQuestion(before)).toBe(question)
    const after = pick(before, question, option)
    expect(after.choices[question]).toBe(option)
    expect(lastOf(after)).toMatchObject({
      sender: 'user',
      text: { say: 'answer', question, value: option },
      timestamp: 1000,
    })
    expect(after.wait).toMatchObject({ for: 'reply', ms: 1500 })
    expect([isTyping(after), openQuestion(after), openOptions(after)]).toEqual([true, null, []])
    const next = chatQuestions[chatQuestions.indexOf(question) + 1]
    const replied = waited(after)
    expect(lastOf(replied)?.sender).toBe('stylist')
    if (next) {
      expect(lastOf(replied)?.text).toEqual({ say: 'ask', question: next, isAgain: false })
      expect(replied).toMatchObject({ step: next, wait: null, search: null })
      expect(openOptions(replied)).toEqual(optionsOf(next))
    } else {
      expect(lastOf(replied)?.text).toEqual({ say: 'searching' })
      expect(replied).toMatchObject({ step: 'loading', wait: { for: 'loading', ms: 3000 } })
    }
  })

  test('pieces are asked for once all four are chosen, and not before', () => {
    for (const question of chatQuestions) expect(answered(question).search).toBeNull()
    const asked = pick(answered('occasion'), 'occasion', 'brunch')
    expect(asked.search).toMatchObject({
      kind: 'pieces',
      choices: { ...defaults, occasion: 'brunch' },
      ceiling: null,
      page: 1,
    })
  })

  test('she looks for three seconds, however soon there is something', () => {
    const early = found(answered(null))
    expect([early.step, lastOf(early)?.text.say]).toEqual(['loading', 'searching'])
    const said = waited(early)
    expect(said).toMatchObject({ step: 'recommendations', wait: { for: 'products', ms: 800 } })
    expect(lastOf(said)?.text).toEqual({ say: 'found', count: 3, choices: defaults })
    expect(lastOf(said)?.products).toBeUndefined()
    expect(lastOf(waited(said))?.products).toEqual(three)
  })

  test('what takes longer is waited for, and said as soon as it is there', () => {
    const late = waited(answered(null))
    expect([late.step, late.wait, isTyping(late)]).toEqual(['loading', null, true])
    expect(lastOf(found(late))?.text.say).toBe('found')
  })

  test.each([
    ['an error', failed],
    ['nothing', (state: PiecesState) => found(state, [])],
  ])('%s: she has trouble, and asks to try again', (_, answer) => {
    const troubled = waited(answer(answered(null)))
    expect(troubled.step).toBe('recommendations')
    expect(lastOf(troubled)).toMatchObject({ sender: 'stylist', text: { say: 'trouble' } })
    expect(openWishes(troubled)).toContain('try_again')
    const again = fulfilled(troubled, 'try_again')
    expect(lastOf(again)).toMatchObject({ text: { say: 'found' }, products: three })
    expect(openWishes(again)).not.toContain('try_again')
  })

  test('the same piece twice in an answer is one', () => {
    expect(lastOf(recommended([...three, ...three]))?.text).toMatchObject({ count: 3 })
  })
})

describe('what comes at the wrong time changes nothing', () => {
  const states = {
    'not open': startChat(),
    'being greeted': run(startChat(), { type: 'open' }),
    initial: opened(),
    vibe: answered('vibe'),
    weather: answered('weather'),
    occasion: answered('occasion'),
    'being replied to': pick(answered('weather'), 'weather', 'rainy'),
    searching: answered(null),
    'searching, and found': found(answered(null)),
    'about to be shown': waited(found(answered(null))),
    recommendations: recommended(),
    'in trouble': waited(failed(answered(null))),
    'asked of a piece': run(recommended(), { type: 'ask', wish: 'outfit', piece: firstIn(three) }),
  } satisfies Record<string, PiecesState>
  const every = Object.entries(states)

  test.each(every)('%s: an answer to another question, or none of its options', (_, state) => {
    const open = openQuestion(state)
    for (const question of chatQuestions) {
      expect(pick(state, question, 'nonsense')).toBe(state)
      if (question !== open)
        for (const option of optionsOf(question)) expect(pick(state, question, option)).toBe(state)
    }
  })

  test.each(every)('%s: a wait or an answer of before', (_, state) => {
    const foreign = [-1, ...Array.from({ length: state.count + 2 }, (__, id) => id)]
    for (const id of foreign) {
      if (id !== state.wait?.id) expect(run(state, { type: 'waited', wait: id })).toBe(state)
      if (id === state.search?.id && !state.found) continue
      expect(run(state, { type: 'failed', search: id })).toBe(state)
      expect(run(state, { type: 'found', search: id, found: { products: three, hasMore: false } })).toBe(
        state,
      )
    }
  })

  test.each(every)('%s: a wish that is not offered', (_, state) => {
    const offered = openWishes(state)
    const all: ChatWish[] = [
      'try_again',
      'more',
      'cheaper',
      'any_price',
      'another_vibe',
      'another_occasion',
      'warmer',
      'colder',
      'rain',
      'another_category',
    ]
    for (const one of all.filter((named) => !offered.includes(named))) expect(wish(state, one)).toBe(state)
    if (state.step !== 'recommendations' || !isHerTurn(state)) {
      expect(offered).toEqual([])
      expect(run(state, { type: 'ask', wish: 'cheaper', piece: firstIn(three) })).toBe(state)
    }
  })

  test('a second press of a chip is no second answer', () => {
    const once = pick(opened(), 'category', 'tops')
    expect(pick(once, 'category', 'tops')).toBe(once)
    expect(pick(once, 'category', 'shoes')).toBe(once)
  })

  test('pieces that arrive twice are shown once', () => {
    const state = answered(null)
    const search = state.search!.id
    const twice = run(
      state,
      { type: 'found', search, found: { products: three, hasMore: false } },
      { type: 'found', search, found: { products: [product('z')], hasMore: true } },
    )
    const shown = waited(waited(twice))
    expect(lastOf(shown)?.products).toEqual(three)
    expect(run(shown, { type: 'found', search, found: { products: three, hasMore: true } })).toBe(shown)
  })
})

describe('start over', () => {
  test('asks from the beginning, and nothing that was on its way comes late', () => {
    const before = pick(answered('occasion'), 'occasion', 'work')
    const anew = run(before, { type: 'start_over' })
    expect(anew).toMatchObject({ step: 'initial', choices: {}, search: null, wait: { for: 'chips' } })
    expect(anew.messages.map(({ text }) => text)).toEqual([{ say: 'welcome_again' }])
    expect(run(anew, { type: 'waited', wait: before.wait!.id })).toBe(anew)
    const late = { products: three, hasMore: false }
    expect(run(anew, { type: 'found', search: before.search!.id, found: late })).toBe(anew)
    expect(openQuestion(waited(anew))).toBe('category')
  })

  test('no message ever has the number of another', () => {
    const before = recommended()
    const after = recommendedAgain(run(before, { type: 'start_over' }))
    const ids = [...before.messages, ...after.messages].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  const recommendedAgain = (state: PiecesState) =>
    waited(
      waited(
        found(
          chatQuestions.reduce(
            (at, question) => waited(pick(at, question, defaults[question])),
            waited(state),
          ),
        ),
      ),
    )

  test('before anything was said there is nothing to start over', () => {
    const state = startChat()
    expect(run(state, { type: 'start_over' })).toBe(state)
  })
})

describe('one answer changed', () => {
  test.each([
    ['another_vibe', 'vibe', 'edgy'],
    ['another_occasion', 'occasion', 'brunch'],
    ['another_category', 'category', 'shoes'],
  ] as const)('%s asks that alone, and looks again', (wanted, question, option) => {
    const asked = wish(recommended(), wanted)
    expect(lastOf(asked)?.text).toEqual({ say: 'wish', wish: wanted })
    const open = waited(asked)
    expect(lastOf(open)?.text).toEqual({ say: 'ask', question, isAgain: true })
    expect(openOptions(open)).toEqual(optionsOf(question).filter((one) => one !== defaults[question]))
    const looking = pick(open, question, option)
    expect(looking).toMatchObject({
      step: 'loading',
      search: { kind: 'pieces', choices: { ...defaults, [question]: option } },
    })
  })

  test.each([
    ['sunny', { warmer: null, colder: 'breezy', rain: 'rainy' }],
    ['breezy', { warmer: 'sunny', colder: 'chilly', rain: 'rainy' }],
    ['rainy', { warmer: 'sunny', colder: 'chilly', rain: null }],
    ['chilly', { warmer: 'breezy', colder: null, rain: 'rainy' }],
  ] as const)('from %s', (weather, moves) => {
    const shown = waited(waited(found(answered(null, { weather }))))
    for (const [wanted, leadsTo] of Object.entries(moves) as [ChatWish, string | null][]) {
      expect(openWishes(shown).includes(wanted)).toBe(leadsTo !== null)
      const after = wish(shown, wanted)
      if (leadsTo) expect(after.search).toMatchObject({ choices: { weather: leadsTo } })
      else expect(after).toBe(shown)
    }
  })
})

describe('more of these', () => {
  test('are offered while there are some, and none is shown again', () => {
    expect(openWishes(recommended(three, false))).not.toContain('more')
    const shown = recommended(three, true)
    const asked = wish(shown, 'more')
    expect(asked.search).toMatchObject({ page: 2 })
    const further = waited(waited(found(waited(asked), [firstIn(three), product('d')])))
    expect(lastOf(further)?.text).toEqual({ say: 'found_more', count: 1 })
    expect(lastOf(further)?.products?.map(({ id }) => id)).toEqual(['d'])
    expect(openWishes(further)).not.toContain('more')
  })

  test('that turn out to be none are no trouble', () => {
    const further = waited(found(waited(wish(recommended(three, true), 'more')), [firstIn(three)], true))
    expect(lastOf(further)?.text).toEqual({ say: 'no_more' })
    expect(openWishes(further)).not.toContain('more')
    expect(openWishes(further)).not.toContain('try_again')
  })

  test('begin at the first page again once something else is asked for', () => {
    const second = fulfilled(recommended(three, true), 'more', [product('d')])
    expect(wish(second, 'colder').search).toMatchObject({ page: 1 })
  })
})

describe('what she wants to pay', () => {
  const dear = [product('a', 280_00), product('b', 90_00)]

  test.each([
    [400_00, 300],
    [300_00, 150],
    [149_00, 75],
    [60_00, null],
  ])('cheaper than %i is up to %s', (cents, ceiling) => {
    const shown = recommended([product('a', cents)])
    expect(openWishes(shown).includes('cheaper')).toBe(ceiling !== null)
    if (ceiling) expect(wish(shown, 'cheaper').search).toMatchObject({ ceiling })
  })

  test('goes down step by step, and up to any price again', () => {
    const cheaper = fulfilled(recommended(dear), 'cheaper', [product('b', 90_00)])
    expect(cheaper.ceiling).toBe(150)
    const cheapest = wish(cheaper, 'cheaper')
    expect(cheapest.search).toMatchObject({ ceiling: 75 })
    expect(wish(cheaper, 'any_price').search).toMatchObject({ ceiling: null })
  })

  test('that there is nothing for less is said, and is no trouble', () => {
    const none = waited(found(waited(wish(recommended(dear), 'cheaper')), []))
    expect(lastOf(none)?.text).toEqual({ say: 'none_cheaper' })
    expect(openWishes(none)).toEqual(expect.arrayContaining(['any_price', 'another_vibe']))
    expect(openWishes(none)).not.toContain('try_again')
  })

  test("her profile's budget counts until she says something else, and again for another kind of piece", () => {
    const known = run(answered('occasion'), { type: 'budget', ceiling: 150 })
    const asked = pick(known, 'occasion', 'date')
    expect(asked.search).toMatchObject({ ceiling: 150 })
    const shown = waited(waited(found(waited(asked), [product('a', 140_00)])))
    expect(openWishes(shown)).not.toContain('any_price')
    const cheaper = fulfilled(shown, 'cheaper', [product('b', 60_00)])
    const other = pick(waited(wish(cheaper, 'another_category')), 'category', 'outerwear')
    expect(other.search).toMatchObject({ ceiling: 150 })
    expect(run(cheaper, { type: 'budget', ceiling: 300 }).ceiling).toBe(75)
  })

  test('what she asks of a piece is bound by it, too, until she puts it aside', () => {
    const known = run(answered('occasion'), { type: 'budget', ceiling: 75 })
    const shown = waited(waited(found(waited(pick(known, 'occasion', 'date')), [product('a', 60_00)])))
    const around = (state: PiecesState) => run(state, { type: 'ask', wish: 'outfit', piece: firstIn(three) })
    expect(around(shown).search).toMatchObject({ most: 75 })
    const none = found(waited(around(shown)), [])
    expect(lastOf(none)?.text).toMatchObject({ say: 'piece_none', within: true })
    const free = fulfilled(none, 'any_price', [product('b', 400_00)])
    expect(around(free).search).toMatchObject({ most: 'any' })
    expect(around(recommended()).search).toMatchObject({ most: null })
  })

  test('where her budget leaves nothing, any price is offered', () => {
    const known = run(answered('occasion'), { type: 'budget', ceiling: 75 })
    const none = waited(found(waited(pick(known, 'occasion', 'date')), []))
    expect(openWishes(none).slice(0, 2)).toEqual(['try_again', 'any_price'])
  })
})

describe('one piece', () => {
  const ask = (what: 'another_colour' | 'cheaper' | 'outfit') =>
    run(recommended(), { type: 'ask', wish: what, piece: firstIn(three) })

  test.each(['another_colour', 'cheaper'] as const)('%s: others are shown after she has written', (what) => {
    const asked = ask(what)
    expect(lastOf(asked)).toMatchObject({
      sender: 'user',
      text: { say: 'piece_wish', wish: what, name: 'Piece a' },
    })
    expect(asked).toMatchObject({
      step: 'recommendations',
      search: { kind: 'piece', wish: what, shown: ['a', 'b', 'c'], choices: defaults, most: null },
    })
    const early = found(asked, [product('x')])
    expect(lastOf(early)?.sender).toBe('user')
    const said = waited(early)
    expect(lastOf(said)?.text).toEqual({ say: 'piece_found', wish: what, name: 'Piece a', instead: null })
    expect(lastOf(waited(said))?.products?.map(({ id }) => id)).toEqual(['x'])
    expect(isHerTurn(waited(said))).toBe(true)
  })

  test('a whole outfit around it', () => {
    const asked = waited(ask('outfit'))
    const outfit = { pieces: three, ownLayer: false, reasons: {} }
    const answer = run(asked, {
      type: 'found',
      search: asked.search!.id,
      found: { products: [], hasMore: false, outfit },
    })
    expect(lastOf(waited(answer))).toMatchObject({ text: { say: 'piece_found' }, outfit })
  })

  test('an outfit that has it in another colour says so', () => {
    const asked = waited(ask('outfit'))
    const outfit = { pieces: [product('olive'), product('bag')], ownLayer: false, reasons: {} }
    const answer = run(asked, {
      type: 'found',
      search: asked.search!.id,
      found: { products: [], hasMore: false, outfit },
    })
    expect(lastOf(answer)?.text).toMatchObject({ say: 'piece_found', instead: 'Piece olive' })
  })

  test('another outfit around it has other company', () => {
    const outfit = { pieces: three, ownLayer: false, reasons: {} }
    const asked = ask('outfit')
    const found1 = run(asked, {
      type: 'found',
      search: asked.search!.id,
      found: { products: [], hasMore: false, outfit },
    })
    const again = run(waited(waited(found1)), { type: 'ask', wish: 'outfit', piece: firstIn(three) })
    expect(again.search).toMatchObject({ shown: ['b', 'c'] })
  })

  test.each(['another_colour', 'cheaper', 'outfit'] as const)('%s: that there is none is said', (what) => {
    const none = found(waited(ask(what)), [])
    expect(lastOf(none)?.text).toEqual({ say: 'piece_none', wish: what, name: 'Piece a', within: false })
    expect([none.wait, none.trouble, isHerTurn(none)]).toEqual([null, null, true])
  })

  test('what could not be looked up is tried again, and the former pieces still stand', () => {
    const troubled = failed(waited(ask('outfit')))
    expect(lastOf(troubled)?.text).toEqual({ say: 'trouble' })
    const again = wish(troubled, 'try_again')
    expect(again.search).toMatchObject({ kind: 'piece', wish: 'outfit' })
    expect(again.step).toBe('recommendations')
  })

  test('what was shown for a piece does not change what all of them cost', () => {
    const shown = recommended([product('a', 60_00)])
    const asked = run(shown, { type: 'ask', wish: 'another_colour', piece: firstIn(three) })
    const after = waited(waited(found(asked, [product('x', 500_00)])))
    expect(openWishes(after)).not.toContain('cheaper')
  })
})

test('the times are those of the specification', () => {
  expect(chatWaits).toEqual({ chips: 1000, reply: 1500, loading: 3000, products: 800 })
})
