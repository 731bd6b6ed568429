import { isRefused, profileQuestions } from '@cabine/sophia/questions/onboarding.ts'
import { soundAnswers } from '@cabine/sophia/questions/question-flow.ts'
import { onboardingSteps } from '@cabine/sophia/questions/profile.ts'
import { profileAnswerInput } from '#shared/stylist/profile-input.ts'
import { authorize, type BatchFor } from '../auth/authorize.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitWords, parse } from '../lib/parse-input.ts'
import { forgetProfile, readProfileRow, saveName, saveProfileAnswer } from './profile-queries.ts'

/** Neither statement writes without a valid session. */
function saveStep({ db, owner, c }: BatchFor<{ json: typeof profileAnswerInput }>) {
  const { step, answer, currentStep } = c.req.valid('json')
  const said = answer ?? []
  if (isRefused(step, said)) throw new ApiError('invalid_input', { field: 'answer' })
  const isName = step === 'name-input'
  return [
    saveProfileAnswer(db, owner, { step, answer: isName ? [] : said, currentStep }),
    saveName(db, owner, isName ? said[0] : undefined),
  ] as const
}

export const stylingProfileRoutes = factory
  .createApp()
  .get('/', authorize({ who: 'shopper', batch: ({ db, owner }) => [readProfileRow(db, owner)] }), (c) => {
    const { shopper, rows } = c.var
    const [[row]] = rows
    return c.json(
      {
        /** Read from the account; the profile keeps no copy. */
        name: shopper.name,
        /** Keyed by step; a skipped step has an empty list. */
        answers: soundAnswers(profileQuestions, row?.answers ?? {}),
        /** The step at which she continues; null once she has completed the onboarding. */
        currentStep: row ? row.currentStep : onboardingSteps[0],
        completedAt: row?.completedAt?.toISOString() ?? null,
      },
      200,
    )
  })
  .put(
    '/',
    limitWords,
    parse('json', profileAnswerInput),
    authorize({ who: 'shopper', batch: saveStep }),
    (c) => c.body(null, 204),
  )
  .delete('/', authorize({ who: 'shopper', batch: ({ db, owner }) => [forgetProfile(db, owner)] }), (c) =>
    c.body(null, 204),
  )
