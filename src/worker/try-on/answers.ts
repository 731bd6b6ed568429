import * as v from 'valibot'
import { wornCategory } from '#shared/garments.ts'
import { photographers } from '#shared/photographers.ts'
import { noPhotograph, tryOnFailures, tryOnStatuses, type TryOnFailure } from '#shared/try-on-job.ts'
import type { Answers } from '../lib/route-answers.ts'

const tryOnFailure = v.picklist(Object.keys(tryOnFailures) as TryOnFailure[])

const tryOn = v.object({
  success: v.literal(true),
  predictionId: v.string(),
  provider: v.picklist(['device', 'cloud']),
  highQuality: v.boolean(),
  status: v.picklist(tryOnStatuses),
  output: v.pipe(
    v.nullable(v.array(v.string())),
    v.description('Addresses of the finished picture; empty for one that stayed on the device.'),
  ),
  error: v.nullable(tryOnFailure),
  message: v.nullable(v.string()),
  place: v.pipe(v.nullable(v.number()), v.description('Her place in the line before the cloud, from 1.')),
  photographer: v.nullable(v.picklist(photographers)),
  noPhotograph: v.pipe(
    v.nullable(v.picklist(noPhotograph)),
    v.description("Why there is only her device's look; nothing is charged then."),
  ),
  leftOut: v.pipe(
    v.array(wornCategory),
    v.description(
      'Shoes and bags that are not on the photograph, because its service puts on clothes alone.',
    ),
  ),
  later: v.boolean(),
  tried: v.nullable(v.object({ photo: v.string(), outfitId: v.string(), outfitName: v.string() })),
})

const quality = v.object({ width: v.number(), height: v.number(), isSharpEnough: v.boolean() })

export const tryOnAnswers = {
  'POST /api/fashn/start-tryon': {
    200: v.object({
      ...tryOn.entries,
      qualityAnalysis: v.nullable(v.object({ photo: quality, garments: v.array(quality) })),
    }),
  },
  'GET /api/fashn/status/:id': { 200: tryOn },
  'PUT /api/fashn/draft/:id': { 204: null },
  'PUT /api/fashn/result/:id': { 200: tryOn },
  'POST /api/fashn/webhook/:jobId': { 204: null },
  'GET /api/live': { 101: null },
} satisfies Answers
