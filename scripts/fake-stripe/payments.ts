import type { Account } from './account.ts'
import { attachCard, testCardOf } from './cards.ts'
import { addCharge, openDispute } from './charges.ts'
import { cardRefused } from './errors.ts'
import { emit } from './events.ts'
import type { PaymentIntent, PaymentMethod } from './wire.ts'

type Attempt = {
  method: PaymentMethod
  /** The shopper is not present: a renewal. */
  offSession?: boolean
  returnUrl?: string | null
  /** She has confirmed on her bank's page. */
  authenticated?: boolean
}

/** Tries to take the money. All its consequences have happened when this returns. */
export function attempt(account: Account, intent: PaymentIntent, { method, ...how }: Attempt) {
  const card = testCardOf(account, method.id)
  const planned =
    how.offSession && intent.customer ? account.plannedCharges.get(intent.customer)?.shift() : undefined
  const asks = card.asks === 'always' || (card.asks === 'once' && !how.offSession)
  if (asks && !how.authenticated && planned === undefined)
    return requestAuthentication(account, intent, method, how)
  const failsLater = card.failsLater && (how.offSession || method.customer !== null)
  const decline =
    planned === 'pays' ? null : planned === 'fails' || failsLater ? generic : (card.declines ?? null)
  return decline ? fail(account, intent, method, decline) : succeed(account, intent, method, how)
}

const generic = { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' }

function succeed(
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  how: Omit<Attempt, 'method'>,
) {
  if (intent.customer && intent.setup_future_usage) attachCard(account, method, intent.customer)
  const charge = addCharge(account, intent, method, null, how.authenticated)
  Object.assign(intent, {
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  } satisfies Partial<PaymentIntent>)
  emit(account, 'charge.succeeded', charge)
  emit(account, 'payment_intent.succeeded', intent)
  account.afterPayment.paid(intent)
  const { disputes } = testCardOf(account, method.id)
  if (disputes) openDispute(account, charge, disputes)
  return 'succeeded' as const
}

type Decline = { code: string; decline_code?: string; message: string }

function fail(account: Account, intent: PaymentIntent, method: PaymentMethod, decline: Decline) {
  const charge = addCharge(account, intent, method, decline)
  Object.assign(intent, {
    last_payment_error: {
      ...decline,
      charge: charge.id,
      doc_url: `https://docs.stripe.com/error-codes/${decline.code.replaceAll('_', '-')}`,
      payment_method: { ...method },
      type: 'card_error',
    },
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  } satisfies Partial<PaymentIntent>)
  emit(account, 'charge.failed', charge)
  emit(account, 'payment_intent.payment_failed', intent)
  account.afterPayment.notPaid(intent)
  return 'failed' as const
}

function requestAuthentication(
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  how: Omit<Attempt, 'method'>,
) {
  Object.assign(intent, {
    last_payment_error: null,
    next_action: {
      redirect_to_url: { return_url: how.returnUrl ?? null, url: `${account.address}/3ds/${intent.id}` },
      type: 'redirect_to_url',
    },
    payment_method: method.id,
    status: 'requires_action',
  } satisfies Partial<PaymentIntent>)
  emit(account, 'payment_intent.requires_action', intent)
  account.afterPayment.needsAuthentication(intent, how.offSession ?? false)
  return 'requires_action' as const
}

/** Takes the money if the shopper agreed on her bank's page, and otherwise returns the payment to its former state. */
export function answerBank(account: Account, intent: PaymentIntent, agreed: boolean) {
  const method = account.paymentMethods.get(intent.payment_method)
  if (intent.status !== 'requires_action' || !method) return intent.status
  if (agreed) return attempt(account, intent, { method, authenticated: true })
  const message = 'The provided PaymentMethod has failed authentication.'
  Object.assign(intent, {
    last_payment_error: {
      code: 'payment_intent_authentication_failure',
      doc_url: 'https://docs.stripe.com/error-codes/payment-intent-authentication-failure',
      message,
      payment_method: { ...method },
      type: 'invalid_request_error',
    },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  } satisfies Partial<PaymentIntent>)
  emit(account, 'payment_intent.payment_failed', intent)
  account.afterPayment.notPaid(intent)
  return 'failed' as const
}

/** The 402 for a payment that was just declined. */
export function declineOf(intent: PaymentIntent) {
  const error = intent.last_payment_error
  return cardRefused(error?.message ?? generic.message, {
    code: error?.code ?? generic.code,
    ...(error?.decline_code && { decline_code: error.decline_code }),
    ...(error?.charge && { charge: error.charge }),
    payment_intent: intent,
    ...(error?.payment_method && { payment_method: error.payment_method }),
  })
}
