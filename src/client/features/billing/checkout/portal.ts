import { logInPath } from '#client/session/next-path.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { ApiFailure, saysSignedOut } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { openTab } from './new-tab.ts'

type Asked = {
  /** The specification has this call twice: the first settings page uses `customer`, everything else `billing`. */
  portal?: 'billing' | 'customer'
  /** Opens the portal at this step. */
  flow?: 'cancel' | 'payment_method'
}

/**
 * Opens Stripe's own page about the shopper's payments in a new tab. Call it during the press itself. Reports
 * failures itself. Needs the area `billing`.
 */
export async function openPortal({ portal = 'billing', flow }: Asked = {}) {
  const tab = openTab(t('billing.openingPortal'))
  try {
    const call = portal === 'billing' ? api.billing.portal : api.stripe['customer-portal']
    const { url } = await request(call.$post({ json: { flow } }))
    tab.go(url)
  } catch (error) {
    tab.close()
    if (saysSignedOut(error)) return location.assign(logInPath(location.pathname))
    const sentence = t(`billing.${portal}PortalFailed`)
    toast({
      title: t('billing.errorTitle'),
      description: isUnexplained(error) ? sentence : `${sentence} ${messageOf(error)}`,
      tone: 'error',
    })
  }
}

const isUnexplained = (error: unknown) => !(error instanceof ApiFailure) || error.code === 'server_error'
