import { asItComes } from '@cabine/engine'
import type { Adjustable, Handles, Layering, Look, RefusalCode, Wearing } from '@cabine/engine'
import type { GarmentCategory } from '@cabine/engine/contract/garment-categories.ts'

/** What the engine is asked for: the layering, and how each piece is worn, in the order of the outfit. */
export type LookSettings = {
  layering: Layering
  pieces: Wearing[]
  /** The category of an own picture, which she can correct; absent for pieces of the shop, whose category is known. */
  category?: GarmentCategory
}

export const wearingOf = ({ pieces }: LookSettings, piece: number): Wearing => pieces[piece] ?? asItComes

/** A piece of a finished look. `key` identifies it on this device (`pieceKey` in try-on/read-pieces.ts). */
export type WornPiece = {
  key: string
  wearing: Wearing
  adjustable: Adjustable
  /** Absent in a look that an older version of the app has kept. */
  handles?: Handles
}

/** What the engine reports of a look beside its picture. */
export type LookReport = {
  /** From 0 to 1; null for a look of the cloud. */
  confidence: number | null
  /** Remarks of the engine about the look. */
  warnings: RefusalCode[]
  /** Over her clothes or without them; null if the look can be made in one way only. */
  layering: Look['layering']
  /** How its pieces are worn; empty if that is not known. */
  worn: WornPiece[]
  category?: GarmentCategory
}

/** The report of a look of which only the picture is known, such as one of the cloud. */
export const noReport: LookReport = { confidence: null, warnings: [], layering: null, worn: [] }

/** Equal settings have equal keys. */
export const settingsKey = ({ layering, pieces, category }: LookSettings) =>
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
  settingsKey({ layering: 'auto', pieces: [wearing] }) ===
  settingsKey({ layering: 'auto', pieces: [asItComes] })

export const isPieceAdjustable = ({ adjustable }: WornPiece) => Object.values(adjustable).some(Boolean)

export const isAdjustable = ({ layering, worn, category }: LookReport) =>
  layering !== null || category !== undefined || worn.some(isPieceAdjustable)
