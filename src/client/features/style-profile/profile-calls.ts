import { api, request, requestOrNull } from '#client/lib/api.ts'
import type { Answer } from '#shared/stylist/flow.ts'
import type { FinerPoint, OnboardingStep } from '#shared/stylist/profile.ts'

/** What she told of her style, as the server has it; null for a visitor. `readProfile(answers)` reads it. */
export const fetchStylingProfile = () => requestOrNull(api['styling-profile'].$get())
export type KeptProfile = NonNullable<Awaited<ReturnType<typeof fetchStylingProfile>>>

export type ProfileStep = OnboardingStep | FinerPoint

/** One answer; null for what she would rather not say. `currentStep` only while she is going through. */
export const sendProfileAnswer = (
  step: ProfileStep,
  answer: Answer | null,
  currentStep?: OnboardingStep | null,
) => request(api['styling-profile'].$put({ json: { step, answer: answer && [...answer], currentStep } }))

export const sendForgetProfile = () => request(api['styling-profile'].$delete())
