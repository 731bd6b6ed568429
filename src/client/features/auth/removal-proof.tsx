import { Suspense, use, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ask } from '#client/session/own-calls.ts'
import { t } from '#client/i18n/messages.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { fetchWays, type Ways } from './fetch-ways.ts'
import { GoogleOutcomeNote, outcomeIn } from './google-outcome.tsx'
import { OtherProofs } from './proof-dialog.tsx'

/** In the place of a password, for whoever has none: before her account goes she shows that it is she. */
export function RemovalProof() {
  const [answer] = useState(() => ask(fetchWays()))
  return (
    <Suspense fallback={<Skeleton className="h-12 rounded-full" />}>
      <Proof answer={answer} />
    </Suspense>
  )
}

function Proof({ answer }: { answer: Promise<Ways | null> }) {
  const ways = use(answer)
  const [params] = useSearchParams()
  const outcome = outcomeIn(params)
  const [isProven, setProven] = useState(outcome === 'proven')
  const [failure, setFailure] = useState('')
  if (isProven) return <Alert tone="info">{t('ways.removalProven')}</Alert>
  if (!ways) return <Alert>{t('ways.failed')}</Alert>

  async function prove() {
    setProven(true)
  }

  return (
    <div className="grid gap-3">
      <p>{t('ways.removalProof')}</p>
      <GoogleOutcomeNote outcome={outcome} />
      {failure && <Alert>{failure}</Alert>}
      <OtherProofs ways={ways} onFailure={setFailure} onProven={prove} />
    </div>
  )
}
