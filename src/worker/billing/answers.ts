import * as v from 'valibot'
import { moment, succeeded, type Answers } from '../lib/route-answers.ts'

const started = v.variant('alreadySubscribed', [
  v.object({ alreadySubscribed: v.literal(true) }),
  v.object({
    alreadySubscribed: v.literal(false),
    clientSecret: v.string(),
    subscriptionId: v.string(),
    priceCents: v.number(),
    publishableKey: v.string(),
    stripeJs: v.nullable(v.string()),
  }),
])

const portal = { 200: v.object({ url: v.string() }) }

export const billingAnswers = {
  'POST /api/create-subscription': { 200: started },
  'POST /api/billing/consent': { 204: null },
  'POST /api/billing/checkout': { 200: v.object({ url: v.string() }) },
  'GET /api/billing/verify-return': {
    200: v.object({ premium: v.boolean(), paid: v.boolean(), credits: v.number() }),
  },
  'POST /api/billing/cancel': { 200: v.object({ until: moment }) },
  'POST /api/billing/resume': { 200: v.object({ renews: moment }) },
  'POST /api/billing/portal': portal,
  'POST /api/stripe/customer-portal': portal,
  'POST /api/stripe/backfill': { 200: succeeded },
  'POST /api/stripe/webhook': { 200: v.object({ received: v.literal(true) }) },
} satisfies Answers
