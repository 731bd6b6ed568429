import columnsOf from './columns.json' with { type: 'json' }
import type { Dialect } from './dialect.ts'

/*
 * Google Merchant: RSS 2.0, Atom, TSV and CSV. `g:` is left off, 'image link' is `image_link`.
 *
 * A feed may say what only a fitting room asks, in elements of the namespace that it binds to `cabine`
 * (xmlns:cabine="https://cabine.example/ns/1.0"), all of them optional:
 *
 *   cabine:garment_category  bottoms | skirts | tops | dresses | outerwear: it can be tried on
 *   cabine:landmarks         where its seams lie in image_link, as JSON (src/shared/garments.ts)
 *   cabine:sewn              address of the piece as it is sewn, draped on her in place of its picture
 *                            (packages/engine/src/drapery/sewn.ts); pages of ours fetch it from our own paths alone
 *   cabine:size_chart        what her body measures in each size: `cm | S: bust 83-88, waist 64-69 | M: bust 88-93, waist 69-74`,
 *                            the unit (cm or in), then the sizes from the smallest up; bust, waist, hips, shoulders, arm and
 *                            inseam, as a range or one number (src/shared/size-chart.ts); without it no size is advised
 *   cabine:occasion          workwear | vacation | date-night | casual-day | everyday | special-event; repeated
 *   cabine:season            summer | winter | all
 *   cabine:dominant_color    '#c8b9a6', the ground of a card while its picture loads
 *   cabine:colour_family     one of packages/sophia/src/vocabulary/product-categories.ts
 *   cabine:ships_to          the only countries that it is sent to: DE AT CH
 *   cabine:return_days       so many days it may be sent back
 *
 * What is wrong among these is left off, and the row is kept.
 */
export const googleColumns = { ...columnsOf.google, ...columnsOf.cabine }

/** A title that was written by a program stands in an element of its own. */
export const hasTitle = (columns: ReadonlySet<string>) =>
  ['title', 'structured_title', 'structured_title.content'].some((name) => columns.has(name))

export const google: Dialect = {
  name: 'Google Merchant',
  speaks: (columns) =>
    columns.has('id') && hasTitle(columns) && (columns.has('image_link') || columns.has('link')),
  columns: googleColumns,
}
