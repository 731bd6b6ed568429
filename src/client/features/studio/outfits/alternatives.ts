import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'

type Found = { pieces: Product[] } | { failure: unknown; canRetry: boolean }

const idsOf = (pieces: Product[]) => pieces.map(({ id }) => id).join()

/** Fetches pieces that could replace one piece of an outfit, by the rules that put outfits together. */
export async function fetchAlternatives(piece: Product, beside: Product[]): Promise<Found> {
  const query = { id: piece.id, change: 'something_else' as const, with: idsOf(beside.slice(0, 7)) }
  try {
    return { pieces: (await request(api.stylist.alternatives.$get({ query }))).alternatives }
  } catch (failure) {
    return { failure, canRetry: !isFailure(failure, 'nothing_suitable') }
  }
}
