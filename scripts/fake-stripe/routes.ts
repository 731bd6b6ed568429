import { customerRoutes } from './customer-routes.ts'
import { refuseUnknown } from './form.ts'
import { pageRoutes } from './page-routes.ts'
import { paymentRoutes } from './payment-routes.ts'
import type { Call, Route, Routes } from './routing.ts'
import { subscriptionRoutes } from './subscription-routes.ts'

/** Every call: its method, and its path below /v1 with `:id` for an id. */
export const routes: Routes = { ...customerRoutes, ...subscriptionRoutes, ...paymentRoutes, ...pageRoutes }

/** Refuses what Stripe would refuse before it looks at anything else. */
export function answerCall(found: Route, call: Call) {
  refuseUnknown(call.form, found.known)
  return found.answer(call)
}
