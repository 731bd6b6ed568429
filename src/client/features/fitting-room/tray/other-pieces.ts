import { wornCategories, type WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { serverStates } from '#client/session/server-state.ts'
import { takenOff } from '../outfit/put-over.ts'
import type { WornPiece } from './worn-pieces.ts'

type Asked = { place: WornCategory; worn: { id: string; category: WornCategory }[] }

/** What Sophia offers for a place: others in place of the piece that is worn there, else what can be added to what she wears. */
export const otherPieces = serverStates(async ({ place, worn }: Asked) => {
  const there = worn.find(({ category }) => category === place)
  const beside = worn.filter((one) => one !== there).map(({ id }) => id)
  if (there) return await insteadOf(there.id, beside)
  const around = beside[0]
  const first = around ? (await goingWith(around)).filter((one) => one.garment_category === place) : []
  const others = first[0] ? await insteadOf(first[0].id, beside) : []
  return [...new Map([...first, ...others].map((one) => [one.id, one])).values()]
})

/** Where something can be put on without taking anything off. */
export const freePlaces = (worn: WornPiece[]) =>
  wornCategories.filter((place) => !worn.some(({ category }) => takenOff[place].includes(category)))

const insteadOf = (id: string, beside: string[]) => {
  const query = { id, change: 'something_else', with: beside.join(',') } as const
  return request(api.stylist.alternatives.$get({ query })).then(({ alternatives }) => alternatives, orNone)
}

/** The pieces of some outfits around one. For cool weather they have a coat. */
const goingWith = (around: string) => {
  const query = { around, occasion: 'casual-day,workwear,date-night', weather: 'cool', most: '3' } as const
  return request(api.stylist.outfits.$get({ query })).then(
    ({ outfits }) => outfits.flatMap(({ pieces }) => pieces),
    orNone,
  )
}

/** That nothing suits is an answer, too, and so is a piece that the shop no longer has. */
function orNone(error: unknown): Product[] {
  if (isFailure(error, 'nothing_suitable') || isFailure(error, 'not_found')) return []
  throw error
}
