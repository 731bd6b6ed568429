import { factory, withDb } from '../lib/app.ts'
import { limitTo } from '../lib/parse-input.ts'
import { sendQuietly } from '../mail/send.ts'
import { deliver } from '../notifications/deliver.ts'
import { workOff } from './stripe-events.ts'
import { openBilling } from './stripe.ts'
import { answerStripeFault } from './stripe-faults.ts'
import { receiveEvent } from './webhook.ts'

/** The largest events (an invoice of many lines) stay far below this. */
const maxEventBytes = 512_000

/** Work behind an answer is cut off after 30 s; the cron job takes what is left. */
const workMs = 15_000

/** The request comes from a server and names no origin; its signature authenticates it. */
export const stripeWebhookRoutes = factory
  .createApp()
  .onError(answerStripeFault)
  .use(withDb)
  .post('/', limitTo(maxEventBytes), async (c) => {
    const billing = await openBilling(c.env, c.var.db)
    await receiveEvent(billing, await c.req.text(), c.req.header('stripe-signature') ?? '')
    const endsAt = Date.now() + workMs
    const worked = workOff(billing, { goesOn: () => Date.now() < endsAt })
    c.executionCtx.waitUntil(
      worked.finally(() => Promise.all([deliver(c.env), sendQuietly(c.env, c.req.url)])),
    )
    return c.json({ received: true as const }, 200)
  })
