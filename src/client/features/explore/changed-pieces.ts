import { api, request } from '#client/lib/api.ts'
import type { Product } from '#shared/product.ts'

/** In the address, so that it outlasts a reload, travels with the link, and the back button undoes it: `?instead=old~new,old~new`. */
const parameter = 'instead'

/** Pieces that have stood in for others on this page load, by their ids. */
const known = new Map<string, Product>()

const readChanges = (search: string) =>
  new Map(
    new URLSearchParams(search)
      .get(parameter)
      ?.split(',')
      .map((change) => {
        const [composedId = '', shownId = ''] = change.split('~')
        return [composedId, shownId] as const
      }),
  )

const missingIn = (search: string) => [...readChanges(search).values()].filter((id) => id && !known.has(id))

/** Can what the address names be shown without asking? Not all of it after a reload and a step back. */
export const isAtHand = (search: string) => missingIn(search).length === 0

/** Has what the address names at hand. What is gone, or nobody can be asked for, leaves the composed piece in its place. */
export async function fetchChanged(search: string) {
  const ids = missingIn(search).slice(0, 20)
  if (ids.length === 0) return
  const pieces = await request(api.products.$get({ query: { ids: ids.join(',') } })).catch(() => [])
  for (const piece of pieces) if (piece.availability !== 'gone') known.set(piece.id, piece)
}

/** The pieces as the address has them. */
export function changedPieces(composed: Product[], search: string) {
  const changes = readChanges(search)
  return composed.map((piece) => known.get(changes.get(piece.id) ?? '') ?? piece)
}

/** What the address says of the outfit with those pieces, which are kept at hand; empty for the outfit as it was composed. */
export function searchOf(composed: Product[], shown: Product[]) {
  for (const piece of shown) known.set(piece.id, piece)
  const changes = composed.flatMap(({ id }, index) => {
    const shownId = shown[index]?.id ?? id
    return shownId === id ? [] : `${id}~${shownId}`
  })
  return changes.length > 0 ? `?${parameter}=${changes.join(',')}` : ''
}
