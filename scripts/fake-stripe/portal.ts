import type { Account } from './account.ts'
import { customerNamed } from './customers.ts'
import { invalid, resourceMissing } from './errors.ts'
import { flag, group, metadataOf, required, text, textOrNull, texts, type Form } from './form.ts'
import type { PortalConfiguration, PortalSession } from './wire.ts'

const flows = ['payment_method_update', 'subscription_cancel', 'subscription_update'] as const

export function createPortalSession(account: Account, form: Form): PortalSession {
  const customer = required(form, 'customer')
  customerNamed(account, customer)
  const id = account.ids.of('bps')
  const configuration = text(form, 'configuration') ?? defaultConfiguration(account).id
  if (!account.portalConfigurations.get(configuration)) {
    throw resourceMissing('configuration', configuration, 'configuration', 400)
  }
  return account.portalSessions.add({
    id,
    object: 'billing_portal.session',
    configuration,
    created: account.clock.now(),
    customer,
    customer_account: null,
    flow: form.flow_data ? flowOf(account, group(form, 'flow_data'), customer) : null,
    livemode: false,
    locale: textOrNull(form, 'locale'),
    on_behalf_of: null,
    return_url: textOrNull(form, 'return_url'),
    url: `${account.address}/p/session/${id}`,
  } satisfies PortalSession)
}

function flowOf(account: Account, data: Form, customer: string): PortalSession['flow'] {
  const type = flows.find((one) => one === text(data, 'type'))
  if (!type) throw invalid(`Invalid flow_data[type]: ${text(data, 'type')}`, 'flow_data[type]')
  const after = group(data, 'after_completion')
  const returnUrl = text(group(after, 'redirect'), 'return_url')
  const named = type === 'payment_method_update' ? null : required(group(data, type), 'subscription')
  const subscription = account.subscriptions.get(named)
  if (named && subscription?.customer !== customer) {
    throw resourceMissing('subscription', named, `flow_data[${type}][subscription]`, 400)
  }
  if (type === 'subscription_cancel' && subscription?.cancel_at) {
    throw invalid(
      `The subscription \`${named}\` is already set to be canceled.`,
      `flow_data[${type}][subscription]`,
    )
  }
  return {
    after_completion: {
      hosted_confirmation: null,
      redirect: returnUrl ? { return_url: returnUrl } : null,
      type: text(after, 'type') ?? 'portal_homepage',
    },
    customer_update: null,
    subscription_cancel:
      named && type === 'subscription_cancel' ? { retention: null, subscription: named } : null,
    subscription_pause: null,
    subscription_update: named && type === 'subscription_update' ? { subscription: named } : null,
    subscription_update_confirm: null,
    type,
  }
}

/** Without a configuration of its own an account gets one that allows everything, as in test mode. */
function defaultConfiguration(account: Account) {
  return (
    account.portalConfigurations.rows.find(({ is_default }) => is_default) ??
    createConfiguration(account, {}, true)
  )
}

export function createConfiguration(account: Account, form: Form, isDefault = false): PortalConfiguration {
  const now = account.clock.now()
  const features = group(form, 'features')
  const enabled = (name: string) => flag(group(features, name), 'enabled') ?? isDefault
  const cancel = group(features, 'subscription_cancel')
  const business = group(form, 'business_profile')
  return account.portalConfigurations.add({
    id: account.ids.of('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: textOrNull(business, 'headline'),
      privacy_policy_url: textOrNull(business, 'privacy_policy_url'),
      terms_of_service_url: textOrNull(business, 'terms_of_service_url'),
    },
    created: now,
    default_return_url: textOrNull(form, 'default_return_url'),
    features: {
      customer_update: {
        allowed_updates: texts(group(features, 'customer_update'), 'allowed_updates'),
        enabled: enabled('customer_update'),
      },
      invoice_history: { enabled: enabled('invoice_history') },
      payment_method_update: {
        enabled: enabled('payment_method_update'),
        payment_method_configuration: null,
      },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: enabled('subscription_cancel'),
        mode: text(cancel, 'mode') ?? 'at_period_end',
        proration_behavior: text(cancel, 'proration_behavior') ?? 'none',
      },
      subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        products: [],
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: metadataOf(form),
    name: textOrNull(form, 'name'),
    updated: now,
  } satisfies PortalConfiguration)
}
