import { Hono } from 'hono'
import type { Account } from '../account.ts'
import { checkoutLines } from '../checkout-sessions.ts'
import { Refusal } from '../errors.ts'
import type { FakeStripe } from '../fake.ts'
import type { CheckoutSession, PaymentIntent } from '../wire.ts'
import { asset } from './assets.ts'
import { bankPage } from './bank.ts'
import { cardIn } from './card-fields.ts'
import { checkoutPage, closedCheckoutPage } from './checkout.ts'
import { control, type Product } from './control.ts'
import { controlRoomPage } from './control-room.ts'
import { elementPage } from './element.ts'
import { portalPages } from './portal-pages.ts'

/** Stripe's pages for people, and a control room that Stripe does not have. */
function createPages(fake: FakeStripe, product: Product | null) {
  const { account } = fake
  return new Hono()
    .get('/', (c) => c.html(controlRoomPage({ account, note: c.req.query('done') ?? null, product })))
    .post('/control/:what', async (c) => {
      const customer = (await c.req.formData()).get('customer')
      const note = await control(
        fake,
        c.req.param('what'),
        typeof customer === 'string' ? customer : '',
        product,
      )
      return c.redirect(`/?${new URLSearchParams({ done: note }).toString()}`, 303)
    })

    .get('/pages.css', async (c) => c.body(await asset('style.css'), 200, { 'content-type': 'text/css' }))
    .get('/stripe.js', async (c) => c.body(await asset('browser/stripe.ts'), 200, script))
    .get('/elements/payment', (c) => c.html(elementPage))
    .get('/elements/payment.js', async (c) => c.body(await asset('browser/payment-element.ts'), 200, script))

    .get('/c/pay/:id', (c) => {
      const session = account.checkoutSessions.get(c.req.param('id'))
      if (!session) return c.notFound()
      if (session.status !== 'open') return c.html(closedCheckoutPage(session))
      const intent = account.paymentIntents.get(account.checkoutData.get(session.id)?.intent)
      return c.html(showCheckout(account, session, intent?.last_payment_error?.message ?? null))
    })
    .post('/c/pay/:id', async (c) => {
      const session = account.checkoutSessions.get(c.req.param('id'))
      if (!session) return c.notFound()
      const form = await c.req.formData()
      const email = form.get('email')
      try {
        const paying = { card: cardIn(form), ...(typeof email === 'string' && email && { email }) }
        const { outcome, intent } = fake.payCheckout(session.id, paying)
        return c.redirect(outcome === 'requires_action' ? `/3ds/${intent.id}` : afterCheckout(session), 303)
      } catch (error) {
        if (error instanceof Refusal) return c.html(showCheckout(account, session, error.message))
        throw error
      }
    })

    .get('/3ds/:id', (c) => {
      const intent = account.paymentIntents.get(c.req.param('id'))
      return intent ? c.html(bankPage(intent)) : c.notFound()
    })
    .post('/3ds/:id', async (c) => {
      const intent = account.paymentIntents.get(c.req.param('id'))
      if (!intent) return c.notFound()
      const returnUrl = intent.next_action?.redirect_to_url?.return_url
      const outcome = fake.answerBank(intent.id, (await c.req.formData()).get('answer') === 'approve')
      const session = account.checkoutSessions.get(account.checkoutOf.get(intent.id))
      if (session)
        return c.redirect(outcome === 'succeeded' ? afterCheckout(session) : `/c/pay/${session.id}`, 303)
      return c.redirect(returnUrl ? afterBank(returnUrl, intent) : '/', 303)
    })

    .route('/p/session', portalPages(fake))
}

const script = { 'content-type': 'text/javascript; charset=utf-8' }

function showCheckout(account: Account, session: CheckoutSession, error: string | null) {
  const [line] = checkoutLines(account, session.id).data
  const email = account.customers.get(session.customer)?.email ?? session.customer_email
  return checkoutPage({
    session,
    line: {
      name: line?.description ?? '',
      cents: session.amount_total ?? 0,
      isMonthly: session.mode === 'subscription',
    },
    email,
    error,
  })
}

const afterCheckout = ({ id, success_url: successUrl }: CheckoutSession) =>
  (successUrl ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id)

/** Redirects as Stripe does, with the payment's id and its result. */
function afterBank(returnUrl: string, { id, client_secret, status }: PaymentIntent) {
  const address = new URL(returnUrl)
  address.searchParams.set('payment_intent', id)
  address.searchParams.set('payment_intent_client_secret', client_secret ?? '')
  address.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'failed')
  return address.href
}

/** The pages of one fake. With a product its cron jobs can be run from the control room. */
export function pagesWith(product: Product | null = null) {
  let pages: ReturnType<typeof createPages> | undefined
  return async (request: Request, fake: FakeStripe) => {
    pages ??= createPages(fake, product)
    return pages.fetch(request)
  }
}
