import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { openCatalogue, openDb } from '../lib/db.ts'
import { sendPending } from '../mail/send.ts'
import { openPicture } from '../pictures/open-picture.ts'
import { createFaultyBucket } from '../testing/faulty-bucket.ts'
import { mailTo } from '../testing/outbox.ts'
import { smallJpegBytes, smallJpegDataUrl } from '../testing/pictures.ts'
import { createPost } from '../testing/products.ts'
import { openTab, origin } from '../testing/shopper.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { createStaff, readActs } from '../testing/staff.ts'
import { createGenerated } from '../testing/studio.ts'
import { withJson } from '../testing/who-may.ts'
import { digestOfPicture } from '../photos/taken-down-pictures.ts'
import { sweepReports } from './sweep.ts'
import { finishTakedowns, takeDown } from './take-down.ts'

async function publish() {
  const shopper = await createSignedIn()
  const outfit = await createGenerated(shopper.id)
  await shopper.api.outfits.generated[':id'].publication.$put({ param: { id: outfit.id } })
  return { ...outfit, shopper }
}

type Sender = { fetch: (path: string, init?: RequestInit) => Promise<Response> }
const report = (who: Sender, id: string, body: object = { reason: 'nudity', words: 'look at it' }) =>
  who.fetch(`/api/outfit-posts/${id}/reports`, withJson('POST', body))

const reportsOf = (id: string) =>
  env.DB.prepare('select count(*) n from reports where post_id = ?').bind(id).first<number>('n')

type Queue = {
  reported: { id: string; post: object | null; reports: { reason: string; words: string }[] }[]
  unreviewed: { id: string }[]
}
const queueOf = async (editor: Awaited<ReturnType<typeof createStaff>>) =>
  (await editor.ask('GET', '/moderation')).json<Queue>()

const store = () => ({ db: openCatalogue(env.CATALOGUE_DB), cache: env.CACHE })

describe('a report', () => {
  test('is taken from anybody, once of each shopper, and names nobody in the office', async () => {
    const { id } = await publish()
    const ada = await createSignedIn()
    for (let presses = 0; presses < 2; presses++) expect((await report(ada, id)).status).toBe(204)
    expect((await report(openTab(), id, { reason: 'other' })).status).toBe(204)
    expect(await reportsOf(id)).toBe(2)
    const editor = await createStaff('editor')
    const queue = await queueOf(editor)
    expect(queue.reported.find((one) => one.id === id)).toMatchObject({
      post: { isShoppers: true },
      reports: [{ reason: 'nudity', words: 'look at it' }, { reason: 'other' }],
    })
    expect(JSON.stringify(queue)).not.toContain(ada.id)
  })

  test('of what is not there, or without a reason that there is, is refused', async () => {
    expect((await report(openTab(), 'nowhere')).status).toBe(404)
    const { id } = await createPost()
    expect((await report(openTab(), id, { reason: 'dull' })).status).toBe(400)
    expect((await report(openTab(), id, { reason: 'spam', words: 'x'.repeat(301) })).status).toBe(400)
  })

  test('is one of twenty at most, so that nobody fills the table', async () => {
    const { id } = await publish()
    for (let i = 0; i < 23; i++) await report(openTab(), id)
    expect(await reportsOf(id)).toBe(20)
  })

  test('is one of ten in an hour from a shopper; others are still heard', async () => {
    const { id } = await publish()
    const ada = await createSignedIn()
    for (let i = 0; i < 10; i++) expect((await report(ada, id)).status).toBe(204)
    expect((await report(ada, id)).status).toBe(429)
    for (const other of [await createSignedIn(), openTab()])
      expect((await report(other, id)).status).toBe(204)
  })

  test('goes a year after it was settled, and with the account that made it', async () => {
    const { id } = await publish()
    const ada = await createSignedIn()
    await report(ada, id)
    const editor = await createStaff('editor')
    await editor.ask('POST', `/moderation/${id}/approval`, {})
    await sweepReports(openDb(env.DB))
    expect(await reportsOf(id)).toBe(1)
    await env.DB.prepare('update reports set settled_at = ?')
      .bind(Date.now() - 366 * 86_400_000)
      .run()
    await sweepReports(openDb(env.DB))
    expect(await reportsOf(id)).toBe(0)
    await report(ada, id)
    await env.DB.prepare('delete from users where id = ?').bind(ada.id).run()
    expect(await reportsOf(id)).toBe(0)
  })
})

describe('the queue', () => {
  test('has what shoppers published until somebody has looked at it', async () => {
    const editor = await createStaff('editor')
    const { id } = await publish()
    expect((await queueOf(editor)).unreviewed.map((post) => post.id)).toContain(id)
    expect((await editor.ask('POST', `/moderation/${id}/approval`, {})).status).toBe(204)
    expect((await queueOf(editor)).unreviewed.map((post) => post.id)).not.toContain(id)
    expect((await openTab().api['outfit-posts'][':id'].$get({ param: { id } })).status).toBe(200)
  })

  test('a report that is let stand leaves it, and the outfit stays', async () => {
    const editor = await createStaff('editor')
    const { id } = await createPost()
    await report(openTab(), id)
    await editor.ask('POST', `/moderation/${id}/approval`, { reason: 'it is a coat' })
    expect((await queueOf(editor)).reported.map((one) => one.id)).not.toContain(id)
    const [act] = (await readActs()).filter(
      ({ subject, act: what }) => subject === id && what === 'outfit.keep',
    )
    expect(act).toMatchObject({ before: { reports: 1 }, reason: 'it is a coat', actor: editor.id })
  })
})

describe('a takedown', () => {
  test('is one act: post, picture and her own copy go, reports are settled, the digest stays', async () => {
    const { id, thumbnailKey, shopper } = await publish()
    const bytes = await (await env.CATALOGUE.get(thumbnailKey))?.arrayBuffer()
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes ?? new ArrayBuffer())).toString(
      'hex',
    )
    await report(openTab(), id)
    const editor = await createStaff('editor')
    const reason = 'not the shop’s picture'
    expect((await editor.ask('POST', `/moderation/${id}/takedown`, { reason, why: 'rights' })).status).toBe(
      204,
    )
    expect((await openTab().api['outfit-posts'][':id'].$get({ param: { id } })).status).toBe(404)
    expect(await env.CATALOGUE.head(thumbnailKey)).toBeNull()
    expect(
      await env.DB.prepare('select hash, finished_at is not null done from takedowns where post_id = ?')
        .bind(id)
        .first(),
    ).toEqual({ hash: digest, done: 1 })
    expect(
      await env.DB.prepare('select outcome from reports where post_id = ?').bind(id).first('outcome'),
    ).toBe('taken_down')
    const again = shopper.api.outfits.generated[':id'].publication
    expect((await again.$put({ param: { id } })).status).toBe(404)
    const [act] = (await readActs()).filter(
      ({ subject, act: what }) => subject === id && what === 'outfit.take_down',
    )
    expect(act).toMatchObject({ after: { hash: digest, why: 'rights' }, reason, actor: editor.id })
    expect((await editor.ask('POST', `/moderation/${id}/takedown`, { reason, why: 'rights' })).status).toBe(
      404,
    )
  })

  test('that is cut off behind its decision is finished by the cron', async () => {
    const { id, thumbnailKey } = await publish()
    const bucket = createFaultyBucket(env.CATALOGUE, 'delete', false)
    const by = { id: 'editor-1', role: 'editor' as const }
    const db = openDb(env.DB)
    await expect(
      takeDown({ db, store: store(), bucket, photos: env.PHOTOS }, by, {
        id,
        reason: 'cut off',
        why: 'spam',
      }),
    ).rejects.toThrow()
    await finishTakedowns({ db, store: store(), bucket: env.CATALOGUE })
    expect((await openTab().api['outfit-posts'][':id'].$get({ param: { id } })).status).toBe(404)
    expect(await env.CATALOGUE.head(thumbnailKey)).toBeNull()
    expect((await readActs()).filter(({ subject }) => subject === id)).toHaveLength(1)
  })

  test('is for what shoppers publish: the editors’ own outfits are theirs to hide', async () => {
    const { id } = await createPost()
    const editor = await createStaff('editor')
    expect(
      (await editor.ask('POST', `/moderation/${id}/takedown`, { reason: 'not ours', why: 'other' })).status,
    ).toBe(404)
  })

  test('tells her why in her list and by mail, and those who reported it what came of it', async () => {
    const { id, shopper } = await publish()
    const ada = await createSignedIn()
    await report(ada, id)
    await report(openTab(), id)
    const editor = await createStaff('editor')
    await editor.ask('POST', `/moderation/${id}/takedown`, { reason: 'a stolen drawing', why: 'rights' })
    const listOf = async (who: typeof ada) =>
      (await (await who.api.notifications.$get()).json()).notifications.map(({ kind, data }) => ({
        kind,
        data,
      }))
    expect(await listOf(shopper)).toEqual([
      { kind: 'outfit_taken_down', data: { why: 'rights', publishedAt: expect.any(String) as string } },
    ])
    expect(await listOf(ada)).toEqual([{ kind: 'report_answered', data: { outcome: 'taken_down' } }])
    expect(JSON.stringify(await listOf(shopper))).not.toContain(ada.id)
    await sendPending(env, { requestUrl: origin })
    const { text } = await mailTo(shopper.email, /taken down/)
    expect(text).toContain('it uses something that belongs to someone else')
    expect(text).toMatch(/write to hello@\S+ /)
    expect(text).not.toContain('stolen')
  })

  test('is not told to an address that nobody has confirmed', async () => {
    const shopper = await createSignedIn({ emailVerifiedAt: null })
    const { id } = await createGenerated(shopper.id)
    await shopper.api.outfits.generated[':id'].publication.$put({ param: { id } })
    const editor = await createStaff('editor')
    await editor.ask('POST', `/moderation/${id}/takedown`, { reason: 'nothing but words', why: 'spam' })
    const written = env.DB.prepare(
      `select count(*) n from mails where user_id = ? and kind = 'outfit_taken_down'`,
    )
    expect(await written.bind(shopper.id).first('n')).toBe(0)
    expect((await (await shopper.api.notifications.$get()).json()).notifications).toHaveLength(1)
  })

  test('that does not come to it is answered, too, once for each time that it was settled', async () => {
    const { id, shopper } = await publish()
    const ada = await createSignedIn()
    const editor = await createStaff('editor')
    for (let times = 0; times < 2; times++) {
      await report(ada, id)
      await editor.ask('POST', `/moderation/${id}/approval`, {})
      await editor.ask('POST', `/moderation/${id}/approval`, {})
    }
    const { notifications: told } = await (await ada.api.notifications.$get()).json()
    expect(told.map(({ kind, data }) => ({ kind, data }))).toEqual([
      { kind: 'report_answered', data: { outcome: 'kept' } },
      { kind: 'report_answered', data: { outcome: 'kept' } },
    ])
    expect((await (await shopper.api.notifications.$get()).json()).notifications).toEqual([])
  })
})

describe('a picture that was taken down', () => {
  const noteTakedown = async (bytes: Uint8Array<ArrayBuffer>) =>
    env.DB.prepare('insert into takedowns (post_id, hash, at, finished_at) values (?, ?, 1, 1)')
      .bind(crypto.randomUUID(), await digestOfPicture(bytes))
      .run()

  test('is not published again, by whomever', async () => {
    const { id, thumbnailKey } = await publish()
    const bytes = await (await env.CATALOGUE.get(thumbnailKey))?.arrayBuffer()
    const editor = await createStaff('editor')
    await editor.ask('POST', `/moderation/${id}/takedown`, { reason: 'an advertisement', why: 'spam' })
    const other = await createSignedIn()
    const copy = await createGenerated(other.id)
    await env.CATALOGUE.put(copy.thumbnailKey, bytes ?? '')
    const put = await other.api.outfits.generated[':id'].publication.$put({ param: { id: copy.id } })
    expect([put.status, await put.text()]).toEqual([
      403,
      expect.stringContaining('picture_refused') as string,
    ])
    expect((await openTab().api['outfit-posts'][':id'].$get({ param: { id: copy.id } })).status).toBe(404)
  })

  test('is stored nowhere: as a photo, as a piece, or as a look', async () => {
    const shopper = await createSignedIn({ photoStorage: 'account' })
    const upload = (kind: string) =>
      shopper.fetch(`/api/photos/${kind}`, {
        method: 'POST',
        body: smallJpegBytes(),
        headers: { 'content-type': 'image/jpeg' },
      })
    expect((await upload('outfit')).status).toBe(201)
    const { bytes } = openPicture(smallJpegBytes())
    await noteTakedown(bytes)
    for (const kind of ['outfit', 'wardrobe', 'selfie']) {
      const refused = await upload(kind)
      expect([refused.status, await refused.json()]).toMatchObject([403, { error: 'picture_refused' }])
    }
    const profile = await shopper.api['save-profile-photo'].$post({ json: { photo: smallJpegDataUrl } })
    expect(String(profile.status)).toBe('403')
    const { objects } = await env.PHOTOS.list({ limit: 1000 })
    expect(objects.filter(({ key }) => key.includes(shopper.id))).toHaveLength(1)
  })
})
