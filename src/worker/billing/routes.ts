import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { checkoutInput, consentInput, createSubscriptionInput, portalInput } from '#shared/billing.ts'
import { authorize, type ShopperEnv } from '../auth/authorize.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitWords, parse } from '../lib/parse-input.ts'
import { sendMails } from '../mail/send.ts'
import { deliver } from '../notifications/deliver.ts'
import { backfill } from './find-customers.ts'
import { cancelAtPeriodEnd, resume } from './cancel-subscription.ts'
import { openCheckout } from './checkout.ts'
import { recordConsent } from './purchase-consent.ts'
import { limitBuying } from './purchase-limit.ts'
import { openPortal } from './portal.ts'
import { openBilling } from './stripe.ts'
import { answerStripeFault } from './stripe-faults.ts'
import { startSubscription } from './subscribe.ts'
import { verifyReturn } from './verify-return.ts'

/** What Stripe adds to the return address: the id of a checkout, or of a subscription of our own form. */
const returnQuery = v.object({ session_id: v.pipe(v.string(), v.regex(/^(?:cs|sub)_\w{1,250}$/)) })

const siteOf = (url: string) => new URL(url).origin

/** Refuses sales to an account that is being removed, because the purchase would be removed with it. */
const requireStaying = createMiddleware<ShopperEnv>(async (c, next) => {
  if (c.var.shopper.removalDueAt) throw new ApiError('account_leaving')
  await next()
})

/** The subscription of the form at /subscribe (spec 1.7.16). */
export const subscriptionRoutes = factory
  .createApp()
  .onError(answerStripeFault)
  .post(
    '/create-subscription',
    authorize({ who: 'shopper' }),
    requireStaying,
    limitWords,
    parse('json', createSubscriptionInput),
    async (c) => {
      if (c.req.valid('json').userId !== c.var.shopper.id) throw new ApiError('wrong_user')
      const { STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_JS: stripeJs } = c.env
      if (!publishableKey) throw new ApiError('billing_not_configured')
      await limitBuying(c, c.var.shopper.id)
      const started = await startSubscription(await openBilling(c.env, c.var.db), c.var.shopper)
      if (started.alreadySubscribed) return c.json(started, 200)
      return c.json({ ...started, publishableKey, stripeJs: stripeJs || null }, 200)
    },
  )

/** The specification has this call under two names. */
const portalRoute = factory
  .createApp()
  .onError(answerStripeFault)
  .post('/', authorize({ who: 'shopper' }), limitWords, parse('json', portalInput), async (c) => {
    const billing = await openBilling(c.env, c.var.db)
    const { flow } = c.req.valid('json')
    return c.json({ url: await openPortal(billing, c.var.shopper.id, flow, siteOf(c.req.url)) }, 200)
  })

export const stripeRoutes = factory
  .createApp()
  .onError(answerStripeFault)
  .route('/customer-portal', portalRoute)
  .post('/backfill', authorize({ who: 'shopper' }), async (c) => {
    await backfill(await openBilling(c.env, c.var.db), c.var.shopper)
    return c.json({ success: true as const }, 200)
  })

export const billingRoutes = factory
  .createApp()
  .onError(answerStripeFault)
  .route('/portal', portalRoute)
  .post('/consent', authorize({ who: 'shopper' }), limitWords, parse('json', consentInput), async (c) => {
    const { db, now } = await openBilling(c.env, c.var.db)
    await limitBuying(c, c.var.shopper.id)
    await recordConsent(db, c.var.shopper.id, c.req.valid('json'), now())
    return c.body(null, 204)
  })
  .post(
    '/checkout',
    authorize({ who: 'shopper' }),
    requireStaying,
    limitWords,
    parse('json', checkoutInput),
    async (c) => {
      const billing = await openBilling(c.env, c.var.db)
      const agreement = c.req.valid('json')
      await limitBuying(c, c.var.shopper.id)
      await recordConsent(billing.db, c.var.shopper.id, agreement, billing.now())
      return c.json(
        {
          url: await openCheckout(billing, c.var.shopper, agreement.item, {
            site: siteOf(c.req.url),
            language: agreement.language,
          }),
        },
        200,
      )
    },
  )
  .get('/verify-return', authorize({ who: 'shopper' }), parse('query', returnQuery), async (c) => {
    const billing = await openBilling(c.env, c.var.db)
    return c.json(await verifyReturn(billing, c.var.shopper.id, c.req.valid('query').session_id), 200)
  })
  .post('/cancel', authorize({ who: 'shopper' }), async (c) => {
    const until = await cancelAtPeriodEnd(await openBilling(c.env, c.var.db), c.var.shopper.id)
    c.executionCtx.waitUntil(deliver(c.env, c.var.shopper.id))
    sendMails(c, c.var.shopper.id)
    return c.json({ until: until.toISOString() }, 200)
  })
  .post('/resume', authorize({ who: 'shopper' }), async (c) => {
    const renews = await resume(await openBilling(c.env, c.var.db), c.var.shopper.id)
    return c.json({ renews: renews.toISOString() }, 200)
  })
