import * as v from 'valibot'
import { mostBrandLength, mostBrands } from './onboarding.ts'
import { finerPoints, onboardingSteps } from './profile.ts'

/** Body of PUT /api/styling-profile: one answer, and where she goes on. Whether the step takes it the flow itself decides. */
export const profileAnswerInput = v.object({
  step: v.picklist([...onboardingSteps, ...finerPoints]),
  /** Null for what she would rather not say. */
  answer: v.nullable(
    v.pipe(v.array(v.pipe(v.string(), v.trim(), v.maxLength(mostBrandLength))), v.maxLength(mostBrands)),
  ),
  /** Left out where an answer is changed by itself; null after the last step. */
  currentStep: v.optional(v.nullable(v.picklist(onboardingSteps))),
})
