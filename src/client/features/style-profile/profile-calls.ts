import { api, request, requestOrNull } from '#client/lib/api.ts'
import { serverState } from '#client/session/server-state.ts'
import type { Answer } from '@cabine/sophia/questions/question-flow.ts'
import type { FinerPoint, OnboardingStep } from '@cabine/sophia/questions/profile.ts'

const stylingProfile = serverState(() => requestOrNull(api['styling-profile'].$get()), { freshForMs: 0 })

/** Fetches the styling profile; null for a visitor. `readProfile(answers)` gives its answers their types. */
export const fetchStylingProfile = () => stylingProfile.load()
export type KeptProfile = NonNullable<Awaited<ReturnType<typeof fetchStylingProfile>>>

export type ProfileStep = OnboardingStep | FinerPoint

/** Sends one answer; null if she would rather not say. `currentStep` is sent only during the onboarding. */
export const sendProfileAnswer = (
  step: ProfileStep,
  answer: Answer | null,
  currentStep?: OnboardingStep | null,
) => request(api['styling-profile'].$put({ json: { step, answer: answer && [...answer], currentStep } }))

export const sendForgetProfile = () => request(api['styling-profile'].$delete())
