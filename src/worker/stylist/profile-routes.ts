import type { Context } from 'hono'
import { isRefused, profileQuestions } from '#shared/stylist/onboarding.ts'
import { soundAnswers } from '#shared/stylist/flow.ts'
import { onboardingSteps } from '#shared/stylist/profile.ts'
import { profileAnswerInput } from '#shared/stylist/profile-input.ts'
import { readOwn, readWithShopper } from '../auth/sessions.ts'
import { factory, type AppEnv } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitWords, parse } from '../lib/input.ts'
import { forgetProfile, readProfileRow, saveName, saveProfileAnswer } from './profile-queries.ts'

async function readOwnProfile(c: Context<AppEnv>) {
  const { shopper, rows } = await readWithShopper(c, (db, userId) => [readProfileRow(db, userId)])
  const [[row]] = rows
  return {
    /** Read from the account; the profile keeps no copy. */
    name: shopper.name,
    /** Keyed by step; a skipped step has an empty list. */
    answers: soundAnswers(profileQuestions, row?.answers ?? {}),
    /** The step at which she continues; null once she has completed the onboarding. */
    currentStep: row ? row.currentStep : onboardingSteps[0],
    completedAt: row?.completedAt?.toISOString() ?? null,
  }
}

export const stylingProfileRoutes = factory
  .createApp()
  .get('/', async (c) => c.json(await readOwnProfile(c), 200))
  .put('/', limitWords, parse('json', profileAnswerInput), async (c) => {
    const { step, answer, currentStep } = c.req.valid('json')
    const said = answer ?? []
    if (isRefused(step, said)) throw new ApiError('invalid_input', { field: 'answer' })
    const isName = step === 'name-input'
    // One round trip together with the session, without which neither statement writes.
    await readWithShopper(c, (db, userId) => [
      saveProfileAnswer(db, userId, { step, answer: isName ? [] : said, currentStep }),
      saveName(db, userId, isName ? said[0] : undefined),
    ])
    return c.body(null, 204)
  })
  .delete('/', async (c) => {
    await readOwn(c, forgetProfile)
    return c.body(null, 204)
  })
