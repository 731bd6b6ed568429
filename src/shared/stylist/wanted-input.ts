import * as v from 'valibot'
import { languages } from '@cabine/sophia/vocabulary/languages.ts'
import { dollarsPerUnit } from '@cabine/sophia/vocabulary/exchange-rates.ts'
import { besidesSchema } from '@cabine/sophia/vocabulary/besides-words.ts'
import { readingSchema, wishedPiece } from '@cabine/sophia/vocabulary/reading-words.ts'
import { pieceChanges } from '@cabine/sophia/styling/outfit-questions.ts'
import { productId } from '../catalogue.ts'

const { change: _c, question: _q, social: _s, unknown: _u, ...slots } = readingSchema.entries
const { own, count, heelCm, details, isOpaque, isWashable, isToElbow, isGift } = besidesSchema.entries

/** Pieces that a talk has shown. */
const ids = v.pipe(v.array(productId), v.maxLength(120))

/** Body of POST /api/stylist/wanted: all that was said in a talk, in words of no language, and nothing of who said it. */
export const wantedInput = v.object({
  said: v.object({
    ...slots,
    own,
    count,
    size: v.optional(v.pipe(v.string(), v.maxLength(12))),
    dropped: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(40))),
    sizeOf: v.optional(v.picklist(['shoes', 'clothes'])),
    heelCm,
    details,
    isOpaque,
    isWashable,
    isToElbow,
    isGift,
  }),
  piece: v.optional(wishedPiece),
  language: v.picklist(languages),
  currency: v.optional(v.picklist(Object.keys(dollarsPerUnit))),
  not: ids,
  like: v.optional(productId),
  compare: v.optional(v.object({ change: v.picklist(pieceChanges), than: ids })),
  most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
})
