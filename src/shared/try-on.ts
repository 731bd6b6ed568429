import * as v from 'valibot'
import { sentAs } from './schema-of-input.ts'
import { isClothes, wornCategories } from '@cabine/engine/contract/garment-categories.ts'
import { wornCategory } from './garments.ts'
import { maxOutfitId, tryOnFailures, type TriedOn, type TryOnFailure } from './try-on-job.ts'

/** The longest data URL that a call accepts: compression keeps a photo under 1 MB, and base64 adds a third. */
const maximumDataUrlLength = 2_800_000
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/**
 * How a call names a picture: `device:` and its SHA-256 when it stays in the browser, a path of ours (her own photo,
 * a picture of the catalogue, a shop's picture through the image proxy), or the picture itself as a data URL. Each
 * part of a path begins with a letter, a digit or '_', so that no '..' leads elsewhere and no path has two spellings.
 */
const picture = v.pipe(
  v.string(),
  v.maxLength(maximumDataUrlLength),
  v.regex(
    /^(?:device:[0-9a-f]{64}$|\/(?:api\/photos|samples)(?:\/\w[\w.-]*)+$|\/api\/proxy-image\?[\w.~!*'()%+=&-]{1,6000}$|data:image\/(?:jpeg|png|webp|avif|gif);base64,)/,
  ),
)

/** The one-piece form also accepts the cloud provider's names of categories. */
const onePieceCategory = v.pipe(
  v.union([wornCategory, v.literal('one-pieces'), v.literal('auto')]),
  v.transform((category) =>
    category === 'one-pieces' ? 'dresses' : category === 'auto' ? 'tops' : category,
  ),
)

export const garmentInput = v.object({ image: picture, category: wornCategory })

/** It is only returned to herself, so it may name a deleted photo or an unknown outfit. */
const triedOn = v.object({
  photo: v.pipe(
    v.string(),
    v.maxLength(300),
    v.regex(/^(?:device:[0-9a-f]{64}|\/(?:api\/photos|samples)(?:\/\w[\w.-]*)+)$/),
  ),
  outfitId: v.pipe(v.string(), v.maxLength(maxOutfitId)),
  outfitName: v.pipe(v.string(), v.maxLength(120)),
}) satisfies v.GenericSchema<TriedOn>

/** `garmentImage` and `category` are the one-piece form of `garments`. */
export const startTryOnInput = v.object({
  userImage: v.optional(picture),
  garmentImage: v.optional(picture),
  category: v.optional(onePieceCategory),
  /** Up to four clothes, shoes and a bag. */
  garments: v.optional(
    v.pipe(
      v.array(garmentInput),
      v.minLength(1),
      v.maxLength(6),
      sentAs({
        contains: { properties: { category: { enum: wornCategories.filter(isClothes) } } },
        minContains: 0,
        maxContains: 4,
      }),
      v.check((pieces) => pieces.filter(({ category }) => isClothes(category)).length <= 4),
    ),
  ),
  highQuality: v.optional(v.boolean(), false),
  /** A preset's id, or `pieces:` and the ids of up to four products. */
  presetId: v.optional(v.pipe(v.string(), v.maxLength(160))),
  tried: v.optional(triedOn),
  /** The browser makes a look of its own first and sends it with `PUT draft`. */
  awaitsDraft: v.optional(v.boolean(), false),
  /** The photograph is made when there is room, within a day, and charged then. */
  later: v.optional(v.boolean(), false),
})

const jpeg = v.pipe(v.string(), v.maxLength(maximumDataUrlLength), v.startsWith('data:image/jpeg;base64,'))

/** What the browser made of the same pieces; null where it could make nothing. */
export const draftInput = v.object({ picture: v.nullable(jpeg) })

/** The address of the photograph that a report is about. */
const judged = v.optional(v.pipe(v.string(), v.maxLength(300), v.startsWith('/api/photos/')))

/**
 * The browser's report after rendering: a picture's measurements, or why there is none. Of a photograph of the cloud it
 * reports what it made of it; 'drifted' where it is not like her, and 'declined' where she takes her device's look.
 */
export const deviceResultInput = v.variant('success', [
  v.object({
    success: v.literal(true),
    digest,
    width: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4096)),
    height: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4096)),
    confidence: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    /** The picture itself: of a look of the device only from a shopper who keeps her photos in her account. */
    picture: v.optional(jpeg),
    judged,
  }),
  v.object({
    success: v.literal(false),
    failure: v.picklist([...(Object.keys(tryOnFailures) as TryOnFailure[]), 'declined']),
    judged,
  }),
])
