import { useAppState } from '#client/session/app-state.ts'
import { t } from '#client/i18n/messages.ts'
import { messageFor } from '#client/i18n/failure-message.ts'
import { useOnline } from '#client/lib/online.ts'
import { Alert } from '#client/ui/alert.tsx'

/** Why this shopper cannot buy anything; a visitor learns it after signing in. */
function useObstacle() {
  const appState = useAppState()
  if (appState?.billing_available === false) return 'billing.notConfigured'
  // A purchase would be lost with the account.
  return appState?.removal_due_at ? 'billing.leaving' : null
}

export const useCanBuy = () => useObstacle() === null

/** Why nothing can be bought at the moment, before any press, and the outcome of the last press. */
export function CheckoutNotice({ error }: { error: string | null }) {
  const obstacle = useObstacle()
  const isOnline = useOnline()
  if (obstacle) return <Alert tone="info">{t(obstacle)}</Alert>
  if (!isOnline) return <Alert tone="info">{messageFor('connection_lost')}</Alert>
  return error && <Alert>{error}</Alert>
}
