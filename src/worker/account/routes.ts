import { eq } from 'drizzle-orm'
import { photoSettingsInput } from '#shared/photos.ts'
import { authorize, type BatchFor } from '../auth/authorize.ts'
import { users } from '../auth/schema.ts'
import { describeSubscription, readCustomer, readSubscription } from '../billing/state.ts'
import { billingConfigured } from '../billing/stripe.ts'
import { monthlyLimit } from '../credits/monthly-limit.ts'
import { factory } from '../lib/app.ts'
import { limitWords, parse } from '../lib/input.ts'
import { canMail } from '../mail/send.ts'
import { countUnread } from '../notifications/queries.ts'
import { readProfileState } from '../stylist/profile-queries.ts'
import { cloudProviderConfigured } from '../try-on/providers.ts'
import { describeLuxeMonth, readLatestConsultation, readLatestStarts } from './luxe-month.ts'

const readState = ({ db, owner, c }: BatchFor) =>
  [
    readSubscription(db, owner),
    readCustomer(db, owner),
    readLatestStarts(db, owner, monthlyLimit(c.env) ?? 0),
    readLatestConsultation(db, owner),
    countUnread(db, owner),
    readProfileState(db, owner),
  ] as const

export const accountRoutes = factory
  .createApp()
  // Every page asks who is there.
  .get('/app-state', authorize({ who: 'shopper', nullForVisitors: true, batch: readState }), (c) => {
    const limit = monthlyLimit(c.env)
    const { shopper, rows } = c.var
    const [[subscription], [customer], starts, [consultation], [unread], [profile]] = rows
    const { id, name, email, plan, credits, onboardingCompletedAt, photoStorage, adultConfirmedAt } = shopper
    return c.json(
      {
        user: { id, name, email },
        email_verified: shopper.emailVerifiedAt !== null,
        has_password: shopper.hasPassword,
        language: shopper.language,
        mail_available: canMail(c),
        plan,
        is_premium: plan === 'premium',
        credits_remaining: plan === 'premium' ? null : credits,
        show_onboarding: onboardingCompletedAt === null,
        photo_storage: photoStorage,
        adult_confirmed: adultConfirmedAt !== null,
        luxe_monthly_try_ons: limit,
        social_proof: c.env.SOCIAL_PROOF,
        try_on_provider: cloudProviderConfigured(c.env) ? ('cloud' as const) : ('device' as const),
        marketing_url: c.env.MARKETING_URL || '/',
        billing_available: billingConfigured(c.env),
        has_stripe_customer: customer !== undefined,
        ...describeSubscription(subscription),
        ...describeLuxeMonth(shopper, { limit, starts, consultation }, new Date()),
        unread_notifications: unread?.count ?? 0,
        /** Her progress through the onboarding; null before its first step. */
        styling_profile: profile
          ? profile.completedAt
            ? ('completed' as const)
            : ('started' as const)
          : null,
        /** The step at which she continues; null before the first and after the last. */
        styling_step: profile?.currentStep ?? null,
        removal_due_at: shopper.removalDueAt?.toISOString() ?? null,
      },
      200,
    )
  })
  .post('/onboarding/complete', authorize({ who: 'shopper' }), async (c) => {
    await c.var.db
      .update(users)
      .set({ onboardingCompletedAt: new Date() })
      .where(eq(users.id, c.var.shopper.id))
    return c.json({ success: true as const }, 200)
  })
  .put(
    '/photo-settings',
    authorize({ who: 'shopper' }),
    limitWords,
    parse('json', photoSettingsInput),
    async (c) => {
      const { storage, adult } = c.req.valid('json')
      const adultConfirmedAt = c.var.shopper.adultConfirmedAt ?? (adult ? new Date() : null)
      await c.var.db
        .update(users)
        .set({ photoStorage: storage, adultConfirmedAt })
        .where(eq(users.id, c.var.shopper.id))
      return c.json({ success: true as const }, 200)
    },
  )
