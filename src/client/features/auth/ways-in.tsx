import { useSearchParams } from 'react-router'
import { Loaded } from '#client/session/loaded.tsx'
import { SecurityRow } from '#client/ui/settings-row.tsx'
import { t } from '#client/i18n/messages.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { waysIn, type Ways } from './fetch-ways.ts'
import { GoogleOutcomeNote, outcomeIn } from './google-outcome.tsx'
import { GoogleWay } from './google/google-way.tsx'
import { PasskeyList } from './passkeys/passkey-list.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { useProof } from './forms/use-proof.ts'

/** The ways into her account besides the password: Google and passkeys. */
export const WaysIn = () => (
  <Loaded state={waysIn} skeleton={<WaysSkeleton />} failed={t('ways.failed')}>
    {(ways) => <AllWays ways={ways} />}
  </Loaded>
)

const onChange = () => void waysIn.refresh().catch(() => undefined)

function AllWays({ ways }: { ways: Ways }) {
  const proof = useProof()
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
