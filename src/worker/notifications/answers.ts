import * as v from 'valibot'
import { tryOnFailures, type TryOnFailure } from '#shared/try-on-job.ts'
import { reportOutcomes, reportReasons } from '#shared/reports.ts'
import { moment, type Answers } from '../lib/route-answers.ts'

const told = { brand: v.string(), name: v.string(), image: v.string() }
const price = { priceCents: v.number(), formerCents: v.number(), currency: v.string() }
const ofShop = { ...told, productId: v.string() }
const ofOtherShop = { ...told, findId: v.string() }

const tryOnFailure = v.picklist(Object.keys(tryOnFailures) as TryOnFailure[])

const entry = <Kind extends string, Data extends v.GenericSchema>(kind: Kind, data: Data) =>
  v.object({
    id: v.string(),
    title: v.pipe(v.string(), v.description('In English; the pages write it from kind and data.')),
    message: v.string(),
    timestamp: moment,
    read: v.boolean(),
    createdAt: moment,
    isRead: v.boolean(),
    kind: v.literal(kind),
    data,
  })

const notification = v.variant('kind', [
  entry('try_on_ready', v.object({ predictionId: v.string() })),
  entry(
    'try_on_failed',
    v.object({ predictionId: v.string(), failure: tryOnFailure, creditBack: v.boolean() }),
  ),
  entry('credits_low', v.object({ left: v.number() })),
  entry('payment_failed', v.object({ graceEndsAt: v.nullable(moment) })),
  entry('luxe_ends', v.object({ endsAt: moment })),
  entry('luxe_ended', v.object({})),
  entry('price_drop', v.union([v.object({ ...ofShop, ...price }), v.object({ ...ofOtherShop, ...price })])),
  entry('back_in_stock', v.union([v.object(ofShop), v.object(ofOtherShop)])),
  entry('outfits_ready', v.object({ batchId: v.string(), count: v.number() })),
  entry('outfit_taken_down', v.object({ publishedAt: moment, why: v.picklist(reportReasons) })),
  entry('report_answered', v.object({ outcome: v.picklist(reportOutcomes) })),
  entry('friends_voted', v.object({ askId: v.string() })),
])

export const notificationAnswers = {
  'GET /api/notifications': { 200: v.object({ notifications: v.array(notification), unread: v.number() }) },
  'POST /api/notifications/read': { 204: null },
  'PUT /api/notifications/:id/read': { 204: null },
  'DELETE /api/notifications': { 204: null },
  'DELETE /api/notifications/:id': { 204: null },
} satisfies Answers
