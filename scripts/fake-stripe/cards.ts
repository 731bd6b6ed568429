import type { Account } from './account.ts'
import { cardRefused, invalid } from './errors.ts'
import { emit } from './events.ts'
import { group, text, type Form } from './form.ts'
import type { PaymentMethod } from './wire.ts'

type TestCard = {
  brand: string
  token: string
  /** When the bank asks for authentication: never, the first time, or each time. */
  asks?: 'once' | 'always'
  declines?: { code: string; decline_code?: string; message: string }
  /** The card can be saved, and every later payment with it fails. */
  failsLater?: true
  /** Whether the charge is disputed at once, or only inquired about. */
  disputes?: 'dispute' | 'inquiry'
}

const declined = (decline_code: string, message = 'Your card was declined.') => ({
  code: 'card_declined',
  decline_code,
  message,
})

const paying: TestCard = { brand: 'visa', token: 'pm_card_visa' }

/** Stripe's own test cards and what each of them does. */
export const testCards: Record<string, TestCard> = {
  '4242424242424242': paying,
  '5555555555554444': { brand: 'mastercard', token: 'pm_card_mastercard' },
  '4000000000000002': {
    brand: 'visa',
    token: 'pm_card_visa_chargeDeclined',
    declines: declined('generic_decline'),
  },
  '4000000000009995': {
    brand: 'visa',
    token: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    declines: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  '4000000000000069': {
    brand: 'visa',
    token: 'pm_card_chargeDeclinedExpiredCard',
    declines: { code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' },
  },
  '4000000000000127': {
    brand: 'visa',
    token: 'pm_card_chargeDeclinedIncorrectCvc',
    declines: {
      code: 'incorrect_cvc',
      decline_code: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
    },
  },
  '4000002760003184': { brand: 'visa', token: 'pm_card_authenticationRequired', asks: 'always' },
  '4000002500003155': { brand: 'visa', token: 'pm_card_authenticationRequiredOnSetup', asks: 'once' },
  '4000000000000341': { brand: 'visa', token: 'pm_card_chargeCustomerFail', failsLater: true },
  '4000000000001976': { brand: 'visa', token: 'pm_card_createDisputeInquiry', disputes: 'inquiry' },
  '4000000000000259': { brand: 'visa', token: 'pm_card_createDispute', disputes: 'dispute' },
}

const numberOfToken = new Map(Object.entries(testCards).map(([number, { token }]) => [token, number]))

export const testCardOf = (account: Account, method: string) =>
  testCards[account.cardNumbers.get(method) ?? ''] ?? paying

/** Creates a payment method for a card number, not yet attached to a customer. */
export function addCard(account: Account, written: string, details: Form = {}): PaymentMethod {
  const number = written.replaceAll(/\D/g, '')
  const card = testCards[number]
  if (!card) {
    const message =
      'Your card was declined. Your request was in test mode, but used a card that is no test card.'
    throw cardRefused(message, {
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      param: 'number',
    })
  }
  const billing = group(details, 'billing_details')
  const method = account.paymentMethods.add({
    id: account.ids.of('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: null,
      email: text(billing, 'email') ?? null,
      name: text(billing, 'name') ?? null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: 12,
      exp_year: new Date(account.clock.now() * 1000).getUTCFullYear() + 3,
      fingerprint: `fp${number}`,
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: account.clock.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } satisfies PaymentMethod)
  account.cardNumbers.set(method.id, number)
  return method
}

/** The payment method of an id: an existing one, or one of Stripe's names of test cards. */
export function cardNamed(account: Account, id: string, param = 'payment_method'): PaymentMethod {
  const known = account.paymentMethods.get(id)
  if (known) return known
  const number = numberOfToken.get(id.replace(/^tok_/, 'pm_card_'))
  if (number) return addCard(account, number)
  throw invalid(`No such PaymentMethod: '${id}'`, param, 'resource_missing')
}

export function attachCard(account: Account, method: PaymentMethod, customer: string) {
  if (method.customer === customer) return
  if (method.customer) {
    throw invalid(
      'The payment method you provided has already been attached to a customer.',
      'payment_method',
      'payment_method_unexpected_state',
    )
  }
  method.customer = customer
  account.paymentMethods.link('customer', method)
  emit(account, 'payment_method.attached', method)
}
