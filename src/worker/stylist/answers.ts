import * as v from 'valibot'
import { colourFamilies } from '@cabine/sophia/vocabulary/product-categories.ts'
import { monthOccasions, vibes, weathers } from '@cabine/sophia/questions/consultation.ts'
import { momentIds } from '@cabine/sophia/styling/letter-moments.ts'
import { onboarding } from '@cabine/sophia/questions/onboarding.ts'
import { readingSchema } from '@cabine/sophia/vocabulary/reading-words.ts'
import { slots } from '@cabine/sophia/vocabulary/categories.ts'
import { product } from '../catalogue/answers.ts'
import { moment, type Answers } from '../lib/route-answers.ts'

const colour = v.picklist(colourFamilies)

const reason = v.variant('why', [
  v.object({ why: v.picklist(['loved', 'flatters', 'echo', 'colour']), colour }),
  v.object({
    why: v.picklist([
      'owned',
      'again',
      'statement',
      'suit',
      'warm',
      'light',
      'walk',
      'waist',
      'room',
      'ground',
      'finish',
      'holds',
    ]),
  }),
])

const outfit = v.object({
  pieces: v.array(product),
  ownLayer: v.boolean(),
  reasons: v.record(v.string(), reason),
})

const letterPiece = v.object({
  slot: v.picklist(slots),
  reason,
  product,
  insteadOf: v.nullable(product),
})

const letter = v.object({
  id: v.string(),
  writtenAt: moment,
  occasions: v.array(v.picklist(monthOccasions)),
  missed: v.array(v.picklist(monthOccasions)),
  weather: v.picklist(weathers),
  vibe: v.picklist(vibes),
  note: v.string(),
  outfits: v.array(
    v.object({
      moment: v.picklist(momentIds),
      weather: v.picklist(weathers),
      palette: v.object({ kind: v.picklist(['tonal', 'neutral', 'accent']), colour }),
      shape: v.picklist(['suit', 'dress', 'dress_and_layer', 'skirt', 'layered', 'trousers']),
      ownLayer: v.boolean(),
      pieces: v.array(letterPiece),
    }),
  ),
  nextOpensAt: v.nullable(moment),
  isOpenAgain: v.boolean(),
})

/** Keyed by question, as far as she has answered. */
const answers = v.record(v.string(), v.optional(v.array(v.string())))

const consultation = v.object({
  state: v.picklist(['locked', 'open', 'started', 'done']),
  monthEndsAt: v.nullable(moment),
  answers,
  letters: v.array(
    v.object({ id: v.string(), writtenAt: moment, occasions: v.array(v.string()), vibe: v.string() }),
  ),
})

const profile = v.object({
  name: v.string(),
  answers,
  currentStep: v.nullable(v.picklist(onboarding.map(({ id }) => id))),
  completedAt: v.nullable(moment),
})

const condition = v.looseObject({ of: v.string() })
const grounds = v.object({
  met: v.array(condition),
  missed: v.array(condition),
  unsure: v.array(condition),
})

export const stylistAnswers = {
  'GET /api/stylist/alternatives': { 200: v.object({ alternatives: v.array(product) }) },
  'GET /api/stylist/outfits': { 200: v.object({ outfits: v.array(outfit) }) },
  'POST /api/stylist/wanted': {
    200: v.object({
      products: v.array(v.looseObject(product.entries)),
      grounds: v.record(v.string(), grounds),
      relaxed: v.array(condition),
      conditions: v.array(condition),
      more: v.number(),
    }),
  },
  'POST /api/stylist/sentences': { 200: v.object({ isOn: v.boolean(), reading: v.nullable(readingSchema) }) },
  'GET /api/consultation': { 200: consultation },
  'PUT /api/consultation': { 204: null },
  'DELETE /api/consultation': { 204: null },
  'POST /api/consultation/letter': { 201: letter },
  'GET /api/consultation/letters/:id': { 200: letter },
  'GET /api/styling-profile': { 200: profile },
  'PUT /api/styling-profile': { 204: null },
  'DELETE /api/styling-profile': { 204: null },
} satisfies Answers
