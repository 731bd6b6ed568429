import { Suspense, useState } from 'react'
import { useAppState } from '#client/session/app-state.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { readStored, writeStored } from '#client/lib/browser-storage.ts'

const LuxeEndedLine = laterPart(async () => (await import('./luxe-ended-line.tsx')).LuxeEndedLine)

const dismissedKey = 'luxe-ended-dismissed'

/**
 * Says that Luxe has ended until it is dismissed, once for each end. While the card is still being tried, the
 * notice above the header says so instead (account-notices.tsx). Shoppers who are removing their account are
 * not asked to come back.
 */
export function LuxeEnded() {
  const appState = useAppState()
  const [dismissed, setDismissed] = useState(() => readStored(dismissedKey))
  if (!appState || appState.is_premium || appState.removal_due_at) return null
  const { subscription_status: status, current_period_end: end, user } = appState
  if (status !== 'canceled' && status !== 'unpaid') return null
  const ending = `${user.id} ${end}`
  if (dismissed === ending) return null
  return (
    <Suspense fallback={<div className="mt-6 min-h-40 sm:min-h-21" />}>
      <LuxeEndedLine
        onDismiss={() => {
          writeStored(dismissedKey, ending)
          setDismissed(ending)
        }}
      />
    </Suspense>
  )
}
