import { useState } from 'react'
import { SettingsSection } from '#client/ui/settings-section.tsx'
import { inPhrases, t } from '#client/i18n/messages.ts'
import type { Answer, Answers } from '@cabine/sophia/questions/question-flow.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { formOf, Swatch } from '../pictures/option-art.tsx'
import type { ProfileStep } from '../profile-calls.ts'
import { ProfileReset } from './profile-reset.tsx'
import { useProfile } from '../profile-store.ts'
import { useFocusedHeading } from '../steps/use-focused-heading.ts'
import { UnsavedNote } from '../steps/unsaved-note.tsx'
import { answerText, labelText } from '../steps/question-words.ts'

const sections = [
  ['aboutYou', ['name-input', 'age-question', 'height-question', 'body-shape-question']],
  ['yourColours', ['skin-tone-question', 'hair-color-question', 'eye-color-question']],
  [
    'yourTaste',
    ['department-selection', 'style-inspiration', 'hardest-occasion-question', 'assistance-question'],
  ],
  ['finerPoints', ['brand-preference', 'color-palette', 'shopping-tier', 'shape-wishes']],
] as const satisfies readonly (readonly [string, readonly ProfileStep[]])[]

/** All answers of the profile; each can be changed or taken back. */
export function ProfileScreen() {
  const { flow, finer, name } = useProfile()
  const heading = useFocusedHeading()
  const [edited, setEdited] = useState<ProfileStep>()
  const [isOpen, setIsOpen] = useState(false)
  const answers: Answers = { ...flow.answers, ...finer, 'name-input': name ? [name] : [] }
  return (
    <main id="content" className="page pt-8 pb-20 lg:pt-14">
      <h1 ref={heading} tabIndex={-1} className="font-display text-display-lg outline-none">
        {inPhrases(t('style-profile.title'))}
      </h1>
      <p className="mt-4 max-w-[52ch] text-lg text-ink-soft">{t('style-questions.profileLead')}</p>
      <UnsavedNote />
      <div className="mt-8 lg:mt-12">
        {sections.map(([section, steps]) => (
          <SettingsSection key={section} title={t(`style-questions.${section}`)}>
            <ul className="-my-3">
              {steps.map((step) => (
                <Row
                  key={step}
                  step={step}
                  answer={answers[step]}
                  onChange={() => {
                    setEdited(step)
                    setIsOpen(true)
                  }}
                />
              ))}
            </ul>
          </SettingsSection>
        ))}
        <ProfileReset />
      </div>
      {edited && (
        <AnswerDialog
          key={edited}
          open={isOpen}
          step={edited}
          answer={answers[edited] ?? []}
          onClose={() => setIsOpen(false)}
        />
      )}
    </main>
  )
}

type RowProps = { step: ProfileStep; answer: Answer | undefined; onChange: () => void }

function Row({ step, answer, onChange }: RowProps) {
  const label = labelText(step)
  const text = answerText(step, answer)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-hairline py-3 last:border-0 sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <span className="text-sm text-ink-soft max-sm:col-start-1">{label}</span>
      <span className="flex min-w-0 items-center gap-3 max-sm:col-start-1">
        {text && formOf(step) === 'swatch' && (
          <span className="flex shrink-0 -space-x-1.5">
            {answer?.map((option) => (
              <Swatch key={option} step={step} option={option} className="size-6" />
            ))}
          </span>
        )}
        <span className={text ? 'min-w-0 wrap-anywhere' : 'text-ink-soft'}>
          {text ?? t('style-questions.notSaid')}
        </span>
      </span>
      <button
        type="button"
        onClick={onChange}
        className="-me-3 min-h-11 rounded-full px-3 link max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1"
      >
        <span aria-hidden>{t('style-questions.change')}</span>
        <span className="sr-only">{t('style-questions.changeThis', { label })}</span>
      </button>
    </li>
  )
}
