import { useSearchParams } from 'react-router'
import { useServerState } from '#client/session/server-state.ts'
import { t } from '#client/i18n/messages.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { ownSignInMethods } from './own-sign-in-methods.ts'
import { GoogleOutcomeNote, outcomeIn } from './google-outcome.tsx'
import { ProofDialog } from './proof-dialog.tsx'

type Props = { action: () => Promise<void>; onClose: () => void }

/** Asks for a proof of identity before her data is packed, or the account ends ahead of its date. */
export function AccountProof({ action, onClose }: Props) {
  const { data: methods, error } = useServerState(ownSignInMethods)
  if (!methods && error === undefined) return null
  if (methods) return <ProofDialog methods={methods} waiting={{ action }} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={t('ways.proofTitle')} size="sm">
      <Alert>{t('ways.failed')}</Alert>
    </Dialog>
  )
}

/** Shown after returning from Google without a successful proof. */
export function EndAccountOutcome() {
  const [params] = useSearchParams()
  return <GoogleOutcomeNote outcome={outcomeIn(params)} />
}
