import { Hono, type Context } from 'hono'
import type { Account } from '../account.ts'
import { Refusal } from '../errors.ts'
import type { FakeStripe } from '../fake.ts'
import type { PortalSession } from '../wire.ts'
import { cardIn } from './card-fields.ts'
import { cancelPage, cardPage, donePage, endOf, isLive, overviewPage, type Portal } from './portal.ts'

type Visit = { session: PortalSession; portal: Portal }
type PortalContext = Context<{ Variables: Visit }>

const liveOf = (account: Account, { customer }: PortalSession) =>
  account.subscriptions.with('customer', customer).filter(isLive)

function overview(account: Account, { session, portal }: Visit, note: string | null = null) {
  const { customer } = session
  const subscriptions = liveOf(account, session)
  const settings = account.customers.get(customer)?.invoice_settings
  const invoices = account.invoices.with('customer', customer).filter(({ status }) => status !== 'draft')
  return overviewPage({
    ...portal,
    subscriptions,
    card: account.paymentMethods.get(
      subscriptions[0]?.default_payment_method ?? settings?.default_payment_method,
    )?.card,
    invoices: invoices.toReversed(),
    note,
  })
}

/** After a flow the shopper is redirected to the product, or reads that it is done. */
function finish(c: PortalContext, title: string, sentence: string) {
  const redirect = c.var.session.flow?.after_completion.redirect
  return redirect ? c.redirect(redirect.return_url, 303) : c.html(donePage(c.var.portal, title, sentence))
}

export function portalPages(fake: FakeStripe) {
  const { account } = fake
  const subscriptionOf = (c: PortalContext, id: unknown) =>
    liveOf(account, c.var.session).find((subscription) => subscription.id === id)
  const posted = async (c: PortalContext) =>
    subscriptionOf(c, (await c.req.formData()).get('subscription') ?? undefined)

  return new Hono<{ Variables: Visit }>()
    .use('/:id/*', async (c, next) => {
      const session = account.portalSessions.get(c.req.param('id'))
      if (!session) return c.notFound()
      c.set('session', session)
      c.set('portal', { path: `/p/session/${session.id}`, returnUrl: session.return_url })
      return next()
    })
    .get('/:id', (c) => {
      const { flow } = c.var.session
      const leaving = subscriptionOf(c, flow?.subscription_cancel?.subscription)
      if (leaving && !leaving.cancel_at) return c.html(cancelPage(c.var.portal, leaving))
      if (flow?.type === 'payment_method_update') return c.html(cardPage(c.var.portal, null))
      return c.html(overview(account, c.var))
    })
    .get('/:id/plan', (c) => c.html(overview(account, c.var)))
    .get('/:id/cancel', (c) => {
      const subscription = subscriptionOf(c, c.req.query('subscription'))
      return subscription ? c.html(cancelPage(c.var.portal, subscription)) : c.notFound()
    })
    .post('/:id/cancel', async (c) => {
      const subscription = await posted(c)
      if (!subscription) return c.notFound()
      fake.leave(subscription.id)
      return finish(c, 'Plan cancelled', `You keep Luxe until ${endOf(subscription)}.`)
    })
    .post('/:id/resume', async (c) => {
      const subscription = await posted(c)
      if (!subscription) return c.notFound()
      fake.stay(subscription.id)
      return c.html(overview(account, c.var, 'Your plan goes on.'))
    })
    .get('/:id/card', (c) => c.html(cardPage(c.var.portal, null)))
    .post('/:id/card', async (c) => {
      try {
        fake.changeCard(c.var.session.customer, cardIn(await c.req.formData()))
      } catch (error) {
        if (error instanceof Refusal) return c.html(cardPage(c.var.portal, error.message))
        throw error
      }
      return finish(c, 'Card changed', 'It pays for your plan from now on.')
    })
}
