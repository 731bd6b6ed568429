import type { KeptEvent } from './account.ts'
import { checkoutLines, createCheckout, expireCheckout, listCheckouts } from './checkout-sessions.ts'
import { invalid } from './errors.ts'
import { keptSeconds } from './events.ts'
import { text, texts } from './form.ts'
import { listOf, pageOf } from './lists.ts'
import { createConfiguration, createPortalSession } from './portal.ts'
import { cursors, many, one, pages, read, refuseUnknownCustomer, route, type Routes } from './routing.ts'

/** `customer.subscription.*` means all of them. */
const matches = (type: string, wanted: string) =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted

export const pageRoutes: Routes = {
  'POST checkout/sessions': route(
    'mode customer customer_email client_reference_id customer_creation line_items success_url cancel_url metadata subscription_data payment_intent_data payment_method_types payment_method_collection allow_promotion_codes billing_address_collection expires_at locale submit_type custom_text consent_collection phone_number_collection automatic_tax customer_update saved_payment_method_options invoice_creation',
    ({ account, form }) => createCheckout(account, form),
  ),
  'GET checkout/sessions': route(
    `${pages} customer status subscription payment_intent`,
    ({ account, form, path }) => {
      refuseUnknownCustomer(account, form)
      return listOf(path, listCheckouts(account, form))
    },
  ),
  'GET checkout/sessions/:id': read((account) => account.checkoutSessions, 'checkout.session'),
  'POST checkout/sessions/:id/expire': route('', ({ account, id }) => {
    const session = one(account.checkoutSessions, 'checkout.session', id)
    if (session.status !== 'open') {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      )
    }
    return expireCheckout(account, session)
  }),
  'GET checkout/sessions/:id/line_items': route('limit starting_after ending_before', ({ account, id }) => {
    return checkoutLines(account, one(account.checkoutSessions, 'checkout.session', id).id)
  }),
  'POST billing_portal/sessions': route(
    'customer return_url flow_data configuration locale',
    ({ account, form }) => createPortalSession(account, form),
  ),
  'POST billing_portal/configurations': route(
    'features business_profile default_return_url metadata login_page name',
    ({ account, form }) => createConfiguration(account, form),
  ),
  'GET billing_portal/configurations': many((account) => account.portalConfigurations, { known: cursors }),
  'GET billing_portal/configurations/:id': read((account) => account.portalConfigurations, 'configuration'),
  'GET events': route(`${pages} type types delivery_success`, ({ account, form, path }) => {
    const type = text(form, 'type')
    const types = form.types ? new Set(texts(form, 'types')) : null
    const isWanted = (event: KeptEvent) =>
      (!type || matches(event.type, type)) && (!types || types.has(event.type))
    const earliest = account.clock.now() - keptSeconds
    const { data, has_more } = pageOf(account.events, account.events.rows, form, isWanted, earliest)
    const items = data.map(({ json }) => json).join(',')
    return `{"object":"list","data":[${items}],"has_more":${has_more},"url":"${path}"}`
  }),
  'GET events/:id': route('', ({ account, id }) => one(account.events, 'event', id).json),
}
