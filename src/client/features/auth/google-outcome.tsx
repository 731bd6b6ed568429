import { googleOutcomes, type GoogleOutcome } from '#shared/google-outcomes.ts'
import { t } from '#client/i18n/messages.ts'
import { Alert } from '#client/ui/alert.tsx'

/** The outcome of the sign-in with Google, from the address; null when the address has none. */
export const outcomeIn = (params: URLSearchParams): GoogleOutcome | null =>
  googleOutcomes.find((one) => one === params.get('google')) ?? null

/** Explains why the sign-in with Google did not work. */
export function GoogleOutcomeNote({ outcome }: { outcome: GoogleOutcome | null }) {
  if (!outcome || outcome === 'connected' || outcome === 'proven') return null
  return (
    <div className="mb-6">
      <Alert tone={outcome === 'denied' ? 'info' : 'error'}>{t(`auth.google_${outcome}`)}</Alert>
    </div>
  )
}
