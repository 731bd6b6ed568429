import { and, eq, getTableName, gt, isNull, lt, ne, notExists, sql, type SQL } from 'drizzle-orm'
import { identities, passkeys, secondFactors, sessions, staff } from '../auth/schema.ts'
import { users, accountRemovals } from '../shoppers/schema.ts'
import { billingCustomers, purchaseConsents, subscriptions } from '../billing/schema.ts'
import { creditEntries } from '../ledger/schema.ts'
import { externalProducts } from '../external-products/schema.ts'
import { openDb, type Db } from '../lib/db.ts'
import { closetPieces } from '../closet/schema.ts'
import { albums, lookAsks, looks, shownLooks } from '../looks/schema.ts'
import { lookReports, reports } from '../moderation/schema.ts'
import { photos } from '../photos/schema.ts'
import { productTries } from '../recommendations/schema.ts'
import { generatedOutfits, outfitBatches } from '../studio/schema.ts'
import { consultations, stylingProfiles } from '../stylist/schema.ts'
import { wishlistItems } from '../wishlist/schema.ts'
import { withdrawals } from '../billing/withdrawals/schema.ts'
import { beginRemovalIf } from './removal.ts'

/** How long an account may stand unused. docs/operations.md and the privacy policy tell it. */
const unusedDays = 30
/** Each makes the removal of an account, of which the cron works off ten in five minutes. */
const maxANight = 200

/** A row in one of these is something that somebody made, paid for or chose. */
const traces = [
  /** Somebody who signs in with Google. */
  identities,
  passkeys,
  secondFactors,
  billingCustomers,
  subscriptions,
  purchaseConsents,
  withdrawals,
  wishlistItems,
  looks,
  albums,
  shownLooks,
  lookAsks,
  closetPieces,
  photos,
  productTries,
  consultations,
  stylingProfiles,
  outfitBatches,
  generatedOutfits,
  externalProducts,
  reports,
  lookReports,
  staff,
]

export const traceTables = traces.map((table) => getTableName(table))

/** Rows that every account gets by itself, or that are looked at in their own way here, each with its reason. */
export const noTraces: Record<string, string> = {
  activity: 'signing up is noted',
  sessions: 'signing up opens one; one that was used of late keeps the account',
  credit_entries: 'signing up writes the free credits; any other entry keeps the account',
  mails: 'signing up writes the link that confirms the address',
  mailed_links: 'the same link',
  known_devices: 'signing up notes the browser',
  notifications: 'come by themselves, of what she did',
  passkey_challenges: 'a question that was not answered',
  pending_sign_ins: 'a question that was not answered',
  recovery_codes: 'come with her second factor',
  outfit_posts: 'what she published has its row in generated_outfits, too',
  account_removals: 'one that is being removed is not removed again',
  unmatched_payments: 'of nobody whom we know',
}

const none = (db: Db, table: (typeof traces)[number]) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(table)
      .where(eq(table.userId, users.id)),
  )

/**
 * That nobody has confirmed the address, and nothing was ever done with the account: no photo, no try-on, nothing saved or
 * paid, and nobody there for a month.
 */
function isUnused(db: Db, now: Date): SQL | undefined {
  const before = new Date(now.getTime() - unusedDays * 86_400_000)
  const lately = sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`
  return and(
    isNull(users.emailVerifiedAt),
    lt(users.createdAt, before),
    eq(users.plan, 'free'),
    isNull(users.photoStorage),
    isNull(users.profilePhotoKey),
    isNull(users.adultConfirmedAt),
    isNull(users.removalDueAt),
    sql`${users.photographConsents} = '{}'`,
    notExists(
      db
        .select({ one: sql`1` })
        .from(sessions)
        .where(and(eq(sessions.userId, users.id), gt(lately, before.getTime()))),
    ),
    notExists(
      db
        .select({ one: sql`1` })
        .from(creditEntries)
        .where(
          and(eq(creditEntries.userId, users.id), ne(creditEntries.subject, sql`'sign-up:' || ${users.id}`)),
        ),
    ),
    notExists(
      db
        .select({ one: sql`1` })
        .from(accountRemovals)
        .where(eq(accountRemovals.userId, users.id)),
    ),
    ...traces.map((table) => none(db, table)),
  )
}

/**
 * Begins the removal of accounts that nobody confirmed and nobody used. The condition is asked once more in the statement that
 * begins it, so that whoever comes back in that moment keeps her account.
 */
export async function removeUnused(env: Env, now = new Date()) {
  const db = openDb(env.DB)
  const found = await db.select({ id: users.id }).from(users).where(isUnused(db, now)).limit(maxANight)
  for (const { id } of found) await beginRemovalIf(db, id, isUnused(db, now))
}
