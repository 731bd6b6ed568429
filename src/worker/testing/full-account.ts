import { env } from 'cloudflare:test'
import {
  activity,
  identities,
  passkeyChallenges,
  passkeys,
  pendingSignIns,
  recoveryCodes,
  secondFactors,
  staff,
} from '../auth/schema.ts'
import { mailedLinks } from '../mail/schema.ts'
import { purchaseConsents, billingCustomers, stripeEvents, subscriptions } from '../billing/schema.ts'
import { openCatalogue, openDb } from '../lib/db.ts'
import { newId } from '../lib/ids.ts'
import { outfitPosts } from '../outfits/schema.ts'
import { productTries } from '../recommendations/schema.ts'
import { notifications } from '../notifications/schema.ts'
import { reports } from '../moderation/schema.ts'
import { withdrawals } from '../billing/withdrawals/schema.ts'
import { consultations, stylingProfiles } from '../stylist/schema.ts'
import { someLetter } from './consultations.ts'
import { putClosetPiece } from './closet.ts'
import { createExternalProduct } from './external-products.ts'
import { smallJpegBytes, smallJpegDataUrl } from './pictures.ts'
import { askAbout } from './look-asks.ts'
import { createProduct } from './products.ts'
import { showLook } from './shown-looks.ts'
import { createSignedIn } from './signed-in.ts'
import { createBatch, createGenerated } from './studio.ts'
import { startOnDevice } from './try-ons.ts'

/** Creates her payments, consents and Stripe records. */
async function givePayments(userId: string, customerId: string) {
  const db = openDb(env.DB)
  const now = new Date()
  const bought = { priceCents: 1299, currency: 'usd' }
  await db.batch([
    db.insert(billingCustomers).values({ id: customerId, userId, createdAt: now }),
    db.insert(subscriptions).values({
      id: `sub_${customerId}`,
      customerId,
      userId,
      ...bought,
      status: 'active',
      periodStart: now,
      periodEnd: new Date(now.getTime() + 2_592_000_000),
      anchorAt: now,
      cancelAtPeriodEnd: true,
      createdAt: now,
    }),
    db.insert(purchaseConsents).values({
      id: newId(),
      userId,
      item: 'luxe_hosted',
      ...bought,
      terms: '2026-12',
      language: 'en',
      agreedAt: now,
    }),
    db.insert(stripeEvents).values({
      id: `evt_${customerId}`,
      type: 'invoice.paid',
      customerId,
      occurredAt: now,
      receivedAt: now,
      handledAt: now,
    }),
  ])
}

/** A shopper who has used every feature, so that every table that can contains a row of hers. */
export async function createFullAccount(customerId = `cus_${crypto.randomUUID().replaceAll('-', '')}`) {
  const shopper = await createSignedIn({ photoStorage: 'account' })
  const { id: userId, api } = shopper
  const product = await createProduct({ name: 'Linen shirt' })
  await api['save-profile-photo'].$post({ json: { photo: smallJpegDataUrl } })
  await putClosetPiece(shopper)
  await api.lookbook.$post({ json: { title: 'Wine', tryOnImageUrl: smallJpegDataUrl } })
  await showLook(shopper)
  await askAbout(shopper)
  await api.lookbook.albums.$post({ json: { name: 'Summer' } })
  await api['look-reports'].$post({ json: { fault: 'piece', words: 'Wrong sleeves' } })
  await api.wishlist.$post({ json: { itemId: product.id } })
  await api.credits.use_one.$post()
  const predictionId = await startOnDevice(shopper)
  const now = new Date()
  const db = openDb(env.DB)
  await openCatalogue(env.CATALOGUE_DB)
    .insert(outfitPosts)
    .values({
      id: newId(),
      title: 'Hers',
      description: '',
      occasion: 'casual',
      thumbnailUrl: '/samples/board.webp',
      aspect: 1,
      productIds: [product.id],
      userId,
      position: 0,
      createdAt: now,
    })
  await db.batch([
    db.insert(productTries).values({ userId, productId: product.id, count: 2, lastAt: now }),
    db.insert(consultations).values({
      id: newId(),
      userId,
      monthStart: now,
      answers: { occasions: ['work'] },
      letter: someLetter,
      startedAt: now,
      finishedAt: now,
    }),
    db.insert(stylingProfiles).values({
      userId,
      answers: { 'height-question': ['tall'] },
      currentStep: 'body-shape-question',
      updatedAt: now,
    }),
    db.insert(identities).values({
      provider: 'google',
      subject: newId(),
      userId,
      email: shopper.email,
      createdAt: now,
    }),
    db.insert(passkeys).values({
      id: newId(),
      userId,
      publicKey: Buffer.from([1, 2, 3]),
      counter: 1,
      transports: ['internal'],
      backedUp: true,
      name: 'iCloud Keychain',
      createdAt: now,
    }),
    db.insert(passkeyChallenges).values({
      challenge: newId(),
      userId,
      expiresAt: new Date(now.getTime() + 60_000),
    }),
    db.insert(activity).values({ userId, kind: 'signed_in_passkey', device: 'Mac', at: now }),
    db.insert(secondFactors).values({ userId, secret: Buffer.from([1, 2, 3]), startedAt: now, since: now }),
    db.insert(recoveryCodes).values({ userId, codeHash: newId() }),
    db.insert(pendingSignIns).values({
      secretHash: newId(),
      userId,
      expiresAt: new Date(now.getTime() + 60_000),
    }),
    db.insert(mailedLinks).values({
      secretHash: newId(),
      userId,
      purpose: 'verify_email',
      email: shopper.email,
      expiresAt: new Date(now.getTime() + 3_600_000),
    }),
    db.insert(reports).values({ id: newId(), postId: '1', reason: 'spam', userId, createdAt: now }),
    db.insert(withdrawals).values({
      id: newId(),
      userId,
      name: 'Ada',
      email: shopper.email,
      subject: 'luxe',
      contract: '',
      language: 'en',
      declaredAt: now,
    }),
    db.insert(staff).values({ userId, role: 'viewer', since: now }),
    db.insert(notifications).values({
      id: newId(),
      userId,
      key: 'credits_low:1',
      kind: 'credits_low',
      data: { left: 1 },
      createdAt: now,
    }),
  ])
  await createExternalProduct(userId)
  await createBatch(userId)
  const pieces = [{ id: product.id, slot: 'top' as const, alternatives: [] }]
  const { thumbnailKey } = await createGenerated(userId, { pieces })
  // The bucket may contain objects without a row: a try-on's picture has none.
  await env.PHOTOS.put(`users/${userId}/try-on/try-on_1_abc.jpg`, smallJpegBytes())
  await givePayments(userId, customerId)
  return { ...shopper, predictionId, customerId, thumbnailKey }
}

const databases = [env.DB, env.CATALOGUE_DB]

/** Every table of the schemas, with its columns, except those of SQLite and of the search index. */
export async function listTables() {
  const tables: { database: D1Database; name: string; columns: string[] }[] = []
  for (const database of databases) {
    const { results } = await database
      .prepare(
        `select tables.name, json_group_array(columns.name) as columns
        from pragma_table_list tables, pragma_table_info(tables.name) columns
        where tables.schema = 'main' and tables.type = 'table' and tables.name not like 'sqlite_%'
          and tables.name not like '_cf_%' and tables.name <> 'd1_migrations' group by tables.name`,
      )
      .all<{ name: string; columns: string }>()
    for (const { name, columns } of results)
      tables.push({ database, name, columns: JSON.parse(columns) as string[] })
  }
  return tables
}

/** Finds where one of the words occurs: in a row of any table, in a key of a bucket, in the cache. */
export async function findTraces(words: string[]) {
  const found: string[] = []
  const look = (place: string, told: string) => {
    if (words.some((word) => told.includes(word))) found.push(`${place}: ${told}`)
  }
  for (const { database, name } of await listTables()) {
    const { results } = await database.prepare(`select * from "${name}"`).all()
    for (const row of results) look(name, JSON.stringify(row))
  }
  for (const bucket of [env.PHOTOS, env.CATALOGUE])
    for (const { key } of (await bucket.list()).objects) look('bucket', key)
  for (const { name } of (await env.CACHE.list()).keys) look('cache', `${name} ${await env.CACHE.get(name)}`)
  return found
}
