import type { Account } from './account.ts'
import { refundCharge } from './charges.ts'
import { invalid, resourceMissing } from './errors.ts'
import { metadataOf, text, whole, type Form } from './form.ts'
import type { Charge } from './wire.ts'

/** Refunds a charge, or the last charge of a payment: all of it without an amount. */
export function refund(account: Account, form: Form) {
  const [chargeId, intentId] = [text(form, 'charge'), text(form, 'payment_intent')]
  const charge: Charge | undefined = chargeId
    ? account.charges.get(chargeId)
    : account.charges.get(account.paymentIntents.get(intentId)?.latest_charge)
  if (!charge)
    throw resourceMissing(chargeId ? 'charge' : 'payment_intent', chargeId ?? intentId ?? '', 'charge')
  const left = charge.amount_captured - charge.amount_refunded
  if (left <= 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded')
  }
  if (charge.disputed)
    throw invalid(`Charge ${charge.id} has been charged back.`, undefined, 'charge_disputed')
  const amount = whole(form, 'amount') ?? left
  if (amount > left) {
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, 'amount')
  }
  return refundCharge(account, charge, amount, text(form, 'reason') ?? null, metadataOf(form))
}
