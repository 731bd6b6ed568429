import type { Account } from './account.ts'
import { emit } from './events.ts'
import { begin } from './new-subscription.ts'
import type { CheckoutSession, PaymentIntent } from './wire.ts'

/** The checkout is paid: what was bought begins, and the checkout is complete. */
export function checkoutPaid(account: Account, intent: PaymentIntent) {
  const session = account.checkoutSessions.get(account.checkoutOf.get(intent.id))
  if (!session || session.status !== 'open') return
  if (session.mode === 'subscription') beginSubscription(account, session, intent)
  else session.payment_intent = intent.id
  complete(account, session)
}

function beginSubscription(account: Account, session: CheckoutSession, intent: PaymentIntent) {
  const data = account.checkoutData.get(session.id)
  const [item] = data?.items ?? []
  const price = account.prices.get(item?.price)
  if (!data || !item || !price || !session.customer) return
  const { subscription } = begin(account, {
    customer: session.customer,
    price,
    quantity: item.quantity,
    metadata: data.subscriptionMetadata,
    paymentMethod: intent.payment_method,
    keepsCard: true,
    trialEnd: null,
    description: null,
    paid: intent,
  })
  session.subscription = subscription.id
  session.invoice = subscription.latest_invoice
}

function complete(account: Account, session: CheckoutSession) {
  const customer = account.customers.get(session.customer)
  Object.assign(session, {
    customer_details: {
      address: { city: null, country: 'US', line1: null, line2: null, postal_code: '10001', state: null },
      business_name: null,
      email: customer?.email ?? session.customer_email,
      individual_name: null,
      name: customer?.name ?? null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    payment_status: 'paid',
    status: 'complete',
    url: null,
  } satisfies Partial<CheckoutSession>)
  emit(account, 'checkout.session.completed', session)
}
