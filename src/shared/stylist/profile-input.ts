import * as v from 'valibot'
import { maxBrandLength, maxBrands } from '@cabine/sophia/questions/onboarding.ts'
import { finerPoints, onboardingSteps } from '@cabine/sophia/questions/profile.ts'

/** Body of PUT /api/styling-profile: one answer, and the next step. The flow decides whether the step accepts it. */
export const profileAnswerInput = v.object({
  step: v.picklist([...onboardingSteps, ...finerPoints]),
  /** Null for a skipped question. */
  answer: v.nullable(
    v.pipe(v.array(v.pipe(v.string(), v.trim(), v.maxLength(maxBrandLength))), v.maxLength(maxBrands)),
  ),
  /** Left out where a single answer is changed; null after the last step. */
  currentStep: v.optional(v.nullable(v.picklist(onboardingSteps))),
})
