import * as v from 'valibot'
import { moment, succeeded, type Descriptions } from '../lib/route-description.ts'

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

const portal = {
  summary: "Creates a session of Stripe's customer portal",
  answers: { 200: v.object({ url: v.string() }) },
  errors: ['billing_not_configured', 'no_payment_account', 'payment_unavailable'],
} as const

export const billingAnswers = {
  'POST /api/create-subscription': {
    summary: 'Creates a subscription to Luxe, to be paid on our own page',
    answers: { 200: started },
    errors: [
      'account_leaving',
      'billing_not_configured',
      'payment_unavailable',
      'payments_paused',
      'too_many_attempts',
      'wrong_user',
    ],
  },
  'POST /api/billing/consent': {
    summary: 'Records the consent to a purchase',
    answers: { 204: null },
    errors: ['billing_not_configured', 'payments_paused', 'too_many_attempts', 'too_old_price'],
  },
  'POST /api/billing/checkout': {
    summary: "Creates a session of Stripe's hosted checkout",
    answers: { 200: v.object({ url: v.string() }) },
    errors: [
      'account_leaving',
      'already_subscribed',
      'billing_not_configured',
      'payment_unavailable',
      'payments_paused',
      'too_many_attempts',
      'too_old_price',
    ],
  },
  'GET /api/billing/verify-return': {
    summary: 'Verifies a payment after the return from Stripe',
    answers: { 200: v.object({ premium: v.boolean(), paid: v.boolean(), credits: v.number() }) },
    errors: ['billing_not_configured', 'payment_not_yours', 'payment_unavailable'],
  },
  'POST /api/billing/cancel': {
    summary: 'Cancels Luxe at the end of the paid period',
    answers: { 200: v.object({ until: moment }) },
    errors: ['billing_not_configured', 'no_subscription', 'payment_unavailable'],
  },
  'POST /api/billing/resume': {
    summary: 'Takes a cancellation of Luxe back',
    answers: { 200: v.object({ renews: moment }) },
    errors: ['billing_not_configured', 'no_subscription', 'payment_unavailable'],
  },
  'POST /api/billing/portal': portal,
  'POST /api/stripe/customer-portal': portal,
  'POST /api/stripe/backfill': {
    summary: "Finds earlier payments made with the shopper's email",
    answers: { 200: succeeded },
    errors: ['billing_not_configured', 'no_payment_account', 'payment_unavailable'],
  },
  'POST /api/stripe/webhook': {
    summary: 'Receives a signed event from Stripe',
    body: 'application/json',
    headers: { 'Stripe-Signature': "Stripe's signature of the body." },
    answers: { 200: v.object({ received: v.literal(true) }) },
    errors: ['bad_event', 'bad_signature', 'billing_not_configured', 'payment_unavailable'],
  },
} satisfies Descriptions
