import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { PhotographConsents } from '#shared/photographers.ts'
import { oneOf } from '../lib/one-of.ts'

/** Her account. What else belongs to her references this row, and goes with it. */
export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    /**
     * Trimmed and in lower case. Several accounts may have an address as long as nobody has confirmed it: a sign-up must
     * not tell whether there is another one. One of them can confirm it.
     */
    email: text('email').notNull(),
    /** When she opened a link that was mailed to the address, or Google said that it is verified. */
    emailVerifiedAt: integer('email_verified_at', { mode: 'timestamp_ms' }),
    name: text('name').notNull(),
    /** The language of her mails. */
    language: text('language').notNull().default('en'),
    /** The country that she shops from, which she has chosen; null until then. */
    country: text('country'),
    /** Null for a shopper who has only ever signed in with Google. */
    passwordHash: text('password_hash'),
    plan: text('plan', { enum: ['free', 'premium'] })
      .notNull()
      .default('free'),
    /** The day from which her months of Luxe are counted: Stripe's billing cycle anchor. */
    luxeAnchorAt: integer('luxe_anchor_at', { mode: 'timestamp_ms' }),
    /** The ledger's balance, kept by a trigger on `credit_entries` and by nothing else. */
    credits: integer('credits').notNull().default(0),
    /** Where her photos are stored. Null until her first upload, when she is asked. */
    photoStorage: text('photo_storage', { enum: ['device', 'account'] }),
    /** The photo that she tries clothes on, if it is stored in her account. */
    profilePhotoKey: text('profile_photo_key'),
    /** When she confirmed that she is old enough for an account. */
    minimumAgeConfirmedAt: integer('minimum_age_confirmed_at', { mode: 'timestamp_ms' }),
    /** When she said that whoever is in her photos is an adult, and to which sentence she said yes (shared/photos.ts). */
    adultConfirmedAt: integer('adult_confirmed_at', { mode: 'timestamp_ms' }),
    adultStatement: integer('adult_statement'),
    /** What she said of each service that makes photographs, and when. Without a yes it never sees her photo. */
    photographConsents: text('photograph_consents', { mode: 'json' })
      .$type<PhotographConsents>()
      .notNull()
      .default({}),
    onboardingCompletedAt: integer('onboarding_completed_at', { mode: 'timestamp_ms' }),
    /** When her account is removed, if she has asked for it and not changed her mind. */
    removalDueAt: integer('removal_due_at', { mode: 'timestamp_ms' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    index('users_by_email').on(t.email, t.createdAt),
    uniqueIndex('users_email_confirmed')
      .on(t.email)
      .where(sql`${t.emailVerifiedAt} is not null`),
    index('users_to_remove').on(t.removalDueAt),
    index('users_unconfirmed')
      .on(t.createdAt)
      .where(sql`${t.emailVerifiedAt} is null`),
    check('users_credits_not_negative', sql`${t.credits} >= 0`),
    check('users_plans', oneOf(t.plan)),
    check('users_photo_storages', oneOf(t.photoStorage)),
  ],
)

/**
 * Accounts that are being removed: what is left to delete elsewhere (Stripe, R2) once their rows are gone. No foreign
 * key, because the row outlives the user's row by some minutes.
 */
export const accountRemovals = sqliteTable('account_removals', {
  userId: text('user_id').primaryKey(),
  /** Her customers at Stripe, to be deleted there. */
  customerIds: text('customer_ids', { mode: 'json' })
    .$type<string[]>()
    .notNull()
    .default(sql`'[]'`),
  startedAt: integer('started_at', { mode: 'timestamp_ms' }).notNull(),
  attempts: integer('attempts').notNull().default(0),
  /** The earliest time for a worker to take it: later while one has it, and after a failure. */
  tryAt: integer('try_at', { mode: 'timestamp_ms' }).notNull(),
})
