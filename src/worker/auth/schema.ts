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
import { roles } from '#shared/office/roles.ts'
import { oneOf } from '../lib/one-of.ts'
import { users } from '../shoppers/schema.ts'

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the secret in the cookie, so that nobody can sign in with what this table holds. */
    secretHash: text('secret_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
    /** To the hour, so that not every call causes a write. */
    lastSeenAt: integer('last_seen_at', { mode: 'timestamp_ms' }),
    /** When the shopper last confirmed her identity: at sign-in, or when she was asked to later. */
    provenAt: integer('proven_at', { mode: 'timestamp_ms' }),
    /** When she last did so with a passkey, which the office asks for. */
    passkeyAt: integer('passkey_at', { mode: 'timestamp_ms' }),
    /** The browser's `User-Agent`, from which the list of her devices takes their names. */
    userAgent: text('user_agent').notNull().default(''),
    /** The name by which an assistant of hers is known that has this session; null of a browser. */
    assistant: text('assistant'),
  },
  (t) => [index('sessions_by_user').on(t.userId)],
)

/** Browsers in which a shopper has signed in: they are let through when strangers guess at her password (throttle.ts). */
export const knownDevices = sqliteTable(
  'known_devices',
  {
    /** SHA-256 of the secret in the browser's cookie. Several shoppers may use one browser. */
    secretHash: text('secret_hash').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastUsedAt: integer('last_used_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.secretHash] }), index('known_devices_by_age').on(t.lastUsedAt)],
)

/** A shopper's accounts at other providers with which she can sign in. */
export const identities = sqliteTable(
  'identities',
  {
    provider: text('provider', { enum: ['google'] }).notNull(),
    /** The provider's own id of the account: unlike an email address, it is never given to somebody else. */
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
    /** The credential id that the authenticator chose, in base64url. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    publicKey: blob('public_key', { mode: 'buffer' }).notNull(),
    /** How often it has signed, by its own count: one that counts backwards was copied. */
    counter: integer('counter').notNull(),
    transports: text('transports', { mode: 'json' }).$type<string[]>().notNull(),
    /** True where it is backed up, so that it may be on several devices. */
    backedUp: integer('backed_up', { mode: 'boolean' }).notNull(),
    name: text('name').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    lastUsedAt: integer('last_used_at', { mode: 'timestamp_ms' }),
  },
  (t) => [index('passkeys_by_user').on(t.userId)],
)

/** The challenges that authenticators are asked to sign; each can be answered once. */
export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** An answer counts for the purpose it was asked for only, because adding a passkey requires a recent proof. */
    purpose: text('purpose', { enum: ['sign_in', 'prove', 'add'] })
      .notNull()
      .default('sign_in'),
    /** The shopper who is asked; null at sign-in, where she is not known yet. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    index('passkey_challenges_by_user').on(t.userId),
    index('passkey_challenges_by_end').on(t.expiresAt),
    check('passkey_challenges_purposes', oneOf(t.purpose)),
  ],
)

/** How many attempts the current window of each limit has seen (throttle.ts). */
export const attempts = sqliteTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: integer('window_ends_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [index('attempts_by_end').on(t.windowEndsAt)],
)

/** The authenticator app that a shopper's password asks for besides, from when she has confirmed it with a code. */
export const secondFactors = sqliteTable(
  'second_factors',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The 20 bytes that the app shares with us, sealed where the operator has set a key (kept-secret.ts). No answer tells them again. */
    secret: blob('secret', { mode: 'buffer' }).notNull(),
    /** When the set-up began. */
    startedAt: integer('started_at', { mode: 'timestamp_ms' }).notNull(),
    /** When she confirmed it; until then nothing asks for it. */
    since: integer('since', { mode: 'timestamp_ms' }),
    /** The step of thirty seconds whose code was used last: neither it nor an earlier one counts again. */
    lastStep: integer('last_step').notNull().default(0),
    /** The pending sign-in that this code let in. */
    usedFor: text('used_for'),
  },
  (t) => [
    index('second_factors_unconfirmed')
      .on(t.startedAt)
      .where(sql`${t.since} is null`),
    check('second_factors_steps', sql`${t.lastStep} >= 0`),
  ],
)

/** Codes on her paper for the day when she has no app at hand; each works once. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of a code of 120 random bits, which nobody guesses from it. */
    codeHash: text('code_hash').notNull(),
    /** The pending sign-in that it let in; null while it works. */
    usedFor: text('used_for'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/** Sign-ins by password that wait for the second factor, in the browser whose cookie has the secret. */
export const pendingSignIns = sqliteTable(
  'pending_sign_ins',
  {
    /** SHA-256 of the secret in the browser's cookie. */
    secretHash: text('secret_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [index('pending_sign_ins_by_user').on(t.userId), index('pending_sign_ins_by_end').on(t.expiresAt)],
)

/**
 * What her account went through of late, as she reads it in her settings. Of the device it has the names by which she knows it
 * again (device-name.ts), and no address.
 */
export const activity = sqliteTable(
  'activity',
  {
    id: integer('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: [
        'account_opened',
        'signed_in_password',
        'signed_in_passkey',
        'signed_in_google',
        'password_changed',
        'email_changed',
        'passkey_added',
        'passkey_removed',
        'google_added',
        'google_removed',
        'assistant_connected',
        'second_factor_added',
        'second_factor_removed',
        'recovery_code_used',
        'recovery_codes_renewed',
        'device_ended',
        'other_devices_ended',
        'ended_by_support',
      ],
    }).notNull(),
    browser: text('browser'),
    device: text('device'),
    at: integer('at', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [index('activity_by_user').on(t.userId, t.at), check('activity_kinds', oneOf(t.kind))],
)

/** Who works here. A trigger keeps the last owner, as long as her account is there. */
export const staff = sqliteTable(
  'staff',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull(),
    since: integer('since', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [check('staff_roles', oneOf(t.role)), index('staff_by_role').on(t.role)],
)
