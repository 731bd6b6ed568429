import type { PaymentIntent, StripeError } from '@stripe/stripe-js'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { agreementTo } from '../checkout/purchase-agreement.ts'
import type { Payment } from '../subscribe-set-up.ts'

export type Outcome =
  | { kind: 'paid' }
  | { kind: 'onItsWay' }
  | { kind: 'failed'; message: string; isPriceOld?: boolean }

/** The address that a bank with a page of its own sends the shopper back to (spec 2.4.14). */
const returnAddress = (subscriptionId: string) =>
  `${location.origin}/dashboard?${new URLSearchParams({ payment_success: 'true', session_id: subscriptionId })}`

/** Checks the fields, then records the agreement, and only then charges. */
export async function pay({ stripe, elements, subscriptionId, priceCents }: Payment): Promise<Outcome> {
  try {
    const checked = await elements.submit()
    if (checked.error) return refused(checked.error)
    await request(api.billing.consent.$post({ json: agreementTo('luxe_in_app', priceCents) }))
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnAddress(subscriptionId) },
      redirect: 'if_required',
    })
    // Already paid, for instance in another tab: the provider reports an error, but for the shopper it is none.
    if (error) return error.payment_intent?.status === 'succeeded' ? { kind: 'paid' } : refused(error)
    return outcomes[paymentIntent.status] ?? { kind: 'failed', message: t('subscribe.paymentFailed') }
  } catch (error) {
    const message = isFailure(error) ? messageOf(error) : t('subscribe.paymentFailed')
    return { kind: 'failed', message, isPriceOld: isFailure(error, 'too_old_price') }
  }
}

const outcomes: Partial<Record<PaymentIntent.Status, Outcome>> = {
  succeeded: { kind: 'paid' },
  processing: { kind: 'onItsWay' },
}

const refused = ({ message }: StripeError): Outcome => ({
  kind: 'failed',
  message: message || t('subscribe.paymentFailed'),
})
