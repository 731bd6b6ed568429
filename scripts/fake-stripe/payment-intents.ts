import type { Account } from './account.ts'
import { addCard, cardNamed } from './cards.ts'
import { customerNamed } from './customers.ts'
import { invalid, parameterMissing, Refusal, resourceMissing } from './errors.ts'
import {
  flag,
  group,
  mergeMetadata,
  metadataOf,
  required,
  text,
  textOrNull,
  whole,
  type Form,
} from './form.ts'
import { createIntent } from './intents.ts'
import { attempt, declineOf } from './payments.ts'
import type { PaymentIntent } from './wire.ts'

/** A browser has the publishable key and the client secret of its own payment, and reaches nothing else. */
export function intentOfBrowser(account: Account, id: string, form: Form) {
  const intent = account.paymentIntents.get(id)
  if (!intent || intent.client_secret !== text(form, 'client_secret')) {
    throw resourceMissing('payment_intent', id, 'intent')
  }
  return intent
}

export function openIntent(account: Account, form: Form) {
  const amount = whole(form, 'amount')
  if (amount === undefined) throw parameterMissing('amount')
  const customer = textOrNull(form, 'customer')
  if (customer) customerNamed(account, customer)
  const intent = createIntent(account, {
    amount,
    currency: required(form, 'currency').toLowerCase(),
    customer,
    description: textOrNull(form, 'description'),
    metadata: metadataOf(form),
    keepsCard: text(form, 'setup_future_usage') === 'off_session',
  })
  return flag(form, 'confirm') ? confirm(account, intent, form) : intent
}

/** Throws the bank's refusal, as Stripe answers a declined card with 402. */
export function confirm(account: Account, intent: PaymentIntent, form: Form) {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw new Refusal(
      400,
      'invalid_request_error',
      intent.status === 'succeeded'
        ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
        : 'You cannot confirm this PaymentIntent because it has a status of canceled.',
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    )
  }
  const outcome = attempt(account, intent, {
    method: methodOf(account, intent, form),
    offSession: text(form, 'off_session') === 'true',
    returnUrl: text(form, 'return_url') ?? null,
  })
  if (outcome === 'failed') throw declineOf(intent)
  return intent
}

function methodOf(account: Account, intent: PaymentIntent, form: Form) {
  const data = group(form, 'payment_method_data')
  const number = text(group(data, 'card'), 'number')
  if (number) return addCard(account, number, data)
  const named = text(form, 'payment_method') ?? intent.payment_method
  if (named) return cardNamed(account, named)
  throw invalid(
    "You cannot confirm this PaymentIntent because it's missing a payment method.",
    'payment_method',
    'payment_intent_unexpected_state',
  )
}

export function updateIntent(intent: PaymentIntent, form: Form) {
  if (form.metadata !== undefined) intent.metadata = mergeMetadata(intent.metadata, form)
  if (form.description !== undefined) intent.description = textOrNull(form, 'description')
  if (form.receipt_email !== undefined) intent.receipt_email = textOrNull(form, 'receipt_email')
  return intent
}
