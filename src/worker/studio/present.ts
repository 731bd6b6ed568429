import type {
  BatchOutfit,
  BatchView,
  Departure,
  GeneratedItem,
  GeneratedOutfit,
  StoredDeparture,
  ToldOutfit,
} from '#shared/studio.ts'
import { displayPrice } from '../catalogue/present.ts'
import { boardUrl } from '../outfits/boards/board-files.ts'
import type { BatchRow, OutfitRow, PieceRow } from './queries.ts'

const presentPiece = (row: PieceRow): Omit<GeneratedItem, 'alternatives'> => ({
  id: row.id,
  name: row.name,
  brand: row.brand,
  price: displayPrice(row),
  image: row.imageUrl,
  category: row.category,
})

const isThere = ({ goneAt, availability }: PieceRow) => !goneAt && availability !== 'out_of_stock'

function presentDeparture(one: StoredDeparture, pieces: ReadonlyMap<string, PieceRow>): Departure[] {
  const name = pieces.get((one.what === 'colour' ? one.id : one.instead) ?? '')?.name
  if (one.what === 'colour') return name ? [{ what: 'colour', name }] : []
  return [name ? { what: 'instead', words: one.words, name } : { what: 'left_out', words: one.words }]
}

/** An outfit with today's names and prices, without pieces that the catalogue no longer has. */
export function presentOutfit(outfit: OutfitRow, pieces: ReadonlyMap<string, PieceRow>): GeneratedOutfit {
  const { id, templateId, title, description, aspect, madeBy, isPublished } = outfit
  return {
    id,
    templateId,
    title,
    description,
    thumbnailUrl: boardUrl(outfit.thumbnailKey),
    aspect,
    madeBy,
    shopItems: outfit.pieces.flatMap(({ id: pieceId, alternatives }) => {
      const piece = pieces.get(pieceId)
      if (!piece) return []
      const others = alternatives.flatMap((other) => pieces.get(other) ?? []).filter(isThere)
      return [{ ...presentPiece(piece), alternatives: others.map(presentPiece) }]
    }),
    departures: outfit.departures.flatMap((one) => presentDeparture(one, pieces)),
    isPublished,
    createdAt: outfit.createdAt.toISOString(),
  }
}

export function presentOutfits(outfits: OutfitRow[], pieces: PieceRow[]) {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]))
  return outfits.map((outfit) => presentOutfit(outfit, byId))
}

/** The progress of one template of a batch. */
export type Progress = Pick<BatchOutfit, 'templateId' | 'state' | 'reason'>

/** A batch as she sees it. Without progress from its object it is over, and missing outfits have failed. */
export function presentBatch(
  { id, templateIds, endedAt }: BatchRow,
  progress: Progress[] | null,
  outfits: GeneratedOutfit[],
  titleOf: (templateId: string) => string,
): BatchView<ToldOutfit> {
  const listed = templateIds.map((templateId): ToldOutfit => {
    const outfit = outfits.find((one) => one.templateId === templateId) ?? null
    const { state = 'failed', reason } = progress?.find((one) => one.templateId === templateId) ?? {}
    return {
      templateId,
      title: outfit?.title ?? titleOf(templateId),
      description: outfit?.description ?? '',
      thumbnailUrl: outfit?.thumbnailUrl ?? '',
      shopItems: outfit?.shopItems ?? [],
      // The database decides: an object may not have heard yet that its write succeeded.
      state: outfit ? 'done' : state === 'done' ? 'failed' : state,
      ...(reason && !outfit && { reason }),
      outfit,
    }
  })
  return {
    batchId: id,
    // A batch counts as running until its end is written, because she can begin no other before.
    state: endedAt || !progress ? 'done' : 'running',
    outfits: listed,
    count: listed.filter(({ state }) => state === 'done').length,
  }
}
