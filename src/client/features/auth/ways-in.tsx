import { Suspense, use, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import { ask } from '#client/session/own-calls.ts'
import { SecurityRow } from '#client/features/account/security-row.tsx'
import { t } from '#client/i18n/messages.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { fetchWays, type Ways } from './fetch-ways.ts'
import { GoogleOutcomeNote, outcomeIn } from './google-outcome.tsx'
import { GoogleWay } from './google-way.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { useProof } from './use-proof.ts'

/** The ways into her account besides the password: Google and passkeys. */
export function WaysIn() {
  const [answer, setAnswer] = useState(() => ask(fetchWays()))
  const again = () => setAnswer(ask(fetchWays()))
  return (
    <Suspense fallback={<WaysSkeleton />}>
      <AllWays answer={answer} onChange={again} />
    </Suspense>
  )
}

function AllWays({ answer, onChange }: { answer: Promise<Ways | null>; onChange: () => void }) {
  const ways = use(answer)
  const proof = useProof()
  if (!ways)
    return (
      <div className="py-6">
        <CouldNotLoad onRetry={onChange}>{t('ways.failed')}</CouldNotLoad>
      </div>
    )
  return (
    <>
      <HowItEnded />
      {(ways.googleAvailable || ways.google) && (
        <GoogleWay ways={ways} guard={proof.guard} onChange={onChange} />
      )}
      <PasskeyList passkeys={ways.passkeys} guard={proof.guard} onChange={onChange} />
      <ProofDialog ways={ways} {...proof.dialog} />
    </>
  )
}

/** She comes back from Google with an answer in the address. */
function HowItEnded() {
  const [params] = useSearchParams()
  const outcome = outcomeIn(params)
  if (!outcome) return null
  if (outcome !== 'connected' && outcome !== 'proven')
    return (
      <div className="pt-6 -mb-6">
        <GoogleOutcomeNote outcome={outcome} />
      </div>
    )
  return (
    <div className="pt-6">
      <Alert tone="info">{t(`ways.google_${outcome}`)}</Alert>
    </div>
  )
}

function WaysSkeleton() {
  return (
    <>
      <output className="sr-only">{t('common.loading')}</output>
      {[t('ways.google'), t('ways.passkeys')].map((title) => (
        <SecurityRow key={title} title={title}>
          <Skeleton className="h-6 w-64 max-w-full" />
        </SecurityRow>
      ))}
    </>
  )
}
