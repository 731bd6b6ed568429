import { useState } from 'react'
import { refreshAppState } from '#client/session/app-state.ts'
import { logInPath } from '#client/session/next-path.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure, saysSignedOut } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { priceOf, type SaleItem } from '#shared/plans.ts'
import { agreementTo } from './purchase-agreement.ts'
import { leaveFor } from './leave-for.ts'
import { openTab } from './new-tab.ts'

export type HostedItem = Exclude<SaleItem, 'luxe_in_app'>

/** Creates the checkout page; the shopper's agreement is sent with the call. */
const askForPage = (item: HostedItem) =>
  request(api.billing.checkout.$post({ json: agreementTo(item, priceOf(item)) }))

type Tab = { go: (url: string) => unknown; close: () => void }
const thisTab: Tab = {
  async go(url) {
    await leaveFor(url)
    // After coming back by the browser's back button the payment may already have been made.
    void refreshAppState()
  },
  close: () => undefined,
}

/** Goes to the hosted checkout. Returns null, or why that failed. */
async function goTo(item: HostedItem, tab: Tab) {
  try {
    const { url } = await askForPage(item)
    await tab.go(url)
    return null
  } catch (error) {
    tab.close()
    if (isFailure(error, 'already_subscribed')) void refreshAppState()
    if (saysSignedOut(error)) location.assign(logInPath(location.pathname))
    return messageOf(error)
  }
}

/** The state of the way to the hosted checkout: the item being asked for, and the last failure. */
export function useHostedCheckout({ inNewTab = false } = {}) {
  const [state, setState] = useState<{ asked: HostedItem | null; error: string | null }>({
    asked: null,
    error: null,
  })

  async function buy(item: HostedItem) {
    const tab = inNewTab ? openTab(t('billing.openingCheckout')) : thisTab
    setState({ asked: item, error: null })
    setState({ asked: null, error: await goTo(item, tab) })
  }
  return { ...state, buy: (item: HostedItem) => void buy(item) }
}

export type HostedCheckout = ReturnType<typeof useHostedCheckout>
