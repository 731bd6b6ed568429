import { googleOutcomes, type GoogleOutcome } from '#shared/google-outcomes.ts'
import { t } from '#client/i18n/messages.ts'
import { Alert } from '#client/ui/alert.tsx'

/** How her way through Google ended, as the address says it; null where it says nothing that we know. */
export const outcomeIn = (params: URLSearchParams): GoogleOutcome | null =>
  googleOutcomes.find((one) => one === params.get('google')) ?? null

/** Why she stands at the door still, in words. */
export function GoogleOutcomeNote({ outcome }: { outcome: GoogleOutcome | null }) {
  if (!outcome || outcome === 'connected' || outcome === 'proven') return null
  return (
    <div className="mb-6">
      <Alert tone={outcome === 'denied' ? 'info' : 'error'}>{t(`auth.google_${outcome}`)}</Alert>
    </div>
  )
}
