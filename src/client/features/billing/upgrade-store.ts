import { shopperStore } from '#client/session/shopper-store.ts'

export type Upgrade = {
  /** The premium modal and the Luxe modal of the specification lead to the same checkout. */
  modal: 'premium' | 'luxe'
  reason: 'no_credits' | 'monthly_limit' | 'premium_outfit' | null
}

const useUpgradeStore = shopperStore<{ upgrade: Upgrade | null }>(() => ({ upgrade: null }))

export const useUpgrade = () => useUpgradeStore((state) => state.upgrade)

/** Opens an upgrade modal from anywhere; `UpgradeModals` has to be on the page. */
export function openUpgrade(modal: Upgrade['modal'], reason: Upgrade['reason'] = null) {
  useUpgradeStore.setState({ upgrade: { modal, reason } })
}

export const closeUpgrade = () => useUpgradeStore.setState({ upgrade: null })
