import type { Account, AfterPayment } from './account.ts'
import { checkoutPaid } from './checkout-payments.ts'
import { invoiceNeedsAuthentication, invoiceNotPaid, invoicePaid } from './invoice-payments.ts'

export const paymentConsequences = (account: Account): AfterPayment => ({
  paid(intent) {
    invoicePaid(account, intent)
    checkoutPaid(account, intent)
  },
  notPaid: (intent) => invoiceNotPaid(account, intent),
  needsAuthentication: (intent, offSession) => invoiceNeedsAuthentication(account, intent, offSession),
})
