import { useState } from 'react'
import { logInPath, signInPath } from '#client/session/next-path.ts'
import { t } from '#client/i18n/messages.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { signUpCredits } from '#shared/plans.ts'
import { keepVisit } from './keep-visit.ts'
import { useVisit } from './visit-store.ts'
import { markSaving } from '../waiting-look-mark.ts'

type Props = {
  /** She wants to save her look, or to see more on herself than is free without an account; null while it is closed. */
  why: 'save' | 'more' | null
  onClose: () => void
  /** Where she goes on. */
  afterwards: string
}

/** Asks a visitor to sign up or log in. Until she has, her look is kept on this device, with her photo. */
export function SignUpGate({ why, onClose, afterwards }: Props) {
  const [step, setStep] = useState<'asking' | 'leaving' | 'no_room'>('asking')
  const hasLook = useVisit((visit) => visit.look !== null)
  // Its words stay while it closes.
  const [shown, setShown] = useState<'save' | 'more'>('save')
  if (why && why !== shown) setShown(why)

  async function leaveFor(path: string) {
    setStep('leaving')
    if (!hasLook) return location.assign(path)
    const isWaiting = await keepVisit()
    if (isWaiting && markSaving()) location.assign(path)
    else setStep('no_room')
  }

  return (
    <Dialog
      open={why !== null}
      onClose={onClose}
      title={t(shown === 'save' ? 'visit.gateTitle' : 'visit.moreTitle')}
      size="sm"
    >
      <div className="grid gap-5">
        <p>{t(shown === 'save' ? 'visit.gateText' : 'visit.moreText', { count: signUpCredits })}</p>
        {hasLook && <p className="text-ink-soft">{t('visit.gateDevice')}</p>}
        {step === 'no_room' && <Alert>{t('visit.noRoom')}</Alert>}
        <div className="grid gap-2">
          <Button
            size="lg"
            loading={step === 'leaving'}
            onClick={() => void leaveFor(signInPath(afterwards))}
          >
            {t('visit.signUp')}
          </Button>
          <Button
            variant="outline"
            disabled={step === 'leaving'}
            onClick={() => void leaveFor(logInPath(afterwards))}
          >
            {t('visit.signIn')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('visit.notNow')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
