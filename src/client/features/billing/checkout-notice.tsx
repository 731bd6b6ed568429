import { useAppState } from '#client/features/account/app-state-store.ts'
import { t } from '#client/i18n/messages.ts'
import { messageFor } from '#client/lib/failure-message.ts'
import { useOnline } from '#client/lib/online.ts'
import { Alert } from '#client/ui/alert.tsx'

/** False only once the server has said so: a visitor learns it when she is known. */
export const useIsBillingAvailable = () => useAppState()?.billing_available !== false

/** Why nothing can be bought just now, before anything is pressed; and what came of the last press. */
export function CheckoutNotice({ error }: { error: string | null }) {
  const isAvailable = useIsBillingAvailable()
  const isOnline = useOnline()
  if (!isAvailable) return <Alert tone="info">{t('billing.notConfigured')}</Alert>
  if (!isOnline) return <Alert tone="info">{messageFor('connection_lost')}</Alert>
  return error && <Alert>{error}</Alert>
}
