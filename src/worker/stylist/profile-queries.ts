import { eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Answer } from '#shared/stylist/flow.ts'
import { onboardingSteps, type FinerPoint, type OnboardingStep } from '#shared/stylist/profile.ts'
import { users } from '../auth/schema.ts'
import type { Db } from '../lib/db.ts'
import { rowOf } from '../lib/row-of.ts'
import { stylingProfiles } from './schema.ts'

/** How far she is with telling of her style; no row before its first step. */
export const readProfileState = (db: Db, userId: SQLWrapper) =>
  db
    .select({ completedAt: stylingProfiles.completedAt, currentStep: stylingProfiles.currentStep })
    .from(stylingProfiles)
    .where(eq(stylingProfiles.userId, sql`${userId}`))

/** What she told, by its steps; see `readProfile`. */
export const readAnswers = (db: Db, userId: SQLWrapper) =>
  db
    .select({ answers: stylingProfiles.answers })
    .from(stylingProfiles)
    .where(eq(stylingProfiles.userId, sql`${userId}`))

export const readProfileRow = (db: Db, userId: SQLWrapper) =>
  db
    .select({
      answers: stylingProfiles.answers,
      currentStep: stylingProfiles.currentStep,
      completedAt: stylingProfiles.completedAt,
    })
    .from(stylingProfiles)
    .where(eq(stylingProfiles.userId, sql`${userId}`))

type Answered = {
  step: OnboardingStep | FinerPoint
  answer: Answer
  /** Left alone when undefined; null: she has been through. */
  currentStep?: OnboardingStep | null
}

/**
 * Writes one answer beside the others: what another device writes meanwhile stays. Once she has been through
 * she is, also when a device that was left in the middle is taken up again.
 */
export function saveProfileAnswer(db: Db, userId: SQLWrapper, { step, answer, currentStep }: Answered) {
  const now = Date.now()
  const path = `$."${step}"`
  const value = sql`json(${JSON.stringify(answer)})`
  const at = currentStep === undefined ? onboardingSteps[0] : currentStep
  const completedAt = currentStep === null ? now : null
  const kept = stylingProfiles
  return db
    .insert(stylingProfiles)
    .select(
      // Who has no session is nobody here. Without the `where`, SQLite takes the conflict's `on` for a join's.
      sql`select ${rowOf(stylingProfiles, {
        userId: sql`owner.user_id`,
        answers: sql`json_set('{}', ${path}, ${value})`,
        currentStep: at,
        completedAt: sql`${completedAt}`,
        updatedAt: new Date(now),
      })} from (${userId}) owner where true`,
    )
    .onConflictDoUpdate({
      target: stylingProfiles.userId,
      set: {
        answers: sql`json_set(${kept}.answers, ${path}, ${value})`,
        ...(currentStep !== undefined && {
          currentStep: sql`iif(${kept}.completed_at is null, ${currentStep}, null)`,
          completedAt: sql`coalesce(${kept}.completed_at, ${completedAt})`,
        }),
        updatedAt: new Date(now),
      },
    })
}

/** Her account's name; without one nothing is written. */
export const saveName = (db: Db, userId: SQLWrapper, name?: string) =>
  db
    .update(users)
    .set({ name: sql`coalesce(${name ?? null}, ${users.name})` })
    .where(eq(users.id, sql`${userId}`))

export const forgetProfile = (db: Db, userId: SQLWrapper) =>
  db.delete(stylingProfiles).where(eq(stylingProfiles.userId, sql`${userId}`))
