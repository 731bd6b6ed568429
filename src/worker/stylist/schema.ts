import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Answers } from '@cabine/sophia/questions/question-flow.ts'
import type { Letter } from '@cabine/sophia/styling/letter.ts'
import type { OnboardingStep } from '@cabine/sophia/questions/profile.ts'
import { users } from '../shoppers/schema.ts'

/** The monthly consultation of Luxe: one for each billing month, from its first answer to the letter that ends it. */
export const consultations = sqliteTable(
  'consultations',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The start of its billing month. */
    monthStart: integer('month_start', { mode: 'timestamp_ms' }).notNull(),
    /** Her answers so far, by question, so that she can pause and continue. */
    answers: text('answers', { mode: 'json' }).$type<Answers>().notNull(),
    /** Sophia's letter as data, without sentences; null until it is written. */
    letter: text('letter', { mode: 'json' }).$type<Letter>(),
    startedAt: integer('started_at', { mode: 'timestamp_ms' }).notNull(),
    finishedAt: integer('finished_at', { mode: 'timestamp_ms' }),
  },
  (t) => [uniqueIndex('consultations_one_a_month').on(t.userId, t.monthStart)],
)

/** Her answers in the onboarding, by step; see packages/sophia/src/questions/profile.ts. */
export const stylingProfiles = sqliteTable('styling_profiles', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  answers: text('answers', { mode: 'json' }).$type<Answers>().notNull(),
  /**
   * The step at which she continues on any device; null once she has completed the onboarding. No CHECK, because the
   * steps change with the product.
   */
  currentStep: text('current_step').$type<OnboardingStep>(),
  completedAt: integer('completed_at', { mode: 'timestamp_ms' }),
  updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
})
