import { useState } from 'react'
import { logInPath, signInPath } from '#client/session/next-path.ts'
import { t } from '#client/i18n/messages.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { signUpCredits } from '#shared/plans.ts'
import { readVisit } from './visit-store.ts'
import { keepWaitingLook } from './waiting-look.ts'
import { markSaving } from '../waiting-look-mark.ts'

const afterwards = '/fitting-room'

/** Asks a visitor to sign up or log in to save a look. Until she has, the look is kept on this device. */
export function SaveGate({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [step, setStep] = useState<'asking' | 'leaving' | 'no_room'>('asking')

  async function leaveFor(path: string) {
    setStep('leaving')
    const { photo, look, isAdult } = readVisit()
    if (!photo || !look) return setStep('asking')
    const { sample, ...picture } = photoParts(photo)
    const isWaiting = await keepWaitingLook({
      photo: picture,
      sample,
      isAdult,
      ...lookParts(look),
    })
    if (isWaiting && markSaving()) location.assign(path)
    else setStep('no_room')
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('visit.gateTitle')} size="sm">
      <div className="grid gap-5">
        <p>{t('visit.gateText', { count: signUpCredits })}</p>
        <p className="text-ink-soft">{t('visit.gateDevice')}</p>
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

const lookParts = ({
  blob,
  width,
  height,
  piece,
  confidence,
  warnings,
  layering,
  worn,
}: NonNullable<ReturnType<typeof readVisit>['look']>) => ({
  look: { blob, width, height },
  told: { confidence, warnings, layering, worn },
  piece,
})

const photoParts = ({ blob, width, height, sample }: NonNullable<ReturnType<typeof readVisit>['photo']>) => ({
  blob,
  width,
  height,
  sample,
})
