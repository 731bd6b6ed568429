import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { ApiFailure } from '#client/lib/api-failure.ts'
import { messageFor, messageOf } from '#client/i18n/failure-message.ts'
import { appearance, fonts } from './subscribe/appearance.ts'
import { loadStripeJs } from './subscribe/stripe-js.ts'
import { currentLanguage } from '#client/i18n/language.ts'

/** Everything the form needs to take the payment. */
export type Payment = {
  stripe: Stripe
  elements: StripeElements
  subscriptionId: string
  priceCents: number
}

/** `hint` adds in plain words what the specification's message leaves open; `details` are for whoever helps her. */
export type Setup =
  | { kind: 'ready'; payment: Payment }
  | { kind: 'subscribed' }
  | { kind: 'failed'; message: string; hint?: string; details?: string; canRetry: boolean }

/** Creates a subscription to pay for, then loads the payment form. */
export async function setUp(userId: string | undefined): Promise<Setup> {
  // The server could not be asked, whether signed in or not.
  if (userId === undefined) return notInitialized(messageFor('server_error'))
  try {
    const answer = await request(api['create-subscription'].$post({ json: { userId } }))
    if (answer.alreadySubscribed) return { kind: 'subscribed' }
    if (!answer.clientSecret) return { kind: 'failed', ...withoutSecret(answer), canRetry: true }
    const { clientSecret, subscriptionId, priceCents, publishableKey, stripeJs } = answer
    const stripe = await loadStripeJs(publishableKey, stripeJs).catch(() => null)
    if (!stripe) return notInitialized(t('subscribe.formBlocked'))
    const elements = stripe.elements({
      clientSecret,
      appearance: appearance(),
      fonts: fonts(),
      locale: currentLanguage(),
    })
    return { kind: 'ready', payment: { stripe, elements, subscriptionId, priceCents } }
  } catch (error) {
    return failureOf(error)
  }
}

/** An answer without a secret may contain the reason instead. */
const withoutSecret = (answer: object) =>
  'error' in answer && typeof answer.error === 'string' && answer.error
    ? { message: answer.error }
    : { message: t('subscribe.notInitialized'), details: t('subscribe.noClientSecret') }

const notInitialized = (hint?: string): Setup => ({
  kind: 'failed',
  message: t('subscribe.notInitialized'),
  hint,
  canRetry: true,
})

function failureOf(error: unknown): Setup {
  if (!(error instanceof ApiFailure)) return notInitialized()
  if (error.code === 'connection_lost') return notInitialized(messageOf(error))
  // A shopper can do nothing with the number that the specification shows here; who helps her can.
  return {
    kind: 'failed',
    message: t('subscribe.notInitialized'),
    hint: error.code === 'billing_not_configured' ? t('billing.notConfigured') : messageOf(error),
    details: `HTTP ${error.status}`,
    canRetry: error.code !== 'billing_not_configured',
  }
}
