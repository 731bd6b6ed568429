import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { firstIn, nth } from '#shared/testing/first.ts'
import { outfitPosts as explore } from '../outfits/posts.ts'
import { outfitPosts } from '../outfits/schema.ts'
import { createFaultyBucket } from '../testing/faulty-bucket.ts'
import { createFaultyD1 } from '../testing/faulty-d1.ts'
import { createProduct } from '../testing/products.ts'
import { cataloguePlanOf, planOf } from '../testing/query-plan.ts'
import { createSignedIn, type SignedIn } from '../testing/signed-in.ts'
import { createGenerated } from '../testing/studio.ts'
import { openTab } from '../testing/shopper.ts'
import { openCatalogue, openDb } from '../lib/db.ts'
import { maxKept, maxPublished } from './studio-limits.ts'
import { publish } from './publication.ts'
import { listSuperseded, removeOutfit, removeSuperseded } from './remove-outfit.ts'
import { generatedOutfits } from './schema.ts'

const exploreStore = () => ({ db: openCatalogue(env.CATALOGUE_DB), cache: env.CACHE })

const publication = ({ api }: SignedIn) => api.outfits.generated[':id'].publication
const explored = async () => (await openTab().api['outfit-posts'].$get()).json()
const postOf = (id: string) => openTab().api['outfit-posts'][':id'].$get({ param: { id } })

describe('an outfit of the studio', () => {
  test('is on Explore while she wants it to be, and tells nothing of her', async () => {
    const shopper = await createSignedIn()
    const sewnUrl = '/samples/garments/slip-dress/sewn.bin'
    const dress = await createProduct({
      name: 'Slip dress',
      category: 'dresses',
      garmentCategory: 'dresses',
      sewnUrl,
    })
    const { id } = await createGenerated(shopper.id, {
      pieces: [{ id: dress.id, slot: 'dress', alternatives: [] }],
    })
    const param = { id }
    expect((await postOf(id)).status).toBe(404)
    for (let presses = 0; presses < 2; presses++)
      expect((await publication(shopper).$put({ param })).status).toBe(204)
    expect((await explored()).filter((post) => post.id === id)).toHaveLength(1)
    const told = await (await postOf(id)).text()
    expect(told).toContain('Slip dress')
    for (const theirs of [shopper.id, shopper.email]) expect(told).not.toContain(theirs)
    const another = await createGenerated(shopper.id)
    const list = await (await shopper.api.outfits.generated.$get()).json()
    expect(new Map(list.outfits.map((one) => [one.id, one.isPublished]))).toEqual(
      new Map([
        [id, true],
        [another.id, false],
      ]),
    )
    const own = await shopper.api.outfits.generated[':id'].$get({ param })
    expect(await own.json()).toMatchObject({
      isPublished: true,
      isOwn: true,
      products: [{ name: 'Slip dress' }],
      outfit: { garments: [{ sewn: sewnUrl }] },
    })

    expect((await publication(shopper).$delete({ param })).status).toBe(204)
    expect((await postOf(id)).status).toBe(404)
    expect((await explored()).map((post) => post.id)).not.toContain(id)
    expect(await (await shopper.api.outfits.generated.$get()).json()).toMatchObject({
      outfits: [{ isPublished: false }, { isPublished: false }],
    })
  })

  test('finds room for so many of one shopper, also of two presses at once', async () => {
    const shopper = await createSignedIn()
    const made: Awaited<ReturnType<typeof createGenerated>>[] = []
    for (let i = 0; i <= maxPublished; i++) made.push(await createGenerated(shopper.id))
    for (const { id } of made.slice(2)) await publication(shopper).$put({ param: { id } })
    const last = await Promise.all(
      made.slice(0, 2).map(({ id }) => publication(shopper).$put({ param: { id } })),
    )
    expect(last.map(({ status }) => String(status)).toSorted()).toEqual(['204', '409'])
  })

  test('goes with its picture and its place on Explore', async () => {
    const shopper = await createSignedIn()
    const { id, thumbnailKey } = await createGenerated(shopper.id)
    const param = { id }
    await publication(shopper).$put({ param })
    expect((await shopper.api.outfits.generated[':id'].$delete({ param })).status).toBe(204)
    expect((await postOf(id)).status).toBe(404)
    expect(await env.CATALOGUE.head(thumbnailKey)).toBeNull()
    expect((await shopper.api.outfits.generated[':id'].$get({ param })).status).toBe(404)
  })

  test('goes whole, also when the bucket or the database fails on the way', async () => {
    const shopper = await createSignedIn()
    type Surroundings = { accounts?: D1Database; catalogue?: D1Database; bucket?: R2Bucket }
    const surroundings: (() => Surroundings)[] = [
      () => ({ bucket: createFaultyBucket(env.CATALOGUE, 'delete', false) }),
      () => ({ bucket: createFaultyBucket(env.CATALOGUE, 'delete', true) }),
      ...[0, 1].map((place) => () => {
        const faulty = createFaultyD1(env.DB)
        faulty.plan(...Array.from({ length: place }, () => null), 'refused')
        return { accounts: faulty.binding }
      }),
      () => {
        const faulty = createFaultyD1(env.CATALOGUE_DB)
        faulty.plan('refused')
        return { catalogue: faulty.binding }
      },
    ]
    for (const surround of surroundings) {
      const { id, thumbnailKey } = await createGenerated(shopper.id)
      await publication(shopper).$put({ param: { id } })
      const { accounts = env.DB, catalogue = env.CATALOGUE_DB, bucket = env.CATALOGUE } = surround()
      const store = { db: openCatalogue(catalogue), cache: env.CACHE }
      const remove = () => removeOutfit({ db: openDb(accounts), store }, bucket, shopper.id, id)
      await expect(remove()).rejects.toThrow()
      await remove()
      expect(await env.CATALOGUE.head(thumbnailKey)).toBeNull()
      expect(await openCatalogue(env.CATALOGUE_DB).$count(outfitPosts, eq(outfitPosts.id, id))).toBe(0)
      expect(await openDb(env.DB).$count(generatedOutfits, eq(generatedOutfits.id, id))).toBe(0)
    }
  })

  test('is found and counted without a look at all that is on Explore', async () => {
    const asked = await cataloguePlanOf((db) => explore.load({ db, cache: env.CACHE }))
    expect(asked).toContain('USING INDEX outfit_posts_by_position')
    expect(asked).not.toContain('TEMP B-TREE')
    expect(
      await planOf((db) => publish({ db, store: exploreStore(), bucket: env.CATALOGUE }, 'her', 'it')),
    ).toContain('generated_outfits_by_user')
  })

  test('makes room when there are too many, the oldest first, unless it is published', async () => {
    const shopper = await createSignedIn()
    const db = openDb(env.DB)
    const made: Awaited<ReturnType<typeof createGenerated>>[] = []
    for (let i = 0; i < maxKept + 3; i++)
      made.push(await createGenerated(shopper.id, { createdAt: new Date(1_000 + i) }))
    await publication(shopper).$put({ param: { id: firstIn(made).id } })
    const superseded = await listSuperseded(db, shopper.id)
    expect(superseded.map(({ id }) => id).toSorted()).toEqual([nth(made, 1).id, nth(made, 2).id].toSorted())
    // Published between the read and the removal: it stays, with its picture.
    await publication(shopper).$put({ param: { id: nth(made, 2).id } })
    await removeSuperseded(db, env.CATALOGUE, superseded)
    const isThere = async ({ thumbnailKey }: (typeof made)[number]) =>
      (await env.CATALOGUE.head(thumbnailKey)) !== null
    expect(await Promise.all(made.slice(0, 4).map(isThere))).toEqual([true, false, true, true])
  })
})
