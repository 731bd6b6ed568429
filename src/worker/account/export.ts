import { and, desc, eq, getTableColumns, inArray, isNotNull, sql, type SQLWrapper } from 'drizzle-orm'
import { activity, identities, passkeys, secondFactors, sessions, staff } from '../auth/schema.ts'
import type { Shopper } from '../auth/authorize.ts'
import { billingCustomers, purchaseConsents, subscriptions } from '../billing/schema.ts'
import { products } from '../catalogue/schema.ts'
import { closetPieces } from '../closet/schema.ts'
import { presentClosetPiece } from '../closet/queries.ts'
import { creditEntries } from '../ledger/schema.ts'
import { externalProducts } from '../external-products/schema.ts'
import type { CatalogueDb, Db } from '../lib/db.ts'
import { inList } from '../lib/in-list.ts'
import { presentLook } from '../looks/queries.ts'
import { albums, looks, shownLooks } from '../looks/schema.ts'
import { listAsks, presentAsk } from '../looks/asks/queries.ts'
import { presentShown } from '../looks/shown/queries.ts'
import { lookReports, reports } from '../moderation/schema.ts'
import { mails } from '../mail/schema.ts'
import { notifications } from '../notifications/schema.ts'
import { outfitPosts } from '../outfits/schema.ts'
import { photos } from '../photos/schema.ts'
import { photoUrl } from '../photos/storage.ts'
import { productTries } from '../recommendations/schema.ts'
import { boardUrl } from '../outfits/boards/board-files.ts'
import { generatedOutfits, outfitBatches } from '../studio/schema.ts'
import { consultations, stylingProfiles } from '../stylist/schema.ts'
import { wishlistItems } from '../wishlist/schema.ts'
import { withdrawals } from '../billing/withdrawals/schema.ts'
import { presentSession } from './session-list.ts'
import { listPictures, type StoredPicture } from './shopper-pictures.ts'

/** Every table with rows of a shopper, and the part of the export that contains it. */
export const exportedTables = {
  users: 'account',
  sessions: 'sessions',
  activity: 'activity',
  identities: 'identities',
  passkeys: 'passkeys',
  second_factors: 'secondFactor',
  billing_customers: 'paymentAccounts',
  subscriptions: 'subscriptions',
  purchase_consents: 'purchaseConsents',
  credit_entries: 'creditEntries',
  wishlist_items: 'wishlist',
  looks: 'looks',
  albums: 'albums',
  shown_looks: 'shownLooks',
  look_asks: 'lookAsks',
  closet_pieces: 'closet',
  photos: 'pictures',
  outfit_posts: 'outfits',
  product_tries: 'triedOn',
  consultations: 'consultations',
  styling_profiles: 'stylingProfile',
  outfit_batches: 'outfitBatches',
  generated_outfits: 'generatedOutfits',
  notifications: 'notifications',
  mails: 'mails',
  external_products: 'finds',
  reports: 'reports',
  look_reports: 'lookReports',
  staff: 'officeRoles',
  withdrawals: 'withdrawals',
} as const

/** Tables that name a shopper and are left out of the export, each with its reason. */
export const leftOutTables: Record<string, string> = {
  mailed_links:
    'holds digests of links that lie in her mailbox, for a day at most; the mails themselves are told',
  known_devices:
    'holds digests of random numbers that lie in her browsers; the devices themselves are told with her sessions',
  recovery_codes: 'holds digests of codes that she keeps herself',
  pending_sign_ins: 'holds digests of random numbers that lie in her browsers for five minutes',
  passkey_challenges: 'holds random numbers that a device is asked to sign, for a quarter of an hour',
  account_removals: 'has a row of the shopper only once her account is gone, when nobody can ask any more',
  unmatched_payments: 'holds payments of nobody whom we know; whose they are is what an operator finds out',
}

const {
  userId: _ofWhom,
  linkHash: _link,
  attempts: _attempts,
  tryAt: _tryAt,
  ...declared
} = getTableColumns(withdrawals)

const ofHers = (db: Db, userId: string) => {
  const owned = (column: SQLWrapper) => eq(column, userId)
  return [
    db.select().from(sessions).where(owned(sessions.userId)).orderBy(desc(sessions.createdAt)),
    db.select().from(billingCustomers).where(owned(billingCustomers.userId)),
    db.select().from(subscriptions).where(owned(subscriptions.userId)).orderBy(desc(subscriptions.createdAt)),
    db
      .select()
      .from(purchaseConsents)
      .where(owned(purchaseConsents.userId))
      .orderBy(desc(purchaseConsents.agreedAt)),
    db.select().from(creditEntries).where(owned(creditEntries.userId)).orderBy(creditEntries.id),
    db.select().from(looks).where(owned(looks.userId)).orderBy(desc(looks.createdAt)),
    db.select().from(albums).where(owned(albums.userId)).orderBy(desc(albums.createdAt)),
    db.select().from(shownLooks).where(owned(shownLooks.userId)).orderBy(desc(shownLooks.createdAt)),
    ...listAsks(db, sql`${userId}`),
    db.select().from(closetPieces).where(owned(closetPieces.userId)).orderBy(desc(closetPieces.addedAt)),
    db.select().from(photos).where(owned(photos.userId)).orderBy(desc(photos.createdAt)),
    db.select().from(productTries).where(owned(productTries.userId)),
    db.select().from(consultations).where(owned(consultations.userId)).orderBy(desc(consultations.startedAt)),
    db.select().from(stylingProfiles).where(owned(stylingProfiles.userId)),
    db.select().from(outfitBatches).where(owned(outfitBatches.userId)).orderBy(desc(outfitBatches.startedAt)),
    db
      .select()
      .from(generatedOutfits)
      .where(owned(generatedOutfits.userId))
      .orderBy(desc(generatedOutfits.createdAt)),
    db.select().from(mails).where(owned(mails.userId)).orderBy(desc(mails.createdAt)),
    db
      .select()
      .from(externalProducts)
      .where(owned(externalProducts.userId))
      .orderBy(desc(externalProducts.addedAt)),
    db.select().from(reports).where(owned(reports.userId)).orderBy(desc(reports.createdAt)),
    db.select().from(lookReports).where(owned(lookReports.userId)).orderBy(desc(lookReports.createdAt)),
    db.select().from(staff).where(owned(staff.userId)),
    // Never the digest of a link.
    db
      .select(declared)
      .from(withdrawals)
      .where(owned(withdrawals.userId))
      .orderBy(desc(withdrawals.declaredAt)),
    db.select().from(identities).where(owned(identities.userId)),
    db.select().from(passkeys).where(owned(passkeys.userId)).orderBy(desc(passkeys.createdAt)),
    db.select().from(activity).where(owned(activity.userId)).orderBy(desc(activity.at)),
    // That it is on, and since when; never the secret.
    db
      .select({ since: secondFactors.since })
      .from(secondFactors)
      .where(and(owned(secondFactors.userId), isNotNull(secondFactors.since))),
    db.select().from(wishlistItems).where(owned(wishlistItems.userId)).orderBy(desc(wishlistItems.savedAt)),
    db.select().from(notifications).where(owned(notifications.userId)).orderBy(desc(notifications.createdAt)),
  ] as const
}

/** What she published, and what the products are called that she tried on. */
const shownOf = (catalogue: CatalogueDb, userId: string, tried: { productId: string }[]) =>
  catalogue.batch([
    catalogue.select().from(outfitPosts).where(eq(outfitPosts.userId, userId)),
    catalogue
      .select({ id: products.id, name: products.name, brand: products.brand })
      .from(products)
      .where(inArray(products.id, inList(tried.map(({ productId }) => productId)))),
  ])

/** Leaves out her own id, which would be the same on every row. */
const withoutOwner = <Row extends { userId: string | null }>({ userId: _owner, ...row }: Row) => row

/**
 * Describes the objects in the bucket together with what their rows add; a try-on's picture has no row and is deleted
 * after a day.
 */
const describePictures = (stored: StoredPicture[], rows: (typeof photos.$inferSelect)[]) =>
  stored.map(({ key, ...picture }) => {
    const row = rows.find((one) => one.key === key)
    return { url: photoUrl(key), ...picture, width: row?.width ?? null, height: row?.height ?? null }
  })

/** The picture is given by its address, as in every answer. */
const describeOutfit = ({
  userId: _owner,
  thumbnailKey,
  ...outfit
}: typeof generatedOutfits.$inferSelect) => ({
  ...outfit,
  thumbnailUrl: boardUrl(thumbnailKey),
})

/** Leaves out the number of its row, too. */
const describeActivity = ({ userId: _owner, id: _number, ...event }: typeof activity.$inferSelect) => event

/** Leaves out the public key, which means nothing to her. */
const describePasskey = ({ userId: _owner, publicKey: _key, ...passkey }: typeof passkeys.$inferSelect) =>
  passkey

const describeExternalProduct = ({
  userId: _owner,
  imageKey,
  addedAt,
  ...product
}: typeof externalProducts.$inferSelect) => ({
  ...product,
  foundAt: addedAt,
  pictureUrl: imageKey && photoUrl(imageKey),
})

const describeLookReport = ({ userId: _owner, pictureKey, ...report }: typeof lookReports.$inferSelect) => ({
  ...report,
  pictureUrl: pictureKey && photoUrl(pictureKey),
})

/** Everything that is stored about a shopper. Pictures are given by their addresses, which only her session opens. */
export async function readExport(
  { db, catalogue, bucket }: { db: Db; catalogue: CatalogueDb; bucket: R2Bucket },
  shopper: Shopper,
  ownSession: string,
) {
  const [rows, stored] = await Promise.all([
    db.batch(ofHers(db, shopper.id)),
    listPictures(bucket, shopper.id),
  ])
  const [
    signedIn,
    customers,
    plans,
    agreed,
    entries,
    looked,
    together,
    shared,
    asked,
    choices,
    votes,
    clothes,
    uploaded,
    tried,
    consulted,
    told,
    batches,
    made,
    written,
    found,
    reported,
    unhappy,
    held,
    withdrawn,
    connected,
    keys,
    happened,
    factors,
    saved,
    notes,
  ] = rows
  const [posted, named] = await shownOf(catalogue, shopper.id, tried)
  const { id, name, email, plan, credits, createdAt, luxeAnchorAt, removalDueAt } = shopper
  const { photoStorage, profilePhotoKey, photographConsents, onboardingCompletedAt } = shopper
  const { minimumAgeConfirmedAt, adultConfirmedAt, adultStatement, emailVerifiedAt, language, country } =
    shopper
  return {
    exportedAt: new Date(),
    account: { id, name, email, plan, credits, createdAt, luxeAnchorAt, removalDueAt },
    settings: {
      photoStorage,
      photographConsents,
      profilePhoto: profilePhotoKey && photoUrl(profilePhotoKey),
      minimumAgeConfirmedAt,
      adultConfirmedAt,
      adultStatement,
      onboardingCompletedAt,
      emailVerifiedAt,
      language,
      country,
    },
    // The digest of a session's secret is left out as well, because it does not belong into a file on a disk.
    sessions: signedIn.map((session) => ({
      ...presentSession(session, ownSession),
      userAgent: session.userAgent,
      expiresAt: session.expiresAt,
    })),
    paymentAccounts: customers.map((customer) => ({ id: customer.id, createdAt: customer.createdAt })),
    subscriptions: plans.map(withoutOwner),
    purchaseConsents: agreed.map(withoutOwner),
    creditEntries: entries.map(withoutOwner),
    wishlist: saved.map(withoutOwner),
    looks: looked.map(presentLook),
    albums: together.map(withoutOwner),
    shownLooks: shared.map(presentShown),
    lookAsks: asked.map((ask) => presentAsk(ask, choices, votes)),
    closet: clothes.map(presentClosetPiece),
    pictures: describePictures(stored, uploaded),
    outfits: posted.map(withoutOwner),
    triedOn: tried.map((one) => {
      const product = named.find((other) => other.id === one.productId)
      return { ...withoutOwner(one), name: product?.name ?? null, brand: product?.brand ?? null }
    }),
    consultations: consulted.map(withoutOwner),
    stylingProfile: told.map(withoutOwner),
    outfitBatches: batches.map(withoutOwner),
    generatedOutfits: made.map(describeOutfit),
    notifications: notes.map(withoutOwner),
    mails: written.map(withoutOwner),
    finds: found.map(describeExternalProduct),
    reports: reported.map(withoutOwner),
    lookReports: unhappy.map(describeLookReport),
    officeRoles: held.map(withoutOwner),
    withdrawals: withdrawn,
    identities: connected.map(withoutOwner),
    passkeys: keys.map(describePasskey),
    activity: happened.map(describeActivity),
    secondFactor: factors,
  }
}
