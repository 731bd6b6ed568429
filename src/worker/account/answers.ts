import * as v from 'valibot'
import { photographers } from '#shared/photographers.ts'
import { photoStorage } from '#shared/photos.ts'
import { onboarding } from '@cabine/sophia/questions/onboarding.ts'
import { activity } from '../auth/schema.ts'
import { moment, succeeded, type Answers } from '../lib/route-answers.ts'

const plan = v.picklist(['free', 'premium'])
const styleStep = v.nullable(v.picklist(onboarding.map(({ id }) => id)))

const appState = v.object({
  user: v.object({ id: v.string(), name: v.string(), email: v.string() }),
  email_verified: v.boolean(),
  has_password: v.boolean(),
  language: v.string(),
  country: v.nullable(v.string()),
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
  photographers: v.array(v.picklist(photographers)),
  photograph_consents: v.object(v.entriesFromList(photographers, v.optional(v.boolean()))),
  photographs_unconfirmed: v.pipe(
    v.boolean(),
    v.description('A confirmed email or a passkey is missing before the first photograph.'),
  ),
  turnstile_site_key: v.pipe(
    v.nullable(v.string()),
    v.description('Where it is set, her first agreement needs a token of Turnstile.'),
  ),
  marketing_url: v.string(),
  support_email: v.nullable(v.string()),
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

const activityEvent = v.object({
  kind: v.picklist(activity.kind.enumValues),
  browser: v.nullable(v.string()),
  device: v.nullable(v.string()),
  at: moment,
})

const device = v.object({
  id: v.string(),
  assistant: v.pipe(
    v.nullable(v.string()),
    v.description('The name of her assistant that has it; null of a browser.'),
  ),
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
  'activity',
  'secondFactor',
  'paymentAccounts',
  'subscriptions',
  'purchaseConsents',
  'creditEntries',
  'wishlist',
  'looks',
  'albums',
  'shownLooks',
  'lookAsks',
  'closet',
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
  'reports',
  'lookReports',
  'officeRoles',
  'withdrawals',
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
    photographConsents: v.record(v.string(), v.object({ granted: v.boolean(), at: moment })),
    profilePhoto: v.nullable(v.string()),
    minimumAgeConfirmedAt: v.nullable(moment),
    adultConfirmedAt: v.nullable(moment),
    adultStatement: v.nullable(v.number()),
    onboardingCompletedAt: v.nullable(moment),
    emailVerifiedAt: v.nullable(moment),
    language: v.string(),
    country: v.nullable(v.string()),
  }),
  ...v.entriesFromList(sections, rows),
})

export const accountAnswers = {
  'GET /api/app-state': { 200: v.nullable(appState) },
  'POST /api/onboarding/complete': { 200: succeeded },
  'PUT /api/photo-settings': { 200: succeeded },
  'PUT /api/photograph-consents': { 200: succeeded },
  'PUT /api/account/language': { 204: null },
  'PUT /api/account/country': { 204: null },
  'GET /api/account/export': { 200: accountExport },
  'GET /api/account/activity': { 200: v.array(activityEvent) },
  'GET /api/account/sessions': { 200: v.array(device) },
  'DELETE /api/account/sessions': { 204: null },
  'DELETE /api/account/sessions/:id': { 204: null },
  'POST /api/account/removal': { 200: v.object({ dueAt: moment }) },
  'DELETE /api/account/removal': { 204: null },
  'POST /api/account/removal/now': { 204: null },
} satisfies Answers
