import type { Language } from '../../vocabulary/languages.ts'
import { describe, expect, test } from 'vitest'
import type { Product } from '../../vocabulary/product.ts'
import { chatQuestions } from '../pieces/chat-choices.ts'
import { hear } from '../../reading/load.ts'
import { makeProduct } from '../outfits/testing.ts'
import { setsOf } from '../outfits/outfits-state.ts'
import { turnOf } from './turn.ts'
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
  const turn = async (typed: string, talk: Talk, language: Language = 'en') =>
    turnOf(talk, await hear(typed, language), typed, 0)
  /** What a sentence asks for: pieces, an outfit, or only words. */
  const asked = async (typed: string, talk: Talk) => {
    const next = await turn(typed, talk)
    if (next.to === 'outfits') {
      const [event] = next.events
      return event?.type === 'say' && event.isWish ? 'outfit' : 'words'
    }
    const { event } = next
    if (event.type !== 'want') return event.type
    const { wanting } = event
    if (!wanting) return 'words'
    return wanting.compare?.change ?? (wanting.like ? 'like' : (wanting.piece?.kind ?? 'anything'))
  }

  test.for([
    ['a dress for a wedding', 'dress'],
    ['a blue blouse under $60', 'blouse'],
    ['what do I wear to a wedding in June?', 'outfit'],
    ['something for the office', 'outfit'],
    ['what goes with my black jeans?', 'outfit'],
    ['a present for my sister under $40', 'anything'],
    ['a top and a skirt', 'outfit'],
    ['who are you?', 'words'],
    ['thanks', 'words'],
    ['zorbing', 'words'],
  ] as const)('before anything is shown: %s, %s', async ([typed, to]) => {
    expect(await asked(typed, onDashboard())).toBe(to)
    expect(await asked(typed, inFittingRoom())).toBe(to)
  })

  test.for([
    ['cheaper', 'cheaper'],
    ['longer', 'longer'],
    ['in blue', 'anything'],
    ['the first one in red', 'like'],
    ['not yellow', 'anything'],
    ['a skirt', 'skirt'],
    ['turn this into an outfit', 'outfit'],
    ['what goes with it?', 'outfit'],
    ['which shoes with the last one?', 'outfit'],
    ['and with a jacket?', 'outfit'],
    ['my burgundy boots, what goes with them?', 'outfit'],
  ] as const)('below pieces: %s, %s', async ([typed, to]) => {
    expect(await asked(typed, withPieces())).toBe(to)
  })

  test.for(['longer', 'cheaper', 'other shoes', 'not yellow', 'red shoes', 'undo', 'without the bag'])(
    'below an outfit %s is of the outfit',
    async (typed) => {
      expect((await turn(typed, withOutfit())).to).toBe('outfits')
    },
  )

  test('what she has is kept in mind until she looks for another, and what need not be is forgotten', async () => {
    const own = await turn('I have a navy blazer, what do I wear with it?', onDashboard())
    expect(own.talk.said?.own).toMatchObject([{ kind: 'blazer' }])
    const other = await turn('a black blazer', { ...withPieces(), said: own.talk.said ?? {} })
    expect(other.talk.said?.own).toBeUndefined()
    const white = await turn('a white dress', onDashboard())
    expect(JSON.stringify(white.talk.said)).toContain('white')
    const any = await turn('it doesn’t have to be white', { ...withPieces(), said: white.talk.said ?? {} })
    expect(JSON.stringify(any.talk.said)).not.toContain('white')
  })

  test('a number alone is money once something is shown', async () => {
    expect((await turn('700 and that’s it', withPieces())).talk.said?.budget).toEqual({ most: 700 })
    expect((await turn('700 and that’s it', onDashboard())).talk.said?.budget).toBeUndefined()
  })

  test('nothing that was said is forgotten: the arms of the first sentence, the money of the second', async () => {
    const first = await turn('a dress with long sleeves, no black', onDashboard())
    const second = await turn('under 80 euros', {
      ...first.talk,
      pieces: withPieces().pieces,
      log: withPieces().log,
    })
    expect(second.talk.said).toMatchObject({
      pieces: [{ kind: 'dress', cuts: ['long sleeve'] }],
      colours: { avoided: ['black'] },
      budget: { most: 80, currency: 'EUR' },
    })
  })

  test.for([
    ['en', 'I feel so fat today'],
    ['de', 'Ich fühle mich heute dick'],
    ['fr', 'Je me sens grosse aujourd’hui'],
    ['es', 'Hoy me siento gorda'],
    ['it', 'Oggi mi sento grassa'],
    ['pt', 'Hoje me sinto gorda'],
    ['ru', 'Сегодня чувствую себя толстой'],
    ['ar', 'حاسة اني سمينة اليوم'],
    ['ja', '今日は太って見える気がする'],
    ['zh', '今天觉得自己好胖'],
  ] as const)('%s: a feeling is answered as one, and is no size', async ([language, typed]) => {
    const next = await turn(typed, onDashboard(), language)
    expect(JSON.stringify(next.talk.said)).not.toContain('plus')
    const event = next.to === 'outfits' ? next.events[0] : next.event
    expect(JSON.stringify(event)).toContain('"low"')
  })
})
