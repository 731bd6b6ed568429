import * as v from 'valibot'
import { consentAction, type Photographer, type PhotographConsents } from '#shared/photographers.ts'
import type { ApiContext } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { logEvent, logFault } from '../lib/log.ts'
import { within } from '../lib/time-limit.ts'

/** Turnstile's public key; null where the operator has not set both keys. */
export const turnstileSiteKey = ({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY }: Env) =>
  TURNSTILE_SITE_KEY && TURNSTILE_SECRET_KEY ? TURNSTILE_SITE_KEY : null

type Asked = {
  before: PhotographConsents
  answers: Partial<Record<Photographer, boolean>>
  token: string | undefined
}

/** A photograph costs money, so whoever gives her first yes proves to be a person. */
export async function refuseRobots(c: ApiContext, { before, answers, token }: Asked) {
  const isFirstYes =
    Object.values(answers).includes(true) && !Object.values(before).some(({ granted }) => granted)
  if (!isFirstYes || turnstileSiteKey(c.env) === null) return
  if (!token || !(await isPerson(c, token))) throw new ApiError('robot_suspected')
}

const verdict = v.object({
  success: v.boolean(),
  hostname: v.optional(v.string()),
  action: v.optional(v.string()),
  'error-codes': v.optional(v.array(v.string())),
})

const answerMs = 8_000

/** Each token counts once, on the page and for the action that it was made for. Without an answer nobody is a person. */
async function isPerson({ env, req }: ApiContext, token: string): Promise<boolean> {
  try {
    const body = new URLSearchParams({ secret: env.TURNSTILE_SECRET_KEY ?? '', response: token })
    const answer = await within(answerMs, async (signal) => {
      const response = await fetch(`${env.TURNSTILE_BASE}/turnstile/v0/siteverify`, {
        method: 'POST',
        body,
        signal,
      })
      return v.parse(verdict, await response.json())
    })
    const isRight = answer.action === consentAction && answer.hostname === new URL(req.url).hostname
    if (!answer.success || !isRight) logEvent('robot_suspected', { told: answer['error-codes'], isRight })
    return answer.success && isRight
  } catch (error) {
    logFault('turnstile_unread', error)
    return false
  }
}
