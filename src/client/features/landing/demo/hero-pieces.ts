/**
 * What the landing page's demonstration shows: chosen by eye from every look that the engine makes of the photo.
 * Their pictures are made by `npm run demo`.
 */
export const heroPieces = [
  'navy-dot-wrap-top',
  'petal-cardigan',
  'emerald-velvet-dress',
  'breton-top',
  'rosewood-wrap-top',
] as const
export type HeroPiece = (typeof heroPieces)[number]

/** Widths in which the photo and the layers over it are served as AVIF, px; the last is the photo's own. */
export const heroWidths = [480, 720, 934] as const
/** The one size of WebP, for browsers without AVIF. */
export const heroFallbackWidth = 720
/** The part of the photo that is shown, in its own px. */
export const heroCrop = { left: 0, top: 34, width: 934, height: 1168 }
