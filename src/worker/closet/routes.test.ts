import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { closetLimits } from '#shared/closet.ts'
import { closetPiece, putClosetPiece, wardrobePictureOf } from '../testing/closet.ts'
import { createSignedIn, type SignedIn } from '../testing/signed-in.ts'

const put = ({ api }: SignedIn, id: string, json: ReturnType<typeof closetPiece>) =>
  api.closet[':id'].$put({ param: { id }, json })

const listOf = async ({ api }: SignedIn) => (await api.closet.$get()).json()

async function fill({ id: userId }: SignedIn, count: number) {
  const ids = Array.from({ length: count }, (_, at) => `a-piece-${at}`)
  await env.DB.prepare(
    `insert into closet_pieces (user_id, id, picture_key, details, added_at, changed_at)
    select ?, value, '', ?, 1, 1 from json_each(?)`,
  )
    .bind(userId, JSON.stringify(closetPiece().details), JSON.stringify(ids))
    .run()
}

describe('a closet in the account', () => {
  test('has a piece once, however often it is sent, with its picture for its owner alone', async () => {
    const owner = await createSignedIn({ photoStorage: 'account' })
    const stranger = await createSignedIn({ photoStorage: 'account' })
    const picture = await wardrobePictureOf(owner)
    const json = closetPiece({ picture, fabric: 'linen', colours: ['white'] })
    const [first, second] = await Promise.all([
      put(owner, 'linen-shirt', json),
      put(owner, 'linen-shirt', json),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(await listOf(owner)).toEqual([{ id: 'linen-shirt', ...json }])
    expect((await owner.fetch(picture)).status).toBe(200)
    expect((await stranger.fetch(picture)).status).toBe(404)
    expect(await listOf(stranger)).toEqual([])
    const copied = await put(stranger, 'linen-shirt', json)
    expect(String(copied.status)).toBe('403')
  })

  test('keeps the later of two changes, in whatever order they arrive', async () => {
    const owner = await createSignedIn({ photoStorage: 'account' })
    const now = Date.now()
    await put(owner, 'linen-shirt', closetPiece({ changedAt: now - 100, notes: 'later' }))
    const late = await put(owner, 'linen-shirt', closetPiece({ changedAt: now - 200, notes: 'earlier' }))
    expect(await late.json()).toMatchObject({ details: { notes: 'later' }, changedAt: now - 100 })
    // A clock that runs ahead does not keep all later changes out.
    await put(owner, 'linen-shirt', closetPiece({ changedAt: now + 1e9, notes: 'ahead' }))
    const [piece] = await listOf(owner)
    expect(piece?.changedAt).toBeLessThan(now + 1e8)
  })

  test('a new picture takes the place of the former one, and both go with the piece', async () => {
    const owner = await createSignedIn({ photoStorage: 'account' })
    await putClosetPiece(owner, 'linen-shirt')
    const [before] = await listOf(owner)
    const picture = await wardrobePictureOf(owner)
    await put(owner, 'linen-shirt', closetPiece({ picture, changedAt: Date.now() + 10 }))
    await expect.poll(async () => (await owner.fetch(before?.picture ?? '')).status).toBe(404)
    const gone = await owner.api.closet[':id'].$delete({ param: { id: 'linen-shirt' } })
    expect(gone.status).toBe(204)
    expect((await owner.fetch(picture)).status).toBe(404)
    expect(await listOf(owner)).toEqual([])
  })

  test.each(['free', 'premium'] as const)('holds as many pieces as the plan allows (%s)', async (plan) => {
    const owner = await createSignedIn({ photoStorage: 'account', plan })
    await fill(owner, closetLimits[plan] - 1)
    const [one, other] = await Promise.all([
      put(owner, 'the-last', closetPiece()),
      put(owner, 'one-more', closetPiece()),
    ])
    expect([one.status, other.status].map(String).toSorted()).toEqual(['200', '409'])
    // What is there can still be changed.
    const changed = await put(owner, 'a-piece-1', closetPiece({ notes: 'mended' }))
    expect(changed.status).toBe(200)
  })

  test('takes nothing from whoever keeps her pictures on her device', async () => {
    const owner = await createSignedIn({ photoStorage: 'device' })
    expect(String((await put(owner, 'linen-shirt', closetPiece())).status)).toBe('409')
    expect(await listOf(owner)).toEqual([])
  })
})
