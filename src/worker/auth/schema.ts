import { sql } from 'drizzle-orm'
import {
  blob,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { oneOf } from '../lib/one-of.ts'

export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Trimmed and lower-cased: one mailbox, one account. */
    email: text('email').notNull().unique(),
    /** When she opened a link that was mailed to it, or a provider vouched for it. */
    emailVerifiedAt: integer('email_verified_at', { mode: 'timestamp_ms' }),
    name: text('name').notNull(),
    /** In which she is written to. */
    language: text('language').notNull().default('en'),
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
    /** When she said that she is old enough for an account. */
    minimumAgeConfirmedAt: integer('minimum_age_confirmed_at', { mode: 'timestamp_ms' }),
    adultConfirmedAt: integer('adult_confirmed_at', { mode: 'timestamp_ms' }),
    onboardingCompletedAt: integer('onboarding_completed_at', { mode: 'timestamp_ms' }),
    /** When her account goes for good, if she asked for it and has not changed her mind. */
    removalDueAt: integer('removal_due_at', { mode: 'timestamp_ms' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    index('users_to_remove').on(t.removalDueAt),
    check('users_credits_not_negative', sql`${t.credits} >= 0`),
    check('users_plans', oneOf(t.plan)),
    check('users_photo_storages', oneOf(t.photoStorage)),
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
    /** When whoever sits there last showed that she is herself: at sign-in, or when she was asked again. */
    provenAt: integer('proven_at', { mode: 'timestamp_ms' }),
    /** What the browser calls itself, from which she knows her devices. */
    userAgent: text('user_agent').notNull().default(''),
  },
  (t) => [index('sessions_by_user').on(t.userId)],
)

/** Her accounts at providers that she signs in with. */
export const identities = sqliteTable(
  'identities',
  {
    provider: text('provider', { enum: ['google'] }).notNull(),
    /** The provider's own id of her: unlike an address it is never given to somebody else. */
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.subject] }),
    uniqueIndex('identities_once').on(t.userId, t.provider),
    check('identities_providers', oneOf(t.provider)),
  ],
)

export const passkeys = sqliteTable(
  'passkeys',
  {
    /** As the authenticator names it, base64url. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    publicKey: blob('public_key', { mode: 'buffer' }).notNull(),
    /** How often it has signed, as it says: one that counts backwards was copied. */
    counter: integer('counter').notNull(),
    transports: text('transports', { mode: 'json' }).$type<string[]>().notNull(),
    /** May be on several of her devices. */
    backedUp: integer('backed_up', { mode: 'boolean' }).notNull(),
    name: text('name').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    lastUsedAt: integer('last_used_at', { mode: 'timestamp_ms' }),
  },
  (t) => [index('passkeys_by_user').on(t.userId)],
)

/** What an authenticator is asked to sign, once. */
export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** An answer to the one question is none to another: a passkey is added with a fresh proof alone. */
    purpose: text('purpose', { enum: ['sign_in', 'prove', 'add'] })
      .notNull()
      .default('sign_in'),
    /** Whose it is; nobody's while somebody signs in. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    index('passkey_challenges_by_end').on(t.expiresAt),
    check('passkey_challenges_purposes', oneOf(t.purpose)),
  ],
)

/** Links that were mailed. */
export const mailedLinks = sqliteTable(
  'mailed_links',
  {
    /** SHA-256 of the secret in the link: who reads this table cannot open one. */
    secretHash: text('secret_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify_email', 'change_email', 'reset_password'] }).notNull(),
    /** The address that it went to: of another one it proves nothing. */
    email: text('email').notNull(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    index('mailed_links_by_user').on(t.userId, t.purpose),
    index('mailed_links_by_end').on(t.expiresAt),
    check('mailed_links_purposes', oneOf(t.purpose)),
  ],
)

/** Attempts in the current window, one row a guarded thing ('sign-in by address', 'by email' …). */
export const attempts = sqliteTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: integer('window_ends_at', { mode: 'timestamp_ms' }).notNull(),
})
