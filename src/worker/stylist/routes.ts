import type { Context } from 'hono'
import { billingMonth } from '#shared/billing-month.ts'
import { consultation, isComplete, readWishes } from '#shared/stylist/consultation.ts'
import { consultationAnswerInput } from '#shared/stylist/consultation-input.ts'
import { questionOf, refusalOf, soundAnswers } from '#shared/stylist/flow.ts'
import { composeLetter } from '#shared/stylist/letter.ts'
import { occasionsToSearch } from '#shared/stylist/moments.ts'
import { briefOfProfile } from '#shared/stylist/profile-brief.ts'
import { readProfile } from '#shared/stylist/profile.ts'
import { readWithShopper, type Shopper } from '../auth/sessions.ts'
import { presentForLuxe, presentWithoutLink } from '../catalogue/present.ts'
import { factory, type AppEnv } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitWords, parse } from '../lib/input.ts'
import { readAnswers } from './profile-queries.ts'
import { isFinished, presentInList, presentLetter } from './present.ts'
import {
  findLetter,
  forgetAnswers,
  saveLetter,
  listConsultations,
  listLetterProducts,
  saveAnswer,
  type Consultation,
} from './queries.ts'
import { listWardrobe } from './wardrobe.ts'

/** Her state in the current month: the letter if it is written, and the answers so far. */
function standingOf(shopper: Shopper, rows: Consultation[], now: Date) {
  const month = billingMonth(shopper.luxeAnchorAt ?? shopper.createdAt, now)
  const written = rows.find(({ finishedAt, monthStart }) => finishedAt && monthStart >= month.start)
  const open = rows.find(({ finishedAt }) => !finishedAt)
  return { month, written, open, answers: soundAnswers(consultation, open?.answers ?? {}) }
}

/** The same for calls that continue the consultation, which need Luxe and an unwritten letter. */
async function readOpen(c: Context<AppEnv>) {
  const { shopper, rows } = await readWithShopper(c, (db, userId) => [
    listConsultations(db, userId),
    readAnswers(db, userId),
  ])
  if (shopper.plan !== 'premium') throw new ApiError('premium_required')
  const standing = standingOf(shopper, rows[0], new Date())
  if (standing.written) throw new ApiError('consultation_used', { letterId: standing.written.id })
  return { ...standing, userId: shopper.id, profile: readProfile(rows[1][0]?.answers ?? {}) }
}

async function readLetter(c: Context<AppEnv>, id: string) {
  const { shopper, rows } = await readWithShopper(c, (db, userId) => [
    findLetter(db, userId, id),
    listLetterProducts(db, userId, id),
  ])
  const [[found], products] = rows
  if (!found?.letter || !found.finishedAt) throw new ApiError('not_found')
  // The letter stays readable without Luxe; the links need Luxe.
  const isLuxe = shopper.plan === 'premium'
  const present = isLuxe ? presentForLuxe : presentWithoutLink
  const month = billingMonth(shopper.luxeAnchorAt ?? shopper.createdAt, new Date())
  return {
    ...presentLetter({ id, writtenAt: found.finishedAt, letter: found.letter }, products, present),
    nextOpensAt: isLuxe && found.monthStart >= month.start ? month.end.toISOString() : null,
    /** The letter is of an earlier month, so another one can be written. */
    isOpenAgain: isLuxe && found.monthStart < month.start,
  }
}

/** The state of this month's consultation. */
type State = 'locked' | 'open' | 'started' | 'done'

export const consultationRoutes = factory
  .createApp()
  .get('/', async (c) => {
    const { shopper, rows } = await readWithShopper(c, (db, userId) => [listConsultations(db, userId)])
    const { month, written, open, answers } = standingOf(shopper, rows[0], new Date())
    const isLuxe = shopper.plan === 'premium'
    const state: State = !isLuxe ? 'locked' : written ? 'done' : open ? 'started' : 'open'
    return c.json(
      {
        state,
        monthEndsAt: isLuxe ? month.end.toISOString() : null,
        answers,
        letters: rows[0].filter(isFinished).map(presentInList),
      },
      200,
    )
  })
  .put('/', limitWords, parse('json', consultationAnswerInput), async (c) => {
    const { question: id, answer } = c.req.valid('json')
    const { userId, month, answers } = await readOpen(c)
    const question = questionOf(consultation, id)
    if (!question || refusalOf(question, answer, answers))
      throw new ApiError('invalid_input', { field: 'answer' })
    const isSaved = await saveAnswer(c.var.db, { userId, monthStart: month.start, question: id, answer })
    // The letter was written meanwhile on another device.
    if (!isSaved) throw new ApiError('consultation_used')
    return c.body(null, 204)
  })
  .delete('/', async (c) => {
    const { userId } = await readOpen(c)
    await forgetAnswers(c.var.db, userId)
    return c.body(null, 204)
  })
  .post('/letter', async (c) => {
    const { userId, month, open, answers, profile } = await readOpen(c)
    if (!open || !isComplete(answers)) throw new ApiError('consultation_incomplete')
    const wishes = readWishes(answers)
    const wardrobe = await listWardrobe(c.var.db, occasionsToSearch(wishes.occasions), profile.department)
    const { flatters, cuts } = briefOfProfile(profile)
    const letter = composeLetter(wardrobe, wishes, open.id, { flatters, cuts })
    if (!letter) throw new ApiError('wardrobe_too_small')
    const isFirst = await saveLetter(c.var.db, { id: open.id, userId, monthStart: month.start, letter })
    if (!isFirst) throw new ApiError('consultation_used', { letterId: open.id })
    return c.json(await readLetter(c, open.id), 201)
  })
  .get('/letters/:id', async (c) => c.json(await readLetter(c, c.req.param('id')), 200))
