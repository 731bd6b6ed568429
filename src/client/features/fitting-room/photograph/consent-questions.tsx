import { useState } from 'react'
import { t } from '#client/i18n/messages.ts'
import { isEngineSupported } from '#client/lib/engine-session.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { Photographer } from '#shared/photographers.ts'
import type { Consents } from './save-consents.ts'

type Props = {
  open: boolean
  ask: Photographer[]
  /** Null: she closed the question without an answer. */
  onAnswer: (answers: Consents | null) => void
}

/** Asked once for each service, before her photo goes to it. */
export function ConsentQuestions({ open, ask, onAnswer }: Props) {
  const [chosen, setChosen] = useState<Photographer[]>([])
  const [only] = ask.length === 1 ? ask : []
  const granted = only ? [only] : chosen

  function end(answers: Consents | null) {
    setChosen([])
    onAnswer(answers)
  }
  const answer = (yes: Photographer[]) => end(Object.fromEntries(ask.map((one) => [one, yes.includes(one)])))

  return (
    <Dialog
      open={open}
      onClose={() => end(null)}
      title={t('photograph.consentTitle')}
      size="sm"
      footer={
        <div className="grid gap-2 sm:flex sm:flex-row-reverse">
          <Button disabled={granted.length === 0} onClick={() => answer(granted)}>
            {t('photograph.consentGo')}
          </Button>
          {isEngineSupported() && (
            <Button variant="outline" onClick={() => answer([])}>
              {t('photograph.consentDevice')}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-5">
        <p>{t('photograph.consentLead')}</p>
        {only ? (
          <Terms of={only} />
        ) : (
          <fieldset>
            <legend className="mb-1 font-medium">{t('photograph.consentChoose')}</legend>
            {ask.map((one) => (
              <Checkbox
                key={one}
                label={<Terms of={one} />}
                checked={chosen.includes(one)}
                onChange={({ currentTarget: { checked } }) =>
                  setChosen(checked ? [...chosen, one] : chosen.filter((other) => other !== one))
                }
              />
            ))}
          </fieldset>
        )}
        <p className="text-sm text-ink-soft">{t('photograph.consentHolds')}</p>
      </div>
    </Dialog>
  )
}

/** A service's name, and what it gets and keeps. */
const Terms = ({ of }: { of: Photographer }) => (
  <span className="grid gap-1">
    <span className="font-medium">{t(`photograph.name_${of}`)}</span>
    <span className="text-sm text-ink-soft">{t(`photograph.terms_${of}`)}</span>
  </span>
)
