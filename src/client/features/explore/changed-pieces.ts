import { api, request } from '#client/lib/api.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'

/**
 * Exchanged pieces are kept in the address, so that they survive a reload, travel with the link, and the back
 * button undoes them: `?instead=old~new,old~new`.
 */
const parameter = 'instead'

/** Replacement pieces seen on this page load, by their ids. */
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

/** Whether every piece that the address names is loaded. After a reload and a step back some may be missing. */
export const areChangesLoaded = (search: string) => missingIn(search).length === 0

/**
 * Loads the pieces that the address names. Where one is gone or cannot be loaded, the original piece stays in
 * the outfit.
 */
export async function fetchChanged(search: string) {
  const ids = missingIn(search).slice(0, 20)
  if (ids.length === 0) return
  const pieces = await request(api.products.$get({ query: { ids: ids.join(',') } })).catch(() => [])
  for (const piece of pieces) if (piece.availability !== 'gone') known.set(piece.id, piece)
}

/** The outfit's pieces with the exchanges that the address names. */
export function changedPieces(composed: Product[], search: string) {
  const changes = readChanges(search)
  return composed.map((piece) => known.get(changes.get(piece.id) ?? '') ?? piece)
}

/**
 * The search part of the address for the outfit with these pieces, which are remembered; empty when nothing was
 * exchanged.
 */
export function searchOf(composed: Product[], shown: Product[]) {
  for (const piece of shown) known.set(piece.id, piece)
  const changes = composed.flatMap(({ id }, index) => {
    const shownId = shown[index]?.id ?? id
    return shownId === id ? [] : `${id}~${shownId}`
  })
  return changes.length > 0 ? `?${parameter}=${changes.join(',')}` : ''
}
