import { Suspense, use, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ask } from '#client/session/own-calls.ts'
import { t } from '#client/i18n/messages.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { fetchWays, type Ways } from './fetch-ways.ts'
import { GoogleOutcomeNote, outcomeIn } from './google-outcome.tsx'
import { ProofDialog } from './proof-dialog.tsx'

type Props = { act: () => Promise<void>; onClose: () => void }

/** Before her account ends ahead of its day she shows once more that it is she. */
export function EndProof(props: Props) {
  const [answer] = useState(() => ask(fetchWays()))
  return (
    <Suspense>
      <Asked {...props} answer={answer} />
    </Suspense>
  )
}

function Asked({ answer, act, onClose }: Props & { answer: Promise<Ways | null> }) {
  const ways = use(answer)
  if (ways) return <ProofDialog ways={ways} waiting={{ act }} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={t('ways.proofTitle')} size="sm">
      <Alert>{t('ways.failed')}</Alert>
    </Dialog>
  )
}

/** She comes back from Google, and it did not show that it is she. */
export function EndOutcome() {
  const [params] = useSearchParams()
  return <GoogleOutcomeNote outcome={outcomeIn(params)} />
}
