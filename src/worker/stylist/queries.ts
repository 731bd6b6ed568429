import { and, desc, eq, isNull, lt, sql, type SQLWrapper } from 'drizzle-orm'
import type { Answer } from '@cabine/sophia/questions/question-flow.ts'
import type { Letter } from '@cabine/sophia/styling/letter.ts'
import { listColumns } from '../catalogue/present.ts'
import { selectUnderNames } from '../catalogue/named-variants.ts'
import type { CatalogueDb, Db } from '../lib/db.ts'
import { newId } from '../lib/ids.ts'
import { consultations } from './schema.ts'

const isOpen = isNull(consultations.finishedAt)

/** Five years of monthly letters. */
const maxListed = 60

/** Her consultations, latest first, without the contents of the letters. */
export const listConsultations = (db: Db, userId: SQLWrapper) =>
  db
    .select({
      id: consultations.id,
      monthStart: consultations.monthStart,
      answers: consultations.answers,
      finishedAt: consultations.finishedAt,
    })
    .from(consultations)
    .where(eq(consultations.userId, sql`${userId}`))
    .orderBy(desc(consultations.monthStart))
    .limit(maxListed)

export type Consultation = Awaited<ReturnType<typeof listConsultations>>[number]

type Answered = { userId: string; monthStart: Date; question: string; answer: Answer }

/**
 * Saves an answer among those of the month. An unfinished consultation of an earlier month continues in this one.
 * False when her letter of this month is written.
 */
export async function saveAnswer(db: Db, { userId, monthStart, question, answer }: Answered) {
  const path = `$.${question}`
  const value = sql`json(${JSON.stringify(answer)})`
  const [saved] = await db.batch([
    db
      .insert(consultations)
      .values({
        id: newId(),
        userId,
        monthStart,
        answers: sql`json_set(coalesce((
          select left_open.answers from consultations left_open
          where left_open.user_id = ${userId} and left_open.finished_at is null
          order by left_open.month_start desc limit 1), '{}'), ${path}, ${value})`,
        startedAt: new Date(),
      })
      .onConflictDoUpdate({
        target: [consultations.userId, consultations.monthStart],
        set: { answers: sql`json_set(${consultations}.answers, ${path}, ${value})` },
        setWhere: isOpen,
      })
      .returning({ id: consultations.id }),
    db
      .delete(consultations)
      .where(and(eq(consultations.userId, userId), isOpen, lt(consultations.monthStart, monthStart))),
  ])
  return saved.length > 0
}

/** Deletes the answers of the open consultation, so that she starts again. Letters stay. */
export const forgetAnswers = (db: Db, userId: string) =>
  db.delete(consultations).where(and(eq(consultations.userId, userId), isOpen))

/** Saves the letter in her consultation, once: false when there is one already. */
export async function saveLetter(
  db: Db,
  kept: { id: string; userId: string; monthStart: Date; letter: Letter },
) {
  const { id, userId, monthStart, letter } = kept
  const [written] = await db
    .update(consultations)
    .set({ letter, monthStart, finishedAt: new Date() })
    .where(and(eq(consultations.id, id), eq(consultations.userId, userId), isOpen))
    .returning({ id: consultations.id })
  return written !== undefined
}

export const findLetter = (db: Db, userId: SQLWrapper | string, id: string) =>
  db
    .select({
      id: consultations.id,
      monthStart: consultations.monthStart,
      finishedAt: consultations.finishedAt,
      letter: consultations.letter,
    })
    .from(consultations)
    .where(and(eq(consultations.id, id), eq(consultations.userId, sql`${userId}`)))

/** Every product that a letter names, with its replacements, as the catalogue has it today. */
export const listLetterProducts = (catalogue: CatalogueDb, { outfits }: Letter) => {
  const ids = outfits.flatMap(({ pieces }) => pieces.flatMap(({ id, alternatives }) => [id, ...alternatives]))
  return selectUnderNames(catalogue, listColumns, ids)
}
