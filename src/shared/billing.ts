import * as v from 'valibot'
import { saleItems } from './plans.ts'

/** Body of POST /api/create-subscription. The user id must be the session's own. */
export const createSubscriptionInput = v.object({ userId: v.pipe(v.string(), v.maxLength(64)) })

/** What she saw when she agreed; an outdated price is refused. */
const agreement = {
  priceCents: v.pipe(v.number(), v.integer(), v.minValue(1)),
  terms: v.pipe(v.string(), v.maxLength(20)),
  language: v.pipe(v.string(), v.maxLength(10)),
}

/** Body of POST /api/billing/consent: she agreed to the terms on a form of our own. */
export const consentInput = v.object({ item: v.picklist(saleItems), ...agreement })

/** Body of POST /api/billing/checkout: she agreed, and leaves for the hosted payment page. */
export const checkoutInput = v.object({
  item: v.picklist(['luxe_hosted', 'credits_10', 'credits_25']),
  ...agreement,
})

/** Body of both portal calls; none at all opens its first page. */
export const portalInput = v.object({ flow: v.optional(v.picklist(['cancel', 'payment_method'])) })
