/**
 * The garments of the landing page's demonstration, chosen by eye from all looks that the engine makes of the
 * photo. `npm run demo -w workshop/pictures` makes their pictures.
 */
export const heroPieces = [
  'navy-dot-wrap-top',
  'petal-cardigan',
  'emerald-velvet-dress',
  'breton-top',
  'rosewood-wrap-top',
] as const
export type HeroPiece = (typeof heroPieces)[number]

/** Widths of the AVIF files of the photo and its layers, px; the last is the photo's own width. */
export const heroWidths = [480, 720, 934] as const
/** The only width of the WebP files, for browsers without AVIF. */
export const heroFallbackWidth = 720
/** The part of the photo that is shown, in its own px. */
export const heroCrop = { left: 0, top: 34, width: 934, height: 1168 }
