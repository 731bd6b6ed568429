import { colourChoices, shapeWishes, vibes } from './consultation.ts'
import {
  isPause,
  questionOf,
  refusalOf,
  type Answer,
  type Answers,
  type Flow,
  type Question,
} from './flow.ts'
import {
  ages,
  assistanceOptions,
  bodyShapes,
  departmentChoices,
  eyeColours,
  hairColours,
  hardestOccasions,
  heights,
  onboardingSteps,
  shoppingTiers,
  skinTones,
  stylists,
  type FinerPoint,
  type OnboardingStep,
} from './profile.ts'

export const mostNameLength = 60
export const mostBrandLength = 60
export const mostBrands = 12

/** One of them, or none: whatever she would rather not say she leaves out. */
const oneOf = <Id extends string>(id: Id, options: readonly string[]) =>
  ({ id, kind: 'choice', options, least: 0, most: 1 }) as const

const someOf = <Id extends string>(id: Id, options: readonly string[], most: number) =>
  ({ id, kind: 'choice', options, least: 0, most }) as const

/** Sophia's first questions, in the specification's order. The wardrobe is looked at, and asks nothing. */
export const onboarding = [
  oneOf('stylist-selection', stylists),
  { id: 'name-input', kind: 'words', mostLength: mostNameLength },
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

/** What her profile takes besides. */
export const finerQuestions = [
  { id: 'brand-preference', kind: 'words', mostLength: mostBrandLength, most: mostBrands },
  someOf('color-palette', colourChoices, 4),
  oneOf('shopping-tier', shoppingTiers),
  someOf('shape-wishes', shapeWishes, 3),
] as const satisfies readonly (Question & { id: FinerPoint })[]

/** All that her profile holds. */
export const profileQuestions: Flow = [...onboarding, ...finerQuestions]

const numbered = onboarding.filter((question) => !isPause(question)).map(({ id }): OnboardingStep => id)

export const onboardingTotal = numbered.length

/** Which of the numbered steps it is, from 1; null for the wardrobe, which asks nothing. */
export const stepNumber = (step: OnboardingStep) => numbered.indexOf(step) + 1 || null

export const isOnboardingStep = (id: string | null | undefined): id is OnboardingStep =>
  onboardingSteps.some((step) => step === id)

/** Where a step leads; null after the last. */
export const stepAfter = (step: OnboardingStep): OnboardingStep | null =>
  onboardingSteps[onboardingSteps.indexOf(step) + 1] ?? null

/** Where she goes on: at the server's step, or behind what waits on this device still. Null once she is through. */
export function resumeAt(currentStep: OnboardingStep | null, waiting: Answers): OnboardingStep | null {
  if (currentStep === null) return null
  const last = onboardingSteps.findLast((step) => waiting[step])
  const behind = last === undefined ? currentStep : stepAfter(last)
  if (behind === null) return null
  return onboardingSteps.indexOf(behind) > onboardingSteps.indexOf(currentStep) ? behind : currentStep
}

const profileQuestion = (id: string) => questionOf(profileQuestions, id)

/** Does a step not take an answer? Her own words are not empty, and none is said twice. */
export function isRefused(id: string, answer: Answer) {
  const question = profileQuestion(id)
  if (!question || refusalOf(question, answer, {})) return true
  const words = question.kind === 'words' ? answer.map((text) => text.toLowerCase()) : []
  return words.includes('') || new Set(words).size < words.length
}
