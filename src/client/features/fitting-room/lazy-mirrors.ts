import { laterPart } from '#client/lib/later-part.tsx'

/** The mirror of a shopper, and that of a visitor, whose photo stays on this device. Fetched when one is opened. */
export const ShoppersMirror = laterPart(async () => (await import('./mirror.tsx')).Mirror)
export const VisitorsMirror = laterPart(async () => (await import('./visit/visit-sheet.tsx')).VisitSheet)
