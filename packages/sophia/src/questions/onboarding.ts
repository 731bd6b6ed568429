import { colourChoices, shapeWishes, vibes } from './consultation.ts'
import {
  isPause,
  questionOf,
  refusalOf,
  type Answer,
  type Answers,
  type Flow,
  type Question,
} from './question-flow.ts'
import { eyeColours, hairColours, skinTones } from '@cabine/engine/contract/colouring.ts'
import {
  ages,
  assistanceOptions,
  bodyShapes,
  departmentChoices,
  hardestOccasions,
  heights,
  onboardingSteps,
  shoppingTiers,
  stylists,
  type FinerPoint,
  type OnboardingStep,
} from './profile.ts'

export const maxNameLength = 60
export const maxBrandLength = 60
export const maxBrands = 12

/** A question with one answer or none, because every question may be skipped. */
const oneOf = <Id extends string>(id: Id, options: readonly string[]) =>
  ({ id, kind: 'choice', options, least: 0, most: 1 }) as const

const someOf = <Id extends string>(id: Id, options: readonly string[], most: number) =>
  ({ id, kind: 'choice', options, least: 0, most }) as const

/** Sophia's first questions, in the specification's order. The wardrobe step asks nothing. */
export const onboarding = [
  oneOf('stylist-selection', stylists),
  { id: 'name-input', kind: 'words', maxLength: maxNameLength },
  oneOf('department-selection', departmentChoices),
  oneOf('height-question', heights),
  oneOf('body-shape-question', bodyShapes),
  someOf('wardrobe-preview', [], 0),
  oneOf('age-question', ages),
  oneOf('hardest-occasion-question', hardestOccasions),
  someOf('style-inspiration', vibes, 3),
  oneOf('skin-tone-question', skinTones),
  oneOf('hair-color-question', hairColours),
  oneOf('eye-color-question', eyeColours),
  oneOf('assistance-question', assistanceOptions),
] as const satisfies readonly (Question & { id: OnboardingStep })[]

/** Further questions of her profile. */
export const finerQuestions = [
  { id: 'brand-preference', kind: 'words', maxLength: maxBrandLength, most: maxBrands },
  someOf('color-palette', colourChoices, 4),
  oneOf('shopping-tier', shoppingTiers),
  someOf('shape-wishes', shapeWishes, 3),
] as const satisfies readonly (Question & { id: FinerPoint })[]

/** All questions of her profile. */
export const profileQuestions: Flow = [...onboarding, ...finerQuestions]

const numbered = onboarding.filter((question) => !isPause(question)).map(({ id }): OnboardingStep => id)

export const onboardingTotal = numbered.length

/** The number of the step, from 1; null for the wardrobe, which is not numbered. */
export const stepNumber = (step: OnboardingStep) => numbered.indexOf(step) + 1 || null

export const isOnboardingStep = (id: string | null | undefined): id is OnboardingStep =>
  onboardingSteps.some((step) => step === id)

/** The next step; null after the last. */
export const stepAfter = (step: OnboardingStep): OnboardingStep | null =>
  onboardingSteps[onboardingSteps.indexOf(step) + 1] ?? null

/**
 * The step at which she continues: the server's, or the one after answers that still wait on this device. Null once
 * she has completed the onboarding.
 */
export function resumeAt(currentStep: OnboardingStep | null, waiting: Answers): OnboardingStep | null {
  if (currentStep === null) return null
  const last = onboardingSteps.findLast((step) => waiting[step])
  const behind = last === undefined ? currentStep : stepAfter(last)
  if (behind === null) return null
  return onboardingSteps.indexOf(behind) > onboardingSteps.indexOf(currentStep) ? behind : currentStep
}

const profileQuestion = (id: string) => questionOf(profileQuestions, id)

/** Whether a step refuses an answer: free text must not be empty or repeated. */
export function isRefused(id: string, answer: Answer) {
  const question = profileQuestion(id)
  if (!question || refusalOf(question, answer, {})) return true
  const words = question.kind === 'words' ? answer.map((text) => text.toLowerCase()) : []
  return words.includes('') || new Set(words).size < words.length
}
