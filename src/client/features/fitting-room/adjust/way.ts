import { asItComes } from '#client/engine/wearing.ts'
import type { Adjustable, Handles, Layering, Look, RefusalCode, Wearing } from '#client/engine/index.ts'
import type { GarmentCategory } from '#shared/garment-categories.ts'

/** In what way a look is asked for: its pieces in the order of the outfit. */
export type Way = {
  layering: Layering
  pieces: Wearing[]
  /** What her own picture is taken for; of the shop's pieces that is known. */
  category?: GarmentCategory
}

/** A piece of a look that has been made; `key` names it for as long as it exists. */
export type WornPiece = {
  key: string
  wearing: Wearing
  adjustable: Adjustable
  /** Absent of a look that was kept before looks told it. */
  handles?: Handles
}

/** What is told of a look beside its picture. */
export type Told = {
  /** 0 to 1; a look of the cloud says nothing about itself. */
  confidence: number | null
  /** What the engine would tell her beside the look. */
  warnings: RefusalCode[]
  /** Which way the device made it; null where there is no other. */
  layering: Look['layering']
  /** How its pieces are worn; empty where nobody can tell. */
  worn: WornPiece[]
  category?: GarmentCategory
}

/** For a look that was not made on this page. */
export const untold: Told = { confidence: null, warnings: [], layering: null, worn: [] }

export const keyOf = ({ layering, pieces, category }: Way) =>
  [
    layering,
    category,
    ...pieces.flatMap(({ size, tuck, length, sleeves, isOpen, slide, isBack, endsAt }) => [
      size,
      tuck,
      length,
      sleeves,
      isOpen,
      slide,
      isBack,
      endsAt,
    ]),
  ].join(' ')

export const isAsItComes = (wearing: Wearing) =>
  keyOf({ layering: 'auto', pieces: [wearing] }) === keyOf({ layering: 'auto', pieces: [asItComes] })

export const isPieceAdjustable = ({ adjustable }: WornPiece) => Object.values(adjustable).some(Boolean)

export const isAdjustable = ({ layering, worn, category }: Told) =>
  layering !== null || category !== undefined || worn.some(isPieceAdjustable)
