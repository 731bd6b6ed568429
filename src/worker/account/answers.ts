import * as v from 'valibot'
import { photoStorage } from '#shared/photos.ts'
import { onboarding } from '#shared/stylist/onboarding.ts'
import { moment, succeeded, type Descriptions } from '../openapi/description.ts'

const plan = v.picklist(['free', 'premium'])
const styleStep = v.nullable(v.picklist(onboarding.map(({ id }) => id)))

const appState = v.object({
  user: v.object({ id: v.string(), name: v.string(), email: v.string() }),
  email_verified: v.boolean(),
  has_password: v.boolean(),
  language: v.string(),
  mail_available: v.boolean(),
  plan,
  is_premium: v.boolean(),
  credits_remaining: v.pipe(v.nullable(v.number()), v.description('Null with Luxe.')),
  show_onboarding: v.boolean(),
  photo_storage: v.nullable(photoStorage),
  adult_confirmed: v.boolean(),
  luxe_monthly_try_ons: v.nullable(v.number()),
  social_proof: v.string(),
  try_on_provider: v.picklist(['cloud', 'device']),
  marketing_url: v.string(),
  billing_available: v.boolean(),
  has_stripe_customer: v.boolean(),
  subscription_status: v.string(),
  subscription_price_cents: v.nullable(v.number()),
  cancel_at_period_end: v.boolean(),
  current_period_end: v.nullable(moment),
  grace_ends_at: v.nullable(moment),
  try_ons_left: v.nullable(v.number()),
  month_ends_at: v.nullable(moment),
  consultation_open: v.boolean(),
  unread_notifications: v.number(),
  styling_profile: v.nullable(v.picklist(['started', 'completed'])),
  styling_step: styleStep,
  removal_due_at: v.nullable(moment),
})

const device = v.object({
  id: v.string(),
  browser: v.nullable(v.string()),
  device: v.nullable(v.string()),
  createdAt: moment,
  lastSeenAt: moment,
  isCurrent: v.boolean(),
})

/** A part of the export contains the rows of one table, whose columns change with the product. */
const rows = v.array(v.record(v.string(), v.unknown()))
const sections = [
  'sessions',
  'identities',
  'passkeys',
  'paymentAccounts',
  'subscriptions',
  'purchaseConsents',
  'creditEntries',
  'wishlist',
  'looks',
  'pictures',
  'outfits',
  'triedOn',
  'consultations',
  'stylingProfile',
  'outfitBatches',
  'generatedOutfits',
  'notifications',
  'mails',
  'finds',
] as const

const accountExport = v.object({
  exportedAt: moment,
  account: v.object({
    id: v.string(),
    name: v.string(),
    email: v.string(),
    plan,
    credits: v.number(),
    createdAt: moment,
    luxeAnchorAt: v.nullable(moment),
    removalDueAt: v.nullable(moment),
  }),
  settings: v.object({
    photoStorage: v.nullable(photoStorage),
    profilePhoto: v.nullable(v.string()),
    minimumAgeConfirmedAt: v.nullable(moment),
    adultConfirmedAt: v.nullable(moment),
    onboardingCompletedAt: v.nullable(moment),
    emailVerifiedAt: v.nullable(moment),
    language: v.string(),
  }),
  ...v.entriesFromList(sections, rows),
})

export const accountAnswers = {
  'GET /api/app-state': {
    summary: 'Who is there, with what; null for a visitor',
    answers: { 200: v.nullable(appState) },
    errors: ['not_authenticated'],
  },
  'POST /api/onboarding/complete': {
    summary: 'Notes that she has seen the introduction',
    answers: { 200: succeeded },
  },
  'PUT /api/photo-settings': {
    summary: 'Where her photos are kept',
    answers: { 200: succeeded },
  },
  'PUT /api/account/language': {
    summary: 'The language of her mails and pages',
    answers: { 204: null },
  },
  'GET /api/account/export': {
    summary: 'Everything that is kept of her',
    answers: { 200: accountExport },
  },
  'GET /api/account/sessions': {
    summary: 'Where she is signed in',
    answers: { 200: v.array(device) },
  },
  'DELETE /api/account/sessions': {
    summary: 'Signs her out on all other devices',
    answers: { 204: null },
  },
  'DELETE /api/account/sessions/:id': {
    summary: 'Signs her out on one device',
    answers: { 204: null },
    errors: ['not_found'],
  },
  'POST /api/account/removal': {
    summary: 'Asks for the end of her account, which comes after fourteen days',
    answers: { 200: v.object({ dueAt: moment }) },
    errors: ['proof_required', 'too_many_attempts', 'wrong_password'],
  },
  'DELETE /api/account/removal': {
    summary: 'Keeps the account after all',
    answers: { 204: null },
  },
  'POST /api/account/removal/now': {
    summary: 'Ends the account at once',
    answers: { 204: null },
    errors: ['removal_not_asked'],
  },
} satisfies Descriptions
