import { eq } from 'drizzle-orm'
import { photographConsentsInput, type Photographer } from '#shared/photographers.ts'
import { photoSettingsInput } from '#shared/photos.ts'
import { authorize, type BatchFor, type Shopper } from '../auth/authorize.ts'
import { users } from '../shoppers/schema.ts'
import { describeSubscription, readSubscription } from '../billing/subscription-state.ts'
import { billingConfigured } from '../billing/stripe.ts'
import { monthlyLimit } from '../billing/credits/monthly-limit.ts'
import { factory } from '../lib/app.ts'
import { limitWords, parse } from '../lib/parse-input.ts'
import { canMail } from '../mail/send.ts'
import { supportEmail } from '../operator/support-address.ts'
import { countUnread } from '../notifications/queries.ts'
import { openPhotographers, withAnswers } from '../try-on/who-photographs.ts'
import { isAdultConfirmed, withAnswer } from '../photos/adult-statement.ts'
import { refuseRobots, turnstileSiteKey } from './turnstile.ts'
import { readAccountState } from './account-state.ts'
import { describeLuxeMonth, readLatestStarts } from './luxe-month.ts'

const readState = ({ db, owner, c }: BatchFor) =>
  [
    readSubscription(db, owner),
    readLatestStarts(db, owner, monthlyLimit(c.env) ?? 0),
    readAccountState(db, owner, { canMail: canMail(c) }),
    countUnread(db, owner),
  ] as const

/** How her try-ons are made, and what she has still to say for a photograph. */
async function describePhotographs(env: Env, { photographConsents }: Shopper, isConfirmed: boolean) {
  const configured = await openPhotographers(env)
  const isOpen = isConfirmed && configured.some((one) => photographConsents[one]?.granted !== false)
  return {
    try_on_provider: isOpen ? ('cloud' as const) : ('device' as const),
    photographers: configured,
    photograph_consents: Object.fromEntries(
      configured.flatMap((one) => {
        const answer = photographConsents[one]
        return answer ? [[one, answer.granted]] : []
      }),
    ) as Partial<Record<Photographer, boolean>>,
    photographs_unconfirmed: configured.length > 0 && !isConfirmed,
    turnstile_site_key: turnstileSiteKey(env),
  }
}

export const accountRoutes = factory
  .createApp()
  // Every page asks who is there.
  .get('/app-state', authorize({ who: 'shopper', nullForVisitors: true, batch: readState }), async (c) => {
    const limit = monthlyLimit(c.env)
    const { shopper, rows } = c.var
    const [[subscription], starts, [state], [unread]] = rows
    const { id, name, email, plan, credits, onboardingCompletedAt, photoStorage } = shopper
    return c.json(
      {
        user: { id, name, email },
        email_verified: shopper.emailVerifiedAt !== null,
        has_password: shopper.hasPassword,
        language: shopper.language,
        country: shopper.country,
        mail_available: canMail(c),
        plan,
        is_premium: plan === 'premium',
        credits_remaining: plan === 'premium' ? null : credits,
        show_onboarding: onboardingCompletedAt === null,
        photo_storage: photoStorage,
        adult_confirmed: isAdultConfirmed(shopper),
        luxe_monthly_try_ons: limit,
        social_proof: c.env.SOCIAL_PROOF,
        ...(await describePhotographs(c.env, shopper, state?.isConfirmed === true)),
        marketing_url: c.env.MARKETING_URL || '/',
        support_email: supportEmail(c.env),
        billing_available: billingConfigured(c.env),
        has_stripe_customer: state?.hasCustomer === true,
        ...describeSubscription(subscription),
        ...describeLuxeMonth(
          shopper,
          {
            limit,
            starts,
            consultationMonth: state?.consultationMonth ?? null,
            consultationFinishedAt: state?.consultationFinishedAt ?? null,
          },
          new Date(),
        ),
        unread_notifications: unread?.count ?? 0,
        /** Her progress through the onboarding; null before its first step. */
        styling_profile: state?.hasProfile
          ? state.profileCompletedAt
            ? ('completed' as const)
            : ('started' as const)
          : null,
        /** The step at which she continues; null before the first and after the last. */
        styling_step: state?.profileStep ?? null,
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
      await c.var.db
        .update(users)
        .set({ photoStorage: storage, ...withAnswer(c.var.shopper, adult) })
        .where(eq(users.id, c.var.shopper.id))
      return c.json({ success: true as const }, 200)
    },
  )
  .put(
    '/photograph-consents',
    authorize({ who: 'shopper' }),
    limitWords,
    parse('json', photographConsentsInput),
    async (c) => {
      const { shopper, db } = c.var
      const { turnstile, ...answers } = c.req.valid('json')
      await refuseRobots(c, { before: shopper.photographConsents, answers, token: turnstile })
      const photographConsents = withAnswers(shopper.photographConsents, answers, new Date())
      await db.update(users).set({ photographConsents }).where(eq(users.id, shopper.id))
      return c.json({ success: true as const }, 200)
    },
  )
