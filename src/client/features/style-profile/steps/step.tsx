import { useState, type ReactNode, type SubmitEvent } from 'react'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { isPause, type Answer, type Choice, type Question } from '@cabine/sophia/questions/question-flow.ts'
import { stepNumber } from '@cabine/sophia/questions/onboarding.ts'
import { onboardingSteps, type OnboardingStep } from '@cabine/sophia/questions/profile.ts'
import { FlowFooter } from './flow-frame.tsx'
import { suggestionFor, isSuggestable, useSuggestion } from './suggestion-store.ts'
import { NameField } from './name-field.tsx'
import { Options } from './options.tsx'
import { PhotoOffer } from './photo-offer.tsx'
import { giveAnswer, goBack, useProfile } from '../profile-store.ts'
import { useFocusedHeading } from './use-focused-heading.ts'
import { WardrobeRail } from '../rail/wardrobe-rail.tsx'
import { askText, whyText } from './question-words.ts'

type Props<Asked> = { question: Asked }
type StepQuestion = Question & { id: OnboardingStep }

/** One step of the onboarding: a question, or the rail of pieces. */
export function Step({ question }: Props<StepQuestion>) {
  if (question.kind === 'words') return <NameStep question={question} />
  if (isPause(question)) return <RailStep question={question} />
  return <ChoiceStep question={question} />
}

/** The button to pass over these private questions says 'rather not say' instead of 'skip'. */
const privateSteps = new Set<OnboardingStep>([
  'department-selection',
  'height-question',
  'body-shape-question',
  'age-question',
  'skin-tone-question',
  'hair-color-question',
  'eye-color-question',
])
const skipText = (step: OnboardingStep) =>
  t(privateSteps.has(step) ? 'style-profile.ratherNot' : 'style-profile.skip')

const backOf = (step: OnboardingStep) => (step === onboardingSteps[0] ? undefined : goBack)

type LayoutProps = { step: OnboardingStep; aside?: ReactNode; children: ReactNode }

/** The question and what its answer is for; beside it, or below on a phone, the ways to answer. */
function Layout({ step, aside, children }: LayoutProps) {
  const heading = useFocusedHeading()
  const number = stepNumber(step)
  return (
    <div className="grid animate-rise content-start gap-x-16 gap-y-8 py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:py-16 xl:gap-x-24">
      <div className="grid content-start gap-4 lg:sticky lg:top-28 lg:gap-6 lg:self-start">
        {number && (
          <span aria-hidden className="font-display text-display-lg text-accent tabular-nums max-lg:hidden">
            {number}
          </span>
        )}
        <h1 ref={heading} tabIndex={-1} className="font-display text-display-md outline-none">
          {inPhrases(askText(step))}
        </h1>
        <p className="max-w-[42ch] text-lg text-ink-soft">{whyText(step)}</p>
        {aside}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

function ChoiceStep({ question }: Props<Choice & { id: OnboardingStep }>) {
  const { flow } = useProfile()
  const { colours } = useSuggestion()
  const [picked, setPicked] = useState<Answer | null>(null)
  const { id, most } = question
  const before = flow.answers[id] ?? []
  const suggestion = suggestionFor(id, colours)
  const chosen = picked ?? (before.length === 0 && suggestion ? [suggestion] : before)

  function press(option: string) {
    // If several can be chosen, a button ends the choice; a single choice is the answer at once.
    if (most === 1) giveAnswer([option])
    else setPicked(chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option])
  }

  return (
    <>
      <Layout
        step={id}

        aside={
          <>
            {most > 1 && <p className="text-sm text-ink-soft">{t('style-questions.chooseUpTo', { most })}</p>}
            {isSuggestable(id) && <PhotoOffer step={id} chosen={chosen[0]} />}
          </>
        }
      >
        <fieldset>
          <legend className="sr-only">{t('style-questions.answers', { question: askText(id) })}</legend>
          <Options question={question} chosen={chosen} onPress={press} />
        </fieldset>
      </Layout>
      <FlowFooter onBack={backOf(id)} onSkip={() => giveAnswer([])} skipLabel={skipText(id)}>
        {(most > 1 || chosen.length > 0) && (
          <Button disabled={chosen.length === 0} onClick={() => giveAnswer(chosen)}>
            {t('style-profile.continue')}
          </Button>
        )}
      </FlowFooter>
    </>
  )
}

function NameStep({ question: { id } }: Props<StepQuestion>) {
  const { name } = useProfile()
  const [typed, setTyped] = useState(name)
  const text = typed.trim()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    // A name that did not change is not sent: it may be longer than a new one may be.
    giveAnswer(text && text !== name ? [text] : [])
  }

  return (
    <form onSubmit={submit} className="contents">
      <Layout step={id}>
        <div className="lg:pt-24">
          <NameField value={typed} onChange={setTyped} />
        </div>
      </Layout>
      <FlowFooter onBack={backOf(id)} onSkip={() => giveAnswer([])} skipLabel={skipText(id)}>
        <Button type="submit" disabled={text === ''}>
          {t('style-profile.continue')}
        </Button>
      </FlowFooter>
    </form>
  )
}

function RailStep({ question: { id } }: Props<StepQuestion>) {
  return (
    <>
      <Layout step={id}>
        <WardrobeRail />
      </Layout>
      <FlowFooter onBack={backOf(id)}>
        <Button onClick={() => giveAnswer([])}>{t('style-profile.continue')}</Button>
      </FlowFooter>
    </>
  )
}
