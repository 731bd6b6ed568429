import type { Account, Fault } from './account.ts'
import { addCard, attachCard } from './cards.ts'
import * as charges from './charges.ts'
import { expireCheckout, payCheckout } from './checkout-sessions.ts'
import { resourceMissing } from './errors.ts'
import { change, emit, update } from './events.ts'
import { intentOf } from './invoices.ts'
import { leaveInPortal, stayInPortal } from './leaving.ts'
import { answerBank, attempt } from './payments.ts'
import type { Row, Table } from './store.ts'
import { cancelSubscription } from './subscriptions.ts'
import { sendAgain, takeDeliveries } from './webhooks.ts'

const one = <T extends Row>(table: Table<T>, kind: string, id: string) => {
  const row = table.get(id)
  if (!row) throw resourceMissing(kind, id, kind)
  return row
}

/** The actions of tests and of the control room: of shoppers, banks, time and failures. */
export function administer(account: Account) {
  const lastCharge = (customer: string) => {
    const charge = account.charges.with('customer', customer).findLast(({ paid }) => paid)
    if (!charge) throw resourceMissing('charge', customer, 'customer')
    return charge
  }

  return {
    /** Plans the result of the next off-session charges, whatever the card says; the oldest plan first. */
    nextRenewal(customer: string, outcome: 'pays' | 'fails', times = 1) {
      const planned = account.plannedCharges.get(customer) ?? []
      planned.push(...Array.from({ length: times }, () => outcome))
      account.plannedCharges.set(customer, planned)
    },

    /** The whole amount, or a part in cents. */
    refundLastCharge(customer: string, amount?: number) {
      const charge = lastCharge(customer)
      return charges.refundCharge(account, charge, amount ?? charge.amount - charge.amount_refunded)
    },
    failRefund: (refund: string) => charges.failRefund(account, one(account.refunds, 'refund', refund)),
    disputeLastCharge: (customer: string, kind?: 'dispute' | 'inquiry') =>
      charges.openDispute(account, lastCharge(customer), kind),
    closeDispute: (dispute: string, status: 'won' | 'lost') =>
      charges.closeDispute(account, one(account.disputes, 'dispute', dispute), status),

    /** Sets another card for all payments; open invoices are tried with it at once, unless told otherwise. */
    changeCard(customerId: string, number: string, payNow = true) {
      const customer = one(account.customers, 'customer', customerId)
      const method = addCard(account, number)
      attachCard(account, method, customerId)
      const previous = change(customer, {
        invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
      })
      if (previous) emit(account, 'customer.updated', customer, previous)
      for (const subscription of account.subscriptions.with('customer', customerId)) {
        if (subscription.ended_at) continue
        update(account, 'customer.subscription.updated', subscription, { default_payment_method: method.id })
        const invoice = account.invoices.get(subscription.latest_invoice)
        const intent = invoice?.status === 'open' && intentOf(account, invoice)
        if (payNow && intent && subscription.status !== 'incomplete') {
          attempt(account, intent, { method, offSession: true })
        }
      }
      return method
    },

    /** Leaves a field out of every answer, as an older version of the API does that did not have it yet. */
    omit: (id: string, field: string) => {
      Reflect.deleteProperty(one(account.subscriptions, 'subscription', id), field)
    },

    /** On the portal page: with the end of the period, at once, or taken back. */
    leave: (id: string) => leaveInPortal(account, one(account.subscriptions, 'subscription', id)),
    stay: (id: string) => stayInPortal(account, one(account.subscriptions, 'subscription', id)),
    cancel: (id: string) => cancelSubscription(account, one(account.subscriptions, 'subscription', id), {}),

    /** On the checkout page. Throws a Refusal (402) with the bank's message when the card is declined. */
    payCheckout: (id: string, paying: { card: string; email?: string }) =>
      payCheckout(account, one(account.checkoutSessions, 'checkout.session', id), paying),
    expireCheckout: (id: string) =>
      expireCheckout(account, one(account.checkoutSessions, 'checkout.session', id)),
    /** On her bank's page. */
    answerBank: (intent: string, agreed: boolean) =>
      answerBank(account, one(account.paymentIntents, 'payment_intent', intent), agreed),

    /** Sets the fault of the next API calls. */
    goDown(fault: Fault, calls = 1) {
      account.faults.push(...Array.from({ length: calls }, () => fault))
    },
    comeBack() {
      account.faults.length = 0
    },
    /** Each API call takes this long; a key whose call has not ended answers 409 meanwhile. */
    slowDown(latencyMs: number) {
      account.latencyMs = latencyMs
    },

    webhooks: {
      /** `off`: no deliveries are made. `drop`: they are made, listed and never sent. */
      turn(mode: Account['webhookMode']) {
        account.webhookMode = mode
      },
      /** The address of deliveries from now on; null keeps them waiting for `take`. */
      sendTo(url: string | null) {
        account.webhook.url = url
      },
      list: () => account.deliveries,
      take: () => takeDeliveries(account),
      sendAgain: (event: string) => sendAgain(account, event),
    },
  }
}
