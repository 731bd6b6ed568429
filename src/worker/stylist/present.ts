import type { Letter, LetterPiece } from '@cabine/sophia/styling/letter.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import type { ProductRow } from '../catalogue/present.ts'
import type { Consultation } from './queries.ts'

type Finished = Consultation & { finishedAt: Date }

export const isFinished = (one: Consultation): one is Finished => one.finishedAt !== null

/**
 * A letter for the list of letters. The client makes its title from the day and the wishes, in the shopper's language.
 */
export const presentInList = ({ id, finishedAt, answers }: Finished) => ({
  id,
  writtenAt: finishedAt.toISOString(),
  occasions: [...(answers.occasions ?? [])],
  vibe: answers.vibe?.[0] ?? '',
})

type Shown = { product: Product; insteadOf: Product | null }

const isThere = ({ goneAt, availability }: ProductRow) => !goneAt && availability !== 'out_of_stock'

/** A piece as the shop has it today, or its replacement where it is no longer sold. */
function show(
  { id, alternatives }: LetterPiece,
  rows: Map<string, ProductRow>,
  present: (row: ProductRow) => Product,
): Shown | null {
  const own = rows.get(id)
  if (own && isThere(own)) return { product: present(own), insteadOf: null }
  const other = alternatives.flatMap((one) => rows.get(one) ?? []).find(isThere)
  if (other) return { product: present(other), insteadOf: own ? present(own) : null }
  return own ? { product: present(own), insteadOf: null } : null
}

type Written = { id: string; writtenAt: Date; letter: Letter }

/** A letter with its products as they are in the catalogue today. */
export function presentLetter(
  { id, writtenAt, letter }: Written,
  found: ProductRow[],
  present: (row: ProductRow) => Product,
) {
  const rows = new Map(found.map((row) => [row.id, row]))
  const { version: _version, outfits, ...told } = letter
  return {
    ...told,
    id,
    writtenAt: writtenAt.toISOString(),
    outfits: outfits.map(({ pieces, ...outfit }) => ({
      ...outfit,
      pieces: pieces.flatMap((piece) => {
        const shown = show(piece, rows, present)
        return shown ? { slot: piece.slot, reason: piece.reason, ...shown } : []
      }),
    })),
  }
}
