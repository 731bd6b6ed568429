import { useId, useState, type SubmitEvent } from 'react'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { Answer } from '@cabine/sophia/questions/question-flow.ts'
import { profileQuestions } from '@cabine/sophia/questions/onboarding.ts'
import { BrandField } from '../steps/brand-field.tsx'
import { suggestionFor, isSuggestable, useSuggestion } from '../steps/suggestion-store.ts'
import { NameField } from '../steps/name-field.tsx'
import { Options } from '../steps/options.tsx'
import { PhotoOffer } from '../steps/photo-offer.tsx'
import type { ProfileStep } from '../profile-calls.ts'
import { changeAnswer } from '../profile-store.ts'
import { askText, whyText } from '../steps/question-words.ts'

type Props = { open: boolean; step: ProfileStep; answer: Answer; onClose: () => void }

/** A dialog to change one answer or to take it back. */
export function AnswerDialog({ open, step, answer, onClose }: Props) {
  const form = useId()

  function takeBack() {
    if (answer.length > 0) changeAnswer(step, [])
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={askText(step)}
      size="md"
      footer={
        <div className="flex items-center justify-end gap-2">
          {step !== 'name-input' && (
            <Button variant="quiet" onClick={takeBack}>
              {t('style-questions.takeBack')}
            </Button>
          )}
          <Button type="submit" form={form}>
            {t('style-questions.save')}
          </Button>
        </div>
      }
    >
      <AnswerForm id={form} step={step} answer={answer} onClose={onClose} />
    </Dialog>
  )
}

/** Mounted anew at every opening, so it begins with the saved answer. */
function AnswerForm({ id, step, answer, onClose }: Omit<Props, 'open'> & { id: string }) {
  const { colours } = useSuggestion()
  const [picked, setPicked] = useState<Answer | null>(null)
  const suggestion = suggestionFor(step, colours)
  const chosen = picked ?? (answer.length === 0 && suggestion ? [suggestion] : answer)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const said = chosen.map((text) => text.trim()).filter(Boolean)
    // A name can be changed, but not removed.
    if (step === 'name-input' && said.length === 0) return
    if (JSON.stringify(said) !== JSON.stringify(answer)) changeAnswer(step, said)
    onClose()
  }

  return (
    <form id={id} onSubmit={submit} className="grid gap-6">
      <p className="text-ink-soft">{whyText(step)}</p>
      {isSuggestable(step) && <PhotoOffer step={step} chosen={chosen[0]} />}
      <Field step={step} chosen={chosen} onChange={setPicked} />
    </form>
  )
}

type FieldProps = { step: ProfileStep; chosen: Answer; onChange: (answer: Answer) => void }

function Field({ step, chosen, onChange }: FieldProps) {
  const question = profileQuestions.find(({ id }) => id === step)
  if (step === 'name-input')
    return <NameField value={chosen[0] ?? ''} onChange={(name) => onChange([name])} />
  if (step === 'brand-preference') return <BrandField brands={chosen} onChange={onChange} />
  if (question?.kind !== 'choice') return null
  const { most } = question
  return (
    <Options
      question={question}
      chosen={chosen}
      onPress={(option) => {
        if (chosen.includes(option)) onChange(chosen.filter((one) => one !== option))
        else onChange(most === 1 ? [option] : [...chosen, option])
      }}
    />
  )
}
