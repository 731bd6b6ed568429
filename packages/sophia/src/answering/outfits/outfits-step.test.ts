import { describe, expect, test } from 'vitest'
import { firstIn } from '../../testing/first.ts'
import { makeProduct } from './testing.ts'
import { askedOf, offeredAt, startTalk, step, type OutfitsEvent } from './outfits-step.ts'
import { pieceAt, type OutfitsState } from './outfits-state.ts'
import type { Message, PickSet } from './messages.ts'
import { optionsAt, readOption, steps, type Option, type Step } from './options.ts'

const say = (input: string, random = 0): OutfitsEvent => ({ type: 'say', input, random })
const after = (state: OutfitsState, ...events: OutfitsEvent[]) => events.reduce(step, state)

const asked = { occasion: 'workwear', weather: 'mild', outfitType: 'top_bottom' } as const
const set: PickSet = { asked, looks: [[0, 1]], palette: { kind: 'neutral', colour: 'black' }, eased: null }
const pieces = [makeProduct('top'), makeProduct('skirt')]
const picked: OutfitsEvent = { type: 'picked', items: pieces, set }

/** A chat that has reached each step. */
const at: Record<Step, OutfitsState> = {
  occasion: startTalk(),
  weather: after(startTalk(), say('workwear')),
  outfit_type: after(startTalk(), say('workwear'), say('mild')),
  recommendations: after(startTalk(), say('workwear'), say('mild'), say('top_bottom')),
  complete: after(startTalk(), say('workwear'), say('mild'), say('top_bottom'), picked),
}
const exhausted = after(at.complete, say('show_me_more'), { type: 'nothing_found', isHeldBack: false })

/** What was said since, as codes. */
const newIn = (next: OutfitsState, before: OutfitsState) =>
  next.messages.slice(before.messages.length).map((one: Message) => one.text)
const answersOf = ({ occasion, weather, outfitType }: OutfitsState) => [occasion, weather, outfitType]

describe('every option', () => {
  test.each<[Step, string, Step, (string | null)[], string | null]>([
    ['occasion', 'workwear', 'weather', ['workwear', null, null], 'ask_weather'],
    ['occasion', 'vacation', 'weather', ['vacation', null, null], 'ask_weather'],
    ['occasion', 'date_night', 'weather', ['date_night', null, null], 'ask_weather'],
    ['occasion', 'casual_day', 'weather', ['casual_day', null, null], 'ask_weather'],
    ['weather', 'hot', 'outfit_type', ['workwear', 'hot', null], 'ask_outfit_type'],
    ['weather', 'warm', 'outfit_type', ['workwear', 'warm', null], 'ask_outfit_type'],
    ['weather', 'mild', 'outfit_type', ['workwear', 'mild', null], 'ask_outfit_type'],
    ['weather', 'cool', 'outfit_type', ['workwear', 'cool', null], 'ask_outfit_type'],
    ['outfit_type', 'dresses', 'recommendations', ['workwear', 'mild', 'dresses'], null],
    ['outfit_type', 'top_bottom', 'recommendations', ['workwear', 'mild', 'top_bottom'], null],
    ['outfit_type', 'surprise_me', 'recommendations', ['workwear', 'mild', 'dresses'], null],
    ['complete', 'show_me_more', 'recommendations', ['workwear', 'mild', 'top_bottom'], null],
    ['complete', 'start_over', 'occasion', [null, null, null], 'start_over'],
  ])('at %s %s leads to %s', (from, option, to, answers, line) => {
    const next = step(at[from], say(option))
    expect(next.step).toBe(to)
    expect(answersOf(next)).toEqual(answers)
    expect(newIn(next, at[from])).toEqual([{ option }, ...(line ? [line] : [])])
  })

  test.each(steps)('at %s each of them is read, and no other', (name) => {
    const options: readonly Option[] = optionsAt[name]
    for (const option of options) expect(readOption(options, option)).toBe(option)
    expect(offeredAt(at[name])).toEqual(optionsAt[name])
  })

  test.each([
    [0, 'dresses'],
    [0.49, 'dresses'],
    [0.5, 'top_bottom'],
    [0.99, 'top_bottom'],
  ])('random %d surprises her with %s', (random, outfitType) => {
    expect(step(at.outfit_type, say('surprise_me', random)).outfitType).toBe(outfitType)
  })

  test.each([
    ['occasion', 'Date night', 'date_night'],
    ['occasion', '  dAtE   NIGHT! ', 'date_night'],
    ['occasion', 'date-night', 'date_night'],
    ['weather', 'HOT', 'hot'],
    ['weather', 'cool.', 'cool'],
    ['outfit_type', 'Top + bottom', 'top_bottom'],
    ['outfit_type', 'top+bottom', 'top_bottom'],
    ['outfit_type', '\tsurprise me\n', 'surprise_me'],
  ] as const)('typed at %s, %j counts as %s', (from, typed, option) => {
    expect(newIn(step(at[from], say(typed)), at[from])[0]).toEqual({ option })
  })

  test('in words of another language, too', () => {
    const wordings = { hot: ['Très chaud'], cool: ['Frais', 'Il fait frais', 'Kühl, weiß', 'عطلة'] }
    expect(readOption(['hot', 'cool'], 'tres CHAUD', (one) => wordings[one])).toBe('hot')
    for (const said of ['il fait FRAIS !', 'kuhl weiss', 'عطله'])
      expect(readOption(['hot', 'cool'], said, (one) => wordings[one])).toBe('cool')
    expect(readOption(['hot', 'cool'], 'chaud', (one) => wordings[one])).toBe(null)
  })
})

const wrong = [
  '',
  '   ',
  '\n',
  'hott',
  'not hot',
  'hot cool',
  'hot, cool',
  '👗',
  '🔥 🔥',
  '<b>hot</b>',
  '<img src=x onerror=alert(1)>',
  '"; DROP TABLE products; --',
  '__proto__',
  'constructor',
  'toString',
  '0',
  'null',
  'x'.repeat(10_000),
  'dresses '.repeat(500),
  'فستان',
  'recommendations',
]
/** Events that belong to the other steps. */
const foreignTo = (name: Step) =>
  steps.filter((other) => other !== name).flatMap((other): readonly string[] => optionsAt[other])

describe('every wrong input', () => {
  const again = {
    occasion: 'again_occasion',
    weather: 'again_weather',
    outfit_type: 'again_outfit_type',
  } as const
  const table = (['occasion', 'weather', 'outfit_type'] as const).flatMap((name) =>
    [...wrong, ...foreignTo(name)].map((input) => [name, input] as const),
  )
  test.each(table)('at %s, %j is asked again', (name, input) => {
    const next = step(at[name], say(input))
    const kept = input.trim().slice(0, 2_000)
    expect(newIn(next, at[name])).toEqual([...(kept ? [{ typed: kept }] : []), again[name]])
    expect({ ...next, messages: [] }).toEqual({ ...at[name], messages: [] })
  })

  test.each([...wrong, ...foreignTo('complete')])(
    'at the end, %j is asked about, and nothing is lost',
    (input) => {
      const next = step(at.complete, say(input))
      expect(newIn(next, at.complete).at(-1)).toBe('again_complete')
      expect({ ...next, messages: [] }).toEqual({ ...at.complete, messages: [] })
    },
  )

  test.each([...wrong, ...foreignTo('recommendations')])('while she looks, %j waits', (input) => {
    expect(step(at.recommendations, say(input))).toBe(at.recommendations)
  })
})

describe('recommendations', () => {
  test('what was found is shown, and does not come again', () => {
    expect(at.complete.step).toBe('complete')
    expect(at.complete.messages.at(-1)).toEqual({ from: 'sophia', text: 'picks', items: pieces, set })
    expect(at.complete.shown).toEqual(pieces.flatMap(({ id, product_url }) => [id, product_url]))
    expect(askedOf(at.complete)).toEqual(asked)
  })

  test('more comes as more, until nothing remains: then only a new beginning is offered', () => {
    const more = after(at.complete, say('Show me more'), { ...picked, items: [makeProduct('coat')] })
    expect(newIn(more, at.complete)).toEqual([{ option: 'show_me_more' }, 'more_picks'])
    expect(more.shown).toHaveLength(6)
    expect(exhausted.step).toBe('complete')
    expect(exhausted.messages.at(-1)?.text).toBe('all_shown')
    expect(offeredAt(exhausted)).toEqual(['start_over'])
    expect(step(exhausted, say('start_over')).step).toBe('occasion')
    expect(step(exhausted, say('anything')).step).toBe('complete')
    const asksAgain = step(exhausted, say('Show me more'))
    expect([asksAgain.step, asksAgain.messages.at(-1)?.text]).toEqual(['complete', 'all_shown'])
  })

  test.each<[OutfitsEvent, string]>([
    [{ type: 'nothing_found', isHeldBack: false }, 'trouble_finding'],
    [{ type: 'picking_failed' }, 'trouble_curating'],
  ])('%j goes back to the outfit type', (event, line) => {
    const next = step(at.recommendations, event)
    expect(next.step).toBe('outfit_type')
    expect(answersOf(next)).toEqual(['workwear', 'mild', null])
    expect(newIn(next, at.recommendations)).toEqual([line])
    expect(step(next, say('dresses')).step).toBe('recommendations')
  })

  describe('where her budget holds something back', () => {
    const held = step(at.recommendations, { type: 'nothing_found', isHeldBack: true })
    const few = step(at.recommendations, { ...picked, set: { ...set, looks: [], eased: 'budget' } })

    test('she is told, and may look beyond it', () => {
      expect(newIn(held, at.recommendations)).toEqual(['trouble_finding', 'held_back'])
      expect(offeredAt(held)).toEqual([...optionsAt.outfit_type, 'any_price'])
      const asks = step(held, say('any price'))
      expect([asks.step, asks.anyPrice, offeredAt(asks)]).toEqual([
        'outfit_type',
        true,
        optionsAt.outfit_type,
      ])
      expect(step(asks, say('dresses'))).toMatchObject({ step: 'recommendations', anyPrice: true })
    })

    test('where it left a few pieces it is one press to all of them', () => {
      expect(offeredAt(few)).toEqual(['show_me_more', 'start_over', 'any_price'])
      expect(step(few, say('any_price'))).toMatchObject({
        step: 'recommendations',
        anyPrice: true,
        shown: [],
      })
    })

    test('it counts again from a new beginning, and elsewhere nobody offers to leave it', () => {
      expect(after(few, say('any_price'), picked, say('start_over')).anyPrice).toBe(false)
      expect(step(at.outfit_type, say('any price')).messages.at(-1)?.text).toBe('again_outfit_type')
    })
  })

  test('a failure while she looks for more does so, too', () => {
    const next = after(at.complete, say('show_me_more'), { type: 'picking_failed' })
    expect([next.step, next.shown, next.wantsMore]).toEqual(['outfit_type', [], false])
  })

  test.each(steps)('whatever else breaks at %s begins again', (name) => {
    const next = step(at[name], { type: 'broke' })
    expect(next.step).toBe('occasion')
    expect(answersOf(next)).toEqual([null, null, null])
    expect(newIn(next, at[name])).toEqual(['trouble'])
  })

  test.each(['occasion', 'weather', 'outfit_type', 'complete'] as const)(
    'a late answer at %s changes nothing',
    (name) => {
      for (const event of [
        picked,
        { type: 'nothing_found', isHeldBack: false },
        { type: 'picking_failed' },
      ] as const)
        expect(step(at[name], event)).toBe(at[name])
    },
  )
})

describe('refining', () => {
  test.each([
    ['occasion', 'ask_occasion', 'vacation'],
    ['weather', 'ask_weather', 'cool'],
    ['outfit_type', 'ask_outfit_type', 'dresses'],
  ] as const)('another answer to %s leads straight to new picks', (question, line, option) => {
    const asks = step(at.complete, { type: 'revise', question })
    expect([asks.step, newIn(asks, at.complete)]).toEqual([question, [line]])
    const next = step(asks, say(option))
    expect([next.step, next.shown]).toEqual(['recommendations', []])
    expect(answersOf(next).filter(Boolean)).toHaveLength(3)
  })

  test('what was not answered cannot be changed, nor anything while she looks', () => {
    expect(step(at.weather, { type: 'revise', question: 'outfit_type' })).toBe(at.weather)
    expect(step(at.recommendations, { type: 'revise', question: 'weather' })).toBe(at.recommendations)
  })
})

describe('a change of one piece', () => {
  const place = { message: at.complete.messages.length - 1, item: 1 }
  const asks = step(at.complete, { type: 'ask_change', at: place, change: 'cheaper' })

  test('it lies in the place of the other, and the set says no more of its colours', () => {
    const other = makeProduct('cheap-skirt')
    const next = step(asks, { type: 'changed', at: place, change: 'cheaper', product: other })
    expect(pieceAt(next, place)).toBe(other)
    expect(next.messages[place.message]).toMatchObject({ items: [pieces[0], other], set: { palette: null } })
    expect(newIn(next, at.complete)).toEqual([
      { change: 'cheaper', name: 'skirt', at: place },
      'changed_cheaper',
    ])
    expect(next.shown).toContain('cheap-skirt')
    expect(next.step).toBe('complete')
  })

  test.each([
    ['nothing_suitable', 'nothing_cheaper'],
    ['failed', 'change_failed'],
  ] as const)('%s: nothing is lost', (because, line) => {
    const next = step(asks, { type: 'not_changed', at: place, change: 'cheaper', because })
    expect(newIn(next, asks)).toEqual([line])
    expect(pieceAt(next, place)).toBe(pieces[1])
  })

  test('a piece that is not there cannot change', () => {
    const nowhere = { message: 0, item: 3 }
    expect(step(at.complete, { type: 'ask_change', at: nowhere, change: 'cheaper' })).toBe(at.complete)
    expect(
      step(at.complete, { type: 'changed', at: nowhere, change: 'cheaper', product: firstIn(pieces) }),
    ).toBe(at.complete)
  })
})
