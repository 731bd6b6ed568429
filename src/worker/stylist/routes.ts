import type { BatchResponse } from 'drizzle-orm/batch'
import { billingMonth } from '#shared/billing-month.ts'
import { consultation, isComplete, readWishes } from '@cabine/sophia/questions/consultation.ts'
import { consultationAnswerInput } from '#shared/stylist/consultation-input.ts'
import { questionOf, refusalOf, soundAnswers } from '@cabine/sophia/questions/question-flow.ts'
import { composeLetter } from '@cabine/sophia/styling/letter.ts'
import { occasionsToSearch } from '@cabine/sophia/styling/letter-moments.ts'
import { briefOfProfile } from '@cabine/sophia/styling/profile-brief.ts'
import { readProfile } from '@cabine/sophia/questions/profile.ts'
import { authorize, type BatchFor, type Shopper, type ShopperContext } from '../auth/authorize.ts'
import { presentProduct, presentWithoutLink } from '../catalogue/present.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitWords, parse } from '../lib/parse-input.ts'
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
import { listWardrobe } from './wearable-products.ts'

/** The shopper's consultation in the current month: the letter if it is written, and the answers so far. */
function standingOf(shopper: Shopper, rows: Consultation[], now: Date) {
  const month = billingMonth(shopper.luxeAnchorAt ?? shopper.createdAt, now)
  const written = rows.find(({ finishedAt, monthStart }) => finishedAt && monthStart >= month.start)
  const open = rows.find(({ finishedAt }) => !finishedAt)
  return { month, written, open, answers: soundAnswers(consultation, open?.answers ?? {}) }
}

const readOpen = ({ db, owner }: BatchFor) => [listConsultations(db, owner), readAnswers(db, owner)] as const

/** The same for calls that continue the consultation; throws if the letter of this month is written already. */
function openOf(shopper: Shopper, rows: BatchResponse<ReturnType<typeof readOpen>>) {
  const standing = standingOf(shopper, rows[0], new Date())
  if (standing.written) throw new ApiError('consultation_used', { letterId: standing.written.id })
  return { ...standing, profile: readProfile(rows[1][0]?.answers ?? {}) }
}

async function presentOwn(
  { catalogue, shopper }: ShopperContext['var'],
  id: string,
  found: Awaited<ReturnType<typeof findLetter>>[number] | undefined,
) {
  if (!found?.letter || !found.finishedAt) throw new ApiError('not_found')
  const products = await listLetterProducts(catalogue, found.letter)
  // The letter stays readable without Luxe; the links need Luxe.
  const isLuxe = shopper.plan === 'premium'
  const present = isLuxe ? presentProduct : presentWithoutLink
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
  .get('/', authorize({ who: 'shopper', batch: ({ db, owner }) => [listConsultations(db, owner)] }), (c) => {
    const { shopper, rows } = c.var
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
  .put(
    '/',
    limitWords,
    parse('json', consultationAnswerInput),
    authorize({ who: 'luxe', batch: readOpen }),
    async (c) => {
      const { question: id, answer } = c.req.valid('json')
      const { db, shopper, rows } = c.var
      const { month, answers } = openOf(shopper, rows)
      const question = questionOf(consultation, id)
      if (!question || refusalOf(question, answer, answers))
        throw new ApiError('invalid_input', { field: 'answer' })
      const isSaved = await saveAnswer(db, {
        userId: shopper.id,
        monthStart: month.start,
        question: id,
        answer,
      })
      // The letter was written meanwhile on another device.
      if (!isSaved) throw new ApiError('consultation_used')
      return c.body(null, 204)
    },
  )
  .delete('/', authorize({ who: 'luxe', batch: readOpen }), async (c) => {
    const { db, shopper, rows } = c.var
    openOf(shopper, rows)
    await forgetAnswers(db, shopper.id)
    return c.body(null, 204)
  })
  .post('/letter', authorize({ who: 'luxe', batch: readOpen }), async (c) => {
    const { db, catalogue, shopper, rows } = c.var
    const { month, open, answers, profile } = openOf(shopper, rows)
    if (!open || !isComplete(answers)) throw new ApiError('consultation_incomplete')
    const wishes = readWishes(answers)
    const wardrobe = await listWardrobe(catalogue, occasionsToSearch(wishes.occasions), profile.department)
    const { flatters, cuts } = briefOfProfile(profile)
    const letter = composeLetter(wardrobe, wishes, open.id, { flatters, cuts })
    if (!letter) throw new ApiError('wardrobe_too_small')
    const isFirst = await saveLetter(db, { id: open.id, userId: shopper.id, monthStart: month.start, letter })
    if (!isFirst) throw new ApiError('consultation_used', { letterId: open.id })
    const [kept] = await findLetter(db, shopper.id, open.id)
    return c.json(await presentOwn(c.var, open.id, kept), 201)
  })
  .get(
    '/letters/:id',
    authorize({ who: 'owner', batch: ({ db, owner, param }) => [findLetter(db, owner, param('id'))] }),
    async (c) => c.json(await presentOwn(c.var, c.req.param('id'), c.var.rows[0][0]), 200),
  )
