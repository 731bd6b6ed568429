import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { proofMinutes } from '#shared/account-periods.ts'
import { useServerState } from '#client/session/server-state.ts'
import { t } from '#client/i18n/messages.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { ownSignInMethods } from './own-sign-in-methods.ts'
import { GoogleOutcomeNote, outcomeIn } from './google-outcome.tsx'
import { OtherProofs } from './proof-dialog.tsx'

/** For accounts without a password: proves the identity in another way before the account is removed. */
export function RemovalProof() {
  const { data: methods, error } = useServerState(ownSignInMethods)
  const [params] = useSearchParams()
  const outcome = outcomeIn(params)
  const [isProven, setProven] = useState(outcome === 'proven')
  const [failure, setFailure] = useState('')
  if (isProven) return <Alert tone="info">{t('ways.removalProven', { minutes: proofMinutes })}</Alert>
  if (!methods && error === undefined) return <Skeleton className="h-12 rounded-full" />
  if (!methods) return <Alert>{t('ways.failed')}</Alert>

  async function prove() {
    setProven(true)
  }

  return (
    <div className="grid gap-3">
      <p>{t('ways.removalProof')}</p>
      <GoogleOutcomeNote outcome={outcome} />
      {failure && <Alert>{failure}</Alert>}
      <OtherProofs methods={methods} onFailure={setFailure} onProven={prove} />
    </div>
  )
}
