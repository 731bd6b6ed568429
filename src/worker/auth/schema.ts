import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Trimmed and lower-cased: one mailbox, one account. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    /** Absent for whoever only ever signed in through another provider. */
    passwordHash: text('password_hash'),
    plan: text('plan', { enum: ['free', 'premium'] })
      .notNull()
      .default('free'),
    /** The day from which her months of Luxe are counted: Stripe's billing cycle anchor. */
    luxeAnchorAt: integer('luxe_anchor_at', { mode: 'timestamp_ms' }),
    /** The ledger's balance, kept by a trigger on `credit_entries` and by nothing else. */
    credits: integer('credits').notNull().default(0),
    /** Where her photos live. Absent until her first upload, when she is asked. */
    photoStorage: text('photo_storage', { enum: ['device', 'account'] }),
    /** The photo that she tries clothes on, when it is in her account. */
    profilePhotoKey: text('profile_photo_key'),
    adultConfirmedAt: integer('adult_confirmed_at', { mode: 'timestamp_ms' }),
    onboardingCompletedAt: integer('onboarding_completed_at', { mode: 'timestamp_ms' }),
    /** When her account goes for good, if she asked for it and has not changed her mind. */
    removalDueAt: integer('removal_due_at', { mode: 'timestamp_ms' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    index('users_to_remove').on(t.removalDueAt),
    check('users_credits_not_negative', sql`${t.credits} >= 0`),
  ],
)

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the secret in the cookie: who reads this table cannot sign in with it. */
    secretHash: text('secret_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
    /** To the hour: so that using the product does not mean writing all the time. */
    lastSeenAt: integer('last_seen_at', { mode: 'timestamp_ms' }),
    /** What the browser calls itself, from which she knows her devices. */
    userAgent: text('user_agent').notNull().default(''),
  },
  (t) => [index('sessions_by_user').on(t.userId)],
)

/** Attempts in the current window, one row a guarded thing ('sign-in by address', 'by email' …). */
export const attempts = sqliteTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: integer('window_ends_at', { mode: 'timestamp_ms' }).notNull(),
})
