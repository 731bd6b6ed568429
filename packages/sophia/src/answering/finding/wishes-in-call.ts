import type { Asked } from '../outfits/messages.ts'
import type { Wishes } from '../outfits/remembered-wishes.ts'
import type { Language } from '../../vocabulary/languages.ts'
import { customsOf } from '../../styling/manners.ts'
import type { Query } from './shop.ts'

const listed = (name: string, values: readonly string[] = []): Query =>
  values.length > 0 ? { [name]: values.join(',') } : {}

/** What she told, as a call takes it. */
export function toldOf(
  wishes: Wishes,
  { fine, isWet }: Pick<Asked, 'fine' | 'isWet'>,
  { anyPrice, language }: { anyPrice: boolean; language: Language },
): Query {
  const {
    avoids,
    without,
    wishes: shapes = [],
    figure,
    needs,
    shoes,
    maxPerPieceCents: most,
    currency,
  } = wishes
  const customs = customsOf(fine, language)
  return {
    ...listed('avoids', avoids),
    ...listed('without', without),
    ...listed('wishes', [...new Set([...shapes, ...customs.wishes])]),
    ...listed('figure', figure),
    ...listed('needs', needs),
    ...listed('manners', customs.manners),
    ...(shoes && { shoes }),
    ...(isWet && { wet: 'yes' }),
    ...(anyPrice
      ? { most_per_piece: 'any' }
      : most !== undefined && {
          most_per_piece: String(Math.ceil(most / 100)),
          ...(currency && { currency }),
        }),
  }
}
