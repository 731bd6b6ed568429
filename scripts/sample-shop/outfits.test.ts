import { beforeAll, describe, expect, test } from 'vitest'
import { productOccasions } from '@cabine/sophia/vocabulary/product-categories.ts'
import type { Brief } from '@cabine/sophia/styling/brief.ts'
import { budgetLimits, vibes, weathers, type Budget } from '@cabine/sophia/questions/consultation.ts'
import { faultsOf } from '@cabine/sophia/styling/outfit-rules.ts'
import { asWorn, type Worn } from '@cabine/sophia/styling/piece.ts'
import { suggestOutfits, type Suggestion } from '@cabine/sophia/styling/suggest.ts'
import { firstIn } from '#shared/testing/first.ts'
import { isThorough } from '#worker/testing/thorough.ts'
import { readRange } from './range.ts'

const wardrobe = readRange()
  .filter(({ department }) => department !== 'men')
  .flatMap((piece) => asWorn({ ...piece, availability: 'in_stock' }) ?? [])

/**
 * Every occasion in every weather and for every vibe, in both shapes: three hundred questions. Where not everything
 * is tried, a third of them, in which each of these still meets each of the others.
 */
const questions: Brief[] = productOccasions.flatMap((occasion, at) =>
  weathers.flatMap((weather, weatherAt) =>
    vibes.flatMap((vibe, vibeAt) =>
      (['dress', 'separates'] as const).flatMap((shape, shapeAt) =>
        isThorough || (at + weatherAt + vibeAt + shapeAt) % 3 === 0
          ? [{ occasions: [occasion], weather, vibe, shape }]
          : [],
      ),
    ),
  ),
)

const nameOf = ({ occasions, weather, vibe, shape }: Brief) => `${occasions[0]} ${weather} ${vibe} ${shape}`
const quiet = ['black', 'white', 'grey', 'beige', 'brown', 'gold', 'silver', 'multi', null]
const priceOf = (pieces: Worn[]) => pieces.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0)

describe('outfits from the sample shop', () => {
  let answers: { asked: Brief; outfit: Suggestion }[] = []

  beforeAll(() => {
    answers = questions.flatMap((asked) =>
      suggestOutfits(wardrobe, asked).map((outfit) => ({ asked, outfit })),
    )
  }, 120_000)

  /** The questions whose outfits do not keep to something. */
  const faulty = (isFaulty: (pieces: Worn[], asked: Brief) => boolean) =>
    answers
      .filter(({ asked, outfit }) => isFaulty(outfit.pieces, asked))
      .map(({ asked, outfit }) => `${nameOf(asked)}: ${outfit.pieces.map(({ name }) => name).join(', ')}`)

  test('the shop has one for nearly every question', () => {
    expect(answers.length).toBeGreaterThan(questions.length * 0.9)
    expect(answers.filter(({ outfit }) => outfit.ownLayer).length).toBeLessThan(answers.length * 0.05)
  })

  test('every outfit keeps every rule', () => {
    expect(
      answers.flatMap(({ asked, outfit: { pieces, brief, ownLayer } }) =>
        faultsOf(pieces, brief, ownLayer).map((fault) => `${nameOf(asked)}: ${fault}`),
      ),
    ).toEqual([])
  })

  // The same is checked once more on the result, without the rules' own code.
  test('the colours go together: one besides the quiet ones and blue, and never many', () => {
    expect(
      faulty((pieces) => {
        const colours = new Set(
          pieces.flatMap(({ colourFamily: one }) => (quiet.includes(one) ? [] : (one ?? []))),
        )
        colours.delete('blue')
        return colours.size > 1
      }),
    ).toEqual([])
    expect(faulty((pieces) => new Set(pieces.map(({ colourFamily }) => colourFamily)).size > 5)).toEqual([])
  })

  test('the weather is respected', () => {
    const heavy = /coat|sweater|cardigan|turtleneck|boots|beanie|wool scarf|velvet/i
    const airy = /sandals|shorts|espadrille|straw|canvas|bucket hat/i
    expect(
      faulty((pieces, { weather }) =>
        pieces.some(
          ({ name, slot, season }) =>
            ((weather === 'hot' || weather === 'warm') &&
              (slot === 'outer' || season === 'winter' || (heavy.test(name) && season !== 'summer'))) ||
            ((weather === 'cool' || weather === 'cold') && airy.test(name)),
        ),
      ),
    ).toEqual([])
    const isDressedFor = ({ asked, outfit }: (typeof answers)[number]) =>
      asked.weather !== 'cold' || outfit.ownLayer || outfit.pieces.some(({ name }) => /coat/i.test(name))
    expect(answers.filter((one) => !isDressedFor(one)).map(({ asked }) => nameOf(asked))).toEqual([])
  })

  test('no two pieces fight for the eye', () => {
    const loud =
      /velvet|gown|houndstooth|floral|gingham|plaid|bouclé|tweed|ruby|cobalt|emerald|poppy|terracotta/i
    expect(
      faulty(
        (pieces) =>
          pieces.filter(
            ({ slot, name, colour }) =>
              slot !== 'shoes' && slot !== 'bag' && slot !== 'accessory' && loud.test(`${name} ${colour}`),
          ).length > 1,
      ),
    ).toEqual([])
  })

  test('no answer is the one before: outfits differ, and no piece is in all of them', () => {
    const outfits = answers.map(({ outfit }) => outfit.pieces.map(({ id }) => id).join())
    expect(new Set(outfits).size).toBeGreaterThan(outfits.length * 0.85)
    const share = (slot: Worn['slot']) => {
      const inPlace = answers.flatMap(({ outfit }) => outfit.pieces.filter((piece) => piece.slot === slot))
      const counts = Map.groupBy(inPlace, ({ id }) => id)
      return {
        kinds: counts.size,
        most: Math.max(...[...counts.values()].map(({ length }) => length)) / inPlace.length,
      }
    }
    expect(share('dress').kinds).toBeGreaterThan(14)
    expect(share('top').kinds).toBeGreaterThan(14)
    expect(share('shoes').kinds).toBeGreaterThan(14)
    for (const slot of ['dress', 'top', 'bottom', 'outer', 'shoes', 'bag', 'accessory'] as const)
      expect(share(slot).most, slot).toBeLessThan(0.3)
  })

  test('most are carried with a bag, and each vibe looks like itself', () => {
    const withBag = answers.filter(({ outfit }) => outfit.pieces.some(({ slot }) => slot === 'bag'))
    expect(withBag.length).toBeGreaterThan(answers.length * 0.9)
    const blacks = (vibe: Brief['vibe']) => {
      const pieces = answers.flatMap(({ asked, outfit }) => (asked.vibe === vibe ? outfit.pieces : []))
      return pieces.filter(({ colourFamily }) => colourFamily === 'black').length / pieces.length
    }
    expect(blacks('edgy')).toBeGreaterThan(1.5 * blacks('romantic'))
  })

  test('the same question is answered alike', () => {
    const { asked, outfit } = firstIn(answers)
    expect(suggestOutfits(wardrobe, asked)).toEqual([outfit])
  })
})

describe.each<[Budget, number, number]>([
  ['piece_150', 150_00, Infinity],
  ['outfit_500', Infinity, 500_00],
])('with a budget of %s', (budget, maxPerPiece, maxPerOutfit) => {
  test('no outfit costs more, and there are some', { timeout: 60_000 }, () => {
    const asked = questions
      .filter((_, place) => place % 7 === 0)
      .map((brief) => ({ ...brief, ...budgetLimits[budget] }))
    const outfits = asked.flatMap((brief) => suggestOutfits(wardrobe, brief))
    expect(outfits.length).toBeGreaterThan(asked.length * 0.6)
    for (const { pieces } of outfits) {
      expect(priceOf(pieces)).toBeLessThanOrEqual(maxPerOutfit)
      for (const { priceCents } of pieces) expect(priceCents).toBeLessThanOrEqual(maxPerPiece)
    }
  })
})

test('three in a row have nothing sewn in common, and asking on brings others', { timeout: 60_000 }, () => {
  const asked: Brief = { occasions: ['workwear'], weather: 'mild', vibe: 'chic' }
  const seen: string[] = []
  for (let round = 0; round < 3; round++) {
    const three = suggestOutfits(wardrobe, asked, { most: 3, not: seen })
    expect(three).toHaveLength(3)
    const hearts = three.flatMap(({ pieces }) =>
      pieces.filter(({ slot }) => slot === 'dress' || slot === 'top').map(({ id }) => id),
    )
    expect(new Set(hearts).size).toBe(3)
    expect(hearts.filter((id) => seen.includes(id))).toEqual([])
    seen.push(...three.flatMap(({ pieces }) => pieces.map(({ id }) => id)))
  }
})
