import * as v from 'valibot'
import { photographers } from '#shared/photographers.ts'
import { noPhotograph, tryOnFailures, tryOnStatuses, type TryOnFailure } from '#shared/try-on-job.ts'
import type { Descriptions } from '../lib/route-description.ts'

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
  later: v.boolean(),
  tried: v.nullable(v.object({ photo: v.string(), outfitId: v.string(), outfitName: v.string() })),
})

const quality = v.object({ width: v.number(), height: v.number(), isSharpEnough: v.boolean() })

export const tryOnAnswers = {
  'POST /api/fashn/start-tryon': {
    summary: 'Starts a try-on, which costs one credit when it succeeds',
    headers: {
      'Idempotency-Key':
        'A start under the key of an earlier one finds the try-on that it began; with another body it is refused.',
    },
    answers: {
      200: v.object({
        ...tryOn.entries,
        qualityAnalysis: v.nullable(v.object({ photo: quality, garments: v.array(quality) })),
      }),
    },
    errors: [
      'age_required',
      'image_not_yours',
      'image_unreadable',
      'images_required',
      'key_reused',
      'monthly_limit',
      'no_credits',
      'picture_refused',
      'picture_unknown',
      'picture_unreachable',
      'premium_required',
      'start_failed',
      'too_many_attempts',
      'try_on_running',
    ],
  },
  'GET /api/fashn/status/:id': {
    summary: 'Returns the status of a try-on',
    answers: { 200: tryOn },
    errors: ['not_found'],
  },
  'PUT /api/fashn/draft/:id': {
    summary: "Sends the device's own look, which the photograph follows",
    answers: { 204: null },
    errors: ['image_unreadable', 'not_found'],
  },
  'PUT /api/fashn/result/:id': {
    summary: 'Reports the result that a browser has rendered',
    answers: { 200: tryOn },
    errors: ['image_unreadable', 'not_found', 'photo_stays_on_device'],
  },
  'POST /api/fashn/webhook/:jobId/:secret': {
    summary: "Receives the cloud provider's notice that a run has ended",
    body: 'application/json',
    answers: { 204: null },
    errors: ['not_found'],
  },
  'GET /api/live': {
    summary: 'Opens the live channel of try-ons and notifications, a WebSocket',
    answers: { 101: null },
    errors: ['not_found', 'wrong_origin'],
  },
} satisfies Descriptions
