import { eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Answer } from '@cabine/sophia/questions/question-flow.ts'
import { onboardingSteps, type FinerPoint, type OnboardingStep } from '@cabine/sophia/questions/profile.ts'
import { users } from '../shoppers/schema.ts'
import type { Db } from '../lib/db.ts'
import { rowOf } from '../lib/row-of.ts'
import { stylingProfiles } from './schema.ts'

/** A shopper's answers, by step; `readProfile` interprets them. */
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
  /** Unchanged when undefined; null when she has completed the onboarding. */
  currentStep?: OnboardingStep | null
}

/**
 * Writes one answer and leaves the others, which another device may have written meanwhile. A completed onboarding
 * stays completed, even when another device continues it.
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
      // Selects nothing without a session. The `where` is needed, because SQLite would otherwise read the conflict's
      // `on` as a join's.
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

/** Updates the account's name; without a session nothing is written. */
export const saveName = (db: Db, userId: SQLWrapper, name?: string) =>
  db
    .update(users)
    .set({ name: sql`coalesce(${name ?? null}, ${users.name})` })
    .where(eq(users.id, sql`${userId}`))

export const forgetProfile = (db: Db, userId: SQLWrapper) =>
  db.delete(stylingProfiles).where(eq(stylingProfiles.userId, sql`${userId}`))
