import { describe, expect, test } from 'vitest'
import type { Product } from '../../vocabulary/product.ts'
import { chatQuestions } from '../pieces/chat-choices.ts'
import { hear } from '../../reading/load.ts'
import { makeProduct } from '../outfits/testing.ts'
import { setsOf } from '../outfits/outfits-state.ts'
import { outfitsMeaningOf } from '../outfits/outfits-meaning.ts'
import { routeOf } from './route.ts'
import { afterOutfits, afterPieces, beginAgain, goTo, lastShown, newTalk, openAt, type Talk } from './talk.ts'

const waited = (talk: Talk) =>
  talk.pieces.wait ? afterPieces(talk, { type: 'waited', wait: talk.pieces.wait.id }, 0) : talk

const onDashboard = () => waited(openAt(newTalk(), 'pieces', 0))
const inFittingRoom = () => openAt(newTalk(), 'outfits', 0)

const choices = { category: 'dresses', vibe: 'chic', weather: 'rainy', occasion: 'date' } as const
const dress = makeProduct('dress', { category: 'dresses' })
const shoes = makeProduct('shoes', { category: 'shoes', name: 'Pumps' })

const answered = () =>
  chatQuestions.reduce(
    (talk, question) => waited(afterPieces(talk, { type: 'pick', question, value: choices[question] }, 0)),
    onDashboard(),
  )

const found = (talk: Talk, products: Product[]) =>
  waited(
    waited(
      afterPieces(
        talk,
        { type: 'found', search: talk.pieces.search?.id ?? -1, found: { products, hasMore: true } },
        0,
      ),
    ),
  )
const withPieces = () => found(answered(), [dress])

function withOutfit() {
  const asking = afterPieces(withPieces(), { type: 'ask', wish: 'outfit', piece: dress }, 0)
  const outfit = { pieces: [dress, shoes], ownLayer: false, reasons: {} }
  const search = asking.pieces.search?.id ?? -1
  return waited(
    waited(
      afterPieces(asking, { type: 'found', search, found: { products: [], hasMore: false, outfit } }, 0),
    ),
  )
}

const toOutfits = (talk: Talk, ...options: string[]) =>
  options.reduce((now, input) => afterOutfits(now, { type: 'say', input, random: 0 }), talk)

/** The lines of the talk in their order, as codes. */
const linesOf = ({ log, pieces, outfits }: Talk) =>
  log.map(({ of, at }) =>
    of === 'pieces' ? pieces.messages.find(({ id }) => id === at)?.text.say : outfits.messages[at]?.text,
  )

describe('one conversation', () => {
  test('begins as its door does, until she has said something', () => {
    expect(linesOf(onDashboard())).toEqual(['welcome'])
    const moved = openAt(onDashboard(), 'outfits', 0)
    expect(linesOf(moved)).toEqual(['greeting'])
    const said = toOutfits(moved, 'workwear')
    expect(openAt(said, 'pieces', 0)).toBe(said)
  })

  test('goes from single pieces to outfits with what was told, and back', () => {
    const told = answered()
    const there = goTo(told, 'outfits', 0)
    expect(there.outfits).toMatchObject({
      step: 'outfit_type',
      occasion: 'date_night',
      weather: 'cool',
      isWet: true,
    })
    expect(linesOf(there).at(-1)).toBe('ask_outfit_type')
    const back = waited(goTo(toOutfits(inFittingRoom(), 'workwear', 'hot'), 'pieces', 0))
    expect(back.pieces.choices).toEqual({ occasion: 'work', weather: 'sunny' })
    expect(linesOf(back)).toEqual([
      'greeting',
      { option: 'workwear' },
      'ask_weather',
      { option: 'hot' },
      'ask_outfit_type',
      'ask',
    ])
  })

  test('nothing leaves the log, whatever is switched', () => {
    let talk = withOutfit()
    const { log } = talk
    for (const script of ['outfits', 'pieces', 'outfits', 'pieces'] as const) {
      talk = goTo(talk, script, 0)
      expect(talk.log.slice(0, log.length)).toEqual(log)
    }
    expect(setsOf(talk.outfits)[0]?.items).toEqual([dress, shoes])
  })

  test('she alone begins it again', () => {
    const again = beginAgain(withOutfit(), 0)
    expect(linesOf(again)).toEqual(['welcome_again'])
    expect(setsOf(again.outfits)).toEqual([])
    const outfits = beginAgain(goTo(withOutfit(), 'outfits', 0), 0)
    expect(linesOf(outfits)).toEqual(['start_over'])
    // Late answers to the former are not taken for answers to this one.
    expect(outfits.pieces.count).toBeGreaterThan(0)
  })

  test('an outfit around a piece lies among the outfits, and can be changed', () => {
    const talk = withOutfit()
    expect(lastShown(talk)).toBe('outfits')
    const [set] = setsOf(talk.outfits)
    expect(set?.items).toEqual([dress, shoes])
    expect(set?.set).toMatchObject({
      asked: { occasion: 'date_night', weather: 'cool', isWet: true, outfitType: 'dresses' },
      looks: [[0, 1]],
    })
  })
})

describe('a sentence goes to whose matter it is', () => {
  const route = async (typed: string, talk: Talk) => {
    const { reading, heard } = await hear(typed, 'en')
    const found1 = routeOf(reading, heard, talk)
    if (found1.to === 'outfits') return `outfits, then ${found1.next}`
    const { wish, asks, refinement } = found1.meaning
    return wish ?? asks ?? refinement?.change ?? 'told'
  }

  test.for([
    ['a dress for a wedding', 'told'],
    ['not yellow', 'told'],
    ['zorbing', 'told'],
    ['who are you?', 'outfits, then pieces'],
    ['thanks', 'outfits, then pieces'],
    ['a top and a skirt', 'outfits, then outfits'],
    // There is no piece yet.
    ['make it an outfit', 'outfits, then outfits'],
  ] as const)('on the dashboard: %s, %s', async ([typed, to]) => {
    expect(await route(typed, onDashboard())).toBe(to)
  })

  test.for([
    ['more', 'more'],
    ['warmer', 'colder'],
    ['not yellow', 'told'],
    ['a skirt', 'told'],
    ['longer', 'longer'],
    ['in blue', 'in_colour'],
    ['turn this into an outfit', 'outfit'],
  ] as const)('below pieces: %s, %s', async ([typed, to]) => {
    expect(await route(typed, withPieces())).toBe(to)
  })

  test.for([
    'longer',
    'warmer',
    'cheaper',
    'other shoes',
    'not yellow',
    'red shoes',
    'undo',
    'without the bag',
  ])('below an outfit on the dashboard %s changes it', async (typed) => {
    expect(await route(typed, withOutfit())).toBe('outfits, then pieces')
  })

  test.for([
    ['en', 'make it an outfit'],
    ['de', 'mach ein Outfit daraus'],
    ['fr', 'faites-en une tenue'],
    ['es', 'conviértelo en un outfit'],
    ['it', 'trasformalo in un outfit'],
    ['pt', 'monte um look com isso'],
    ['ru', 'сделайте из этого образ'],
    ['ar', 'نسقي معها إطلالة'],
    ['ja', 'これでコーデを組んで'],
    ['zh', '把這件搭成一套'],
  ] as const)('%s: %s before there is a piece asks for a whole outfit', async ([language, typed]) => {
    const { reading, heard } = await hear(typed, language)
    const event = {
      type: 'say',
      input: typed,
      random: 0,
      meaning: outfitsMeaningOf(reading, 0, heard),
    } as const
    expect(linesOf(afterOutfits(onDashboard(), event)).at(-1)).toBe('still_occasion')
    // Below outfits it asks for more of them.
    expect(afterOutfits(withOutfit(), event).outfits).toMatchObject({ wantsMore: true })
  })

  test('other shoes look for shoes in the outfit that lies there', async () => {
    const talk = withOutfit()
    const { reading, heard } = await hear('other shoes', 'en')
    const next = afterOutfits(talk, {
      type: 'say',
      input: 'other shoes',
      random: 0,
      meaning: outfitsMeaningOf(reading, 0, heard),
    })
    const at = setsOf(talk.outfits)[0]?.message
    expect(next.outfits.wanted).toMatchObject({ change: 'something_else', at: [{ message: at, item: 1 }] })
  })

  test('among outfits everything is theirs', async () => {
    expect(await route('a dress for a wedding', inFittingRoom())).toBe('outfits, then outfits')
  })
})
