import { expect, test } from 'vitest'
import { productOccasions } from '@cabine/sophia/vocabulary/product-categories.ts'
import { weatherOf } from './day-weather.ts'
import { addDays } from './days.ts'
import { outfitsOfDay, swapsOf, type DayAsked } from './outfits-of-day.ts'
import { closetOf, faultsOfDay, ownPiece as piece, skyOf } from './testing/some-closet.ts'

const dry = { warmth: 'mild', isWet: false } as const
const everyday = (more: Partial<DayAsked> = {}): DayAsked => ({
  date: '2026-11-30',
  weather: dry,
  occasion: 'everyday',
  ...more,
})

const basics = [
  piece('shirt', { category: 'tops', colours: ['white'], fabric: 'cotton' }),
  piece('jeans', { category: 'bottoms', colours: ['blue'], fabric: 'denim' }),
  piece('coat', { category: 'outerwear', colours: ['beige'], season: 'winter' }),
  piece('suede boots', { category: 'shoes', colours: ['brown'], fabric: 'suede', season: 'winter' }),
]

test('in the cold it has a layer; without one of hers it says so', () => {
  const cold = everyday({ weather: { warmth: 'cold', isWet: false } })
  expect(outfitsOfDay(basics, cold)[0]).toEqual({
    pieces: ['shirt', 'jeans', 'coat', 'suede boots'],
    lacksLayer: false,
    lacksShoes: false,
  })
  const bare = basics.filter(({ id }) => id !== 'coat')
  expect(outfitsOfDay(bare, cold)[0]).toMatchObject({ lacksLayer: true })
})

test('rain takes no suede: it says that none of her shoes is for it', () => {
  const rain = everyday({ weather: { warmth: 'cool', isWet: true } })
  expect(outfitsOfDay(basics, rain)[0]).toEqual({
    pieces: ['shirt', 'jeans', 'coat'],
    lacksLayer: false,
    lacksShoes: true,
  })
  const noShoes = basics.filter(({ details }) => details.category !== 'shoes')
  expect(outfitsOfDay(noShoes, rain)[0]?.lacksShoes).toBe(false)
})

test('what is in the laundry, sold or lent hangs nowhere', () => {
  for (const state of ['laundry', 'sold', 'lent', 'donated'] as const)
    expect(
      outfitsOfDay([piece('shirt', { category: 'tops', state }), ...basics.slice(1)], everyday()),
    ).toEqual([])
})

test('the top of yesterday comes only where no other is there', () => {
  const worn = piece('shirt', { category: 'tops', colours: ['white'], wornOn: ['2026-11-29'] })
  expect(outfitsOfDay([worn, ...basics.slice(1)], everyday())[0]?.pieces).toContain('shirt')
  const other = piece('tee', { category: 'tops', colours: ['grey'] })
  for (const { pieces } of outfitsOfDay([worn, other, ...basics.slice(1)], everyday()))
    expect(pieces).not.toContain('shirt')
})

test('a declined outfit does not come again that day; too cold, and a layer comes', () => {
  const asked = everyday({ weather: { warmth: 'warm', isWet: false } })
  const [first] = outfitsOfDay(basics.slice(0, 3), asked)
  expect(first?.pieces).toEqual(['shirt', 'jeans'])
  const pieces = first?.pieces ?? []
  const declined = (why: 'not_my_day' | 'too_cold') => ({
    ...asked,
    refusals: [{ date: asked.date, pieces, why }],
  })
  expect(outfitsOfDay(basics.slice(0, 3), declined('not_my_day'))).toEqual([])
  const knit = piece('knit', { category: 'tops', colours: ['grey'], fabric: 'wool' })
  const [warmer] = outfitsOfDay([...basics, knit], declined('too_cold'))
  expect(warmer?.pieces).toContain('knit')
})

test('of what can take a place, what goes with the rest comes first', () => {
  const red = piece('red trousers', { category: 'bottoms', colours: ['red'] })
  const skirt = piece('black skirt', { category: 'skirts', colours: ['black'] })
  const green = piece('green top', { category: 'tops', colours: ['green'] })
  const closet = [...basics, red, skirt, green]
  expect(swapsOf(closet, ['green top', 'jeans'], 'jeans', everyday())).toEqual([
    'black skirt',
    'red trousers',
  ])
})

test('two hundred weeks of closets, places and skies break no rule', () => {
  const broken: string[] = []
  let outfits = 0
  for (let week = 0; week < 200; week++) {
    const seed = `week ${week}`
    let closet = closetOf(seed)
    const hasShoes = closet.some(({ details }) => details.category === 'shoes')
    for (const day of skyOf(seed, 7)) {
      const occasion = productOccasions[week % productOccasions.length] ?? 'everyday'
      const asked: DayAsked = { date: day.date, weather: weatherOf(day), occasion }
      const [outfit] = outfitsOfDay(closet, asked, 1)
      if (!outfit) continue
      outfits += 1
      const worn = closet.filter(({ id }) => outfit.pieces.includes(id))
      const said = { ...outfit, lacksShoes: outfit.lacksShoes || !hasShoes }
      broken.push(...faultsOfDay(worn, weatherOf(day), said).map((fault) => `${seed} ${day.date}: ${fault}`))
      // She wears it: what was on her yesterday is not proposed where something else is there.
      const yesterday = addDays(day.date, -1)
      const repeated = worn.filter(
        ({ details }) => ['tops', 'dresses'].includes(details.category) && details.wornOn.includes(yesterday),
      )
      const others = closet.filter((one) => !repeated.includes(one))
      if (repeated.length > 0 && outfitsOfDay(others, asked, 1).length > 0)
        broken.push(`${seed} ${day.date}: worn yesterday`)
      closet = closet.map((one) =>
        outfit.pieces.includes(one.id)
          ? { ...one, details: { ...one.details, wornOn: [...one.details.wornOn, day.date] } }
          : one,
      )
    }
  }
  expect(broken).toEqual([])
  expect(outfits).toBeGreaterThan(700)
})
