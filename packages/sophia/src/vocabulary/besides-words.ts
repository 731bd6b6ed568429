import * as v from 'valibot'
import { concept, traits, wishedPiece } from './reading-words.ts'
import { details } from './traits.ts'

/** What moves her; what stands first is meant where two are said. */
export const feelings = ['grief', 'heartbreak', 'low', 'glad', 'tired'] as const
export type Feeling = (typeof feelings)[number]

/** What she may ask of a piece; what stands first is meant where two are said. */
export const pieceQuestions = [
  'sum',
  'cheapest',
  'dearest',
  'price',
  'stretch',
  'lined',
  'material',
  'opaque',
  'care',
  'heel',
  'sizes',
  'length',
  'width',
  'suits',
] as const
export type PieceQuestion = (typeof pieceQuestions)[number]

/** What a sentence says besides: what she has, what moves her, what she asks of what lies there. */
export const besidesSchema = v.object({
  /** What she has already, which an outfit is built around. */
  own: v.optional(v.array(wishedPiece)),
  /** What she says that she has none of: she looks for it. */
  lacks: v.optional(v.array(concept)),
  /** What need not be so, by the names of concepts and of wishes for the fit. */
  letGo: v.optional(v.array(v.string())),
  /** How many of them she looks for. */
  count: v.optional(v.number()),
  /** How a piece shall be that she does not name: 'plain after all'. */
  like: v.optional(v.object({ patterns: traits.patterns, cuts: traits.cuts })),
  /** A number that says nothing of itself: after a question of money it is money. */
  amount: v.optional(v.number()),
  /** What a piece shall have or not have, in her words, of which nothing was understood. */
  untold: v.optional(v.array(v.string())),
  /** A size in whatever country's words. */
  size: v.optional(v.string()),
  /** How high a heel may be, in centimetres. */
  heelCm: v.optional(v.number()),
  details: v.optional(
    v.object({
      wanted: v.optional(v.array(v.picklist(details))),
      avoided: v.optional(v.array(v.picklist(details))),
    }),
  ),
  isOpaque: v.optional(v.literal(true)),
  /** By machine. */
  isWashable: v.optional(v.literal(true)),
  /** The sleeves reach the elbow at least. */
  isToElbow: v.optional(v.literal(true)),
  /** It is for somebody else, and no outfit. */
  isGift: v.optional(v.literal(true)),
  /** What moves her, which is answered first. */
  feeling: v.optional(v.picklist(feelings)),
  /** What she asks of a piece that lies there. */
  asks: v.optional(v.picklist(pieceQuestions)),
  /** It is one question, and nothing besides. */
  isQuestion: v.optional(v.literal(true)),
  /** She lets go of a wish: of what she names, or of the colour. */
  letsGo: v.optional(v.literal(true)),
  /** A whole outfit is asked for. */
  isWhole: v.optional(v.literal(true)),
  /** Of a colour alone she lets go. */
  anyColour: v.optional(v.literal(true)),
  /** What she wears with it or under it is looked for; perhaps, where a piece is only asked for: 'which shoes?', 'with trousers'. */
  asksCompany: v.optional(v.picklist(['with', 'under', 'perhaps'])),
  /** Which of those that lie there she means, from 1; -1 is the last. */
  which: v.optional(v.number()),
})
export type Besides = v.InferOutput<typeof besidesSchema>
