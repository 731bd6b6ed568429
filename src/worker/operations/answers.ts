import * as v from 'valibot'
import { measures, partStates, statusParts } from '#shared/service-status.ts'
import { moment, type Answers } from '../lib/route-answers.ts'
import { healthParts } from './health.ts'

const part = v.object({
  ok: v.boolean(),
  condition: v.picklist(['quick', 'slow', 'away', 'on_time', 'late', 'off', 'unknown']),
  since: v.nullable(moment),
})

const health = v.object({
  ok: v.boolean(),
  at: moment,
  version: v.nullable(v.string()),
  parts: v.object(v.entriesFromList(healthParts, part)),
})

const pool = v.object({
  pool: v.string(),
  isOpen: v.boolean(),
  closedUntil: v.nullable(moment),
  faultsInRow: v.number(),
  hasEnded: v.pipe(v.boolean(), v.description('It says that its model is not there any more.')),
  spent: v.number(),
  pictureCost: v.pipe(
    v.nullable(v.number()),
    v.description('What one of its pictures cost today, in dollars.'),
  ),
  lookSeconds: v.pipe(
    v.nullable(v.number()),
    v.description('What one of its looks has taken of late, from its place in the queue to its end.'),
  ),
  budget: v.nullable(v.number()),
})

const details = v.object({
  jobs: v.array(
    v.object({
      job: v.string(),
      isLate: v.boolean(),
      succeededAt: v.nullable(moment),
      failedAt: v.nullable(moment),
      failures: v.number(),
    }),
  ),
  givenUp: v.array(v.object({ task: v.string(), times: v.number(), lastAt: v.nullable(moment) })),
  feeds: v.array(
    v.object({
      feed: v.string(),
      checkedAt: v.nullable(moment),
      importedAt: v.nullable(moment),
      failure: v.nullable(v.string()),
    }),
  ),
  backlog: v.nullable(v.object({ messages: v.number(), oldest: v.nullable(moment) })),
  photographs: v.nullable(
    v.object({
      pools: v.array(pool),
      spent: v.number(),
      budget: v.nullable(v.number()),
      waiting: v.number(),
      forLater: v.number(),
      oldestWaitMs: v.number(),
    }),
  ),
  mails: v.nullable(v.object({ failing: v.number(), untried: v.number() })),
  payments: v.nullable(
    v.object({ unhandled: v.number(), malformed: v.number(), events: v.number(), untold: v.number() }),
  ),
  clientErrorKinds: v.nullable(v.number()),
  sharedErrorKinds: v.pipe(
    v.nullable(v.number()),
    v.description('Of these, those that more than one network sent.'),
  ),
  alerts: v.array(v.object({ alert: v.string(), since: v.nullable(moment) })),
})

const status = v.object({
  at: moment,
  ok: v.boolean(),
  parts: v.array(v.object({ part: v.picklist(statusParts), state: v.picklist(partStates) })),
  days: v.number(),
  objectives: v.array(
    v.object({
      measure: v.picklist(measures),
      share: v.nullable(v.number()),
      target: v.number(),
      isKept: v.boolean(),
    }),
  ),
})

export const operationsAnswers = {
  'GET /api/health': { 200: health, 503: health },
  'GET /api/health/details': {
    200: v.object({ ...health.entries, details }),
    503: v.object({ ...health.entries, details }),
  },
  'GET /api/status': { 200: status },
  'POST /api/client-errors': { 204: null },
  'POST /api/reports': { 204: null },
} satisfies Answers
