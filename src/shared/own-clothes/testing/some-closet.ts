import * as v from 'valibot'
import { chanceOf } from '@cabine/sophia/styling/chance.ts'
import { colourFamilies, seasons } from '@cabine/sophia/vocabulary/product-categories.ts'
import { closetCategories, closetDetails, fabrics, formalities, type ClosetDetails } from '../../closet.ts'
import type { DayWeather, Forecast } from '../day-weather.ts'
import { addDays } from '../days.ts'
import type { OwnPiece } from '../own-piece.ts'

export const ownPiece = (
  id: string,
  details: Partial<ClosetDetails> & Pick<ClosetDetails, 'category'>,
): OwnPiece => ({
  id,
  details: v.parse(closetDetails, details),
})

/** A seeded closet: what people have, in no good order. */
export function closetOf(seed: string): OwnPiece[] {
  const pick = <Value>(of: readonly Value[], key: string) =>
    of[Math.floor(chanceOf(`${seed} ${key}`) * of.length)] as Value
  const count = 8 + Math.floor(chanceOf(`${seed} count`) * 50)
  return Array.from({ length: count }, (_, at) =>
    ownPiece(`${seed}-${at}`, {
      category: pick(closetCategories, `category ${at}`),
      colours: [pick(colourFamilies, `colour ${at}`)],
      fabric: pick([null, ...fabrics], `fabric ${at}`),
      season: pick(['all', ...seasons], `season ${at}`),
      formality: pick([null, ...formalities], `formality ${at}`),
      state: pick(['here', 'here', 'here', 'here', 'laundry', 'sold', 'lent'] as const, `state ${at}`),
    }),
  )
}

/** A seeded place's weather, day by day. */
export function skyOf(seed: string, days: number): Forecast[] {
  const climate = -8 + chanceOf(`${seed} climate`) * 40
  return Array.from({ length: days }, (_, at) => {
    const high = climate + (chanceOf(`${seed} high ${at}`) - 0.5) * 10
    const isRain = chanceOf(`${seed} rain ${at}`) > 0.55
    return {
      date: addDays('2026-01-05', at),
      high,
      low: high - 3 - chanceOf(`${seed} low ${at}`) * 8,
      rainMm: isRain && high > 1 ? 1 + chanceOf(`${seed} mm ${at}`) * 12 : 0,
      rainChance: isRain ? 80 : 10,
      windKmh: chanceOf(`${seed} wind ${at}`) * 50,
      snowCm: isRain && high <= 1 ? 2 : 0,
    }
  })
}

/** The rules said once more, by what is known of a piece and of the sky alone. */
export function faultsOfDay(
  worn: OwnPiece[],
  { warmth, isWet }: DayWeather,
  said: { lacksLayer: boolean; lacksShoes: boolean },
) {
  const has = (...categories: string[]) => worn.some(({ details }) => categories.includes(details.category))
  const some = (is: (details: ClosetDetails) => boolean) => worn.some(({ details }) => is(details))
  const isHot = warmth === 'hot' || warmth === 'warm'
  return Object.entries({
    'not dressed': !(has('dresses') || (has('tops') && has('bottoms', 'skirts'))),
    'two of a place': ['tops', 'dresses', 'outerwear', 'shoes', 'bags'].some(
      (category) => worn.filter(({ details }) => details.category === category).length > 1,
    ),
    'suede in the rain': isWet && some(({ fabric }) => fabric === 'suede'),
    'white linen in the rain':
      isWet && some(({ fabric, colours }) => fabric === 'linen' && colours[0] === 'white'),
    'wool in the heat': isHot && some(({ fabric }) => fabric === 'wool' || fabric === 'cashmere'),
    'a coat in the heat': isHot && has('outerwear'),
    'no layer in cold or rain':
      (['cool', 'cold'].includes(warmth) || (isWet && !isHot)) && !has('outerwear') && !said.lacksLayer,
    'not at hand': some(({ state }) => state !== 'here'),
    'summer in the cold': warmth === 'cold' && some(({ season }) => season === 'summer'),
    'no shoes': !has('shoes') && !said.lacksShoes,
  }).flatMap(([name, isBroken]) => (isBroken ? [name] : []))
}
