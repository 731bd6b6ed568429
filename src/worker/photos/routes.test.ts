import { env } from 'cloudflare:test'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createAdult, createShopper, openTab } from '../testing/shopper.ts'
import { maxPhotos, maxStoredBytes } from './storage.ts'
import { smallJpegBytes, smallJpegDataUrl } from '../testing/pictures.ts'

const listKeys = async (userId: string) => {
  const { objects } = await env.PHOTOS.list({ limit: 1000 })
  return objects.map(({ key }) => key).filter((key) => key.includes(userId))
}

describe('the profile photo (spec 1.7.19, 2.5.9, 2.7.15, 2.7.16)', () => {
  test('is saved under its owner with a key that nobody guesses, read back, replaced and deleted', async () => {
    const shopper = await createAdult()
    expect(await (await shopper.api['profile-photo'].$get()).json()).toEqual({
      success: true,
      hasPhoto: false,
      photoUrl: null,
    })

    const saved = await shopper.api['save-profile-photo'].$post({ json: { photo: smallJpegDataUrl } })
    const { photoUrl } = await saved.json()
    expect(photoUrl).toMatch(
      new RegExp(`^/api/photos/users/${shopper.id}/profile/profile_\\d+_[a-z2-7]{32}\\.jpg$`),
    )
    const picture = await shopper.fetch(photoUrl)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect(picture.headers.get('cache-control')).toContain('private')
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(100)

    await shopper.api['save-profile-photo'].$post({ json: { photo: smallJpegDataUrl } })
    await expect.poll(() => listKeys(shopper.id)).toHaveLength(1)
    expect(await listKeys(shopper.id)).not.toContain(photoUrl.replace('/api/photos/', ''))

    await shopper.api['profile-photo'].$delete()
    expect(await listKeys(shopper.id)).toEqual([])
    expect(await (await shopper.api['profile-photo'].$get()).json()).toMatchObject({ hasPhoto: false })
  })

  test('is seen by its owner alone: for others the address holds nothing', async () => {
    const owner = await createAdult()
    const stranger = await createAdult()
    const { photoUrl } = await (
      await owner.api['save-profile-photo'].$post({ json: { photo: smallJpegDataUrl } })
    ).json()
    expect((await stranger.fetch(photoUrl)).status).toBe(404)
    expect((await stranger.fetch(photoUrl, { method: 'DELETE' })).status).toBe(404)
    expect((await owner.fetch(photoUrl)).status).toBe(200)
  })

  test("a body that names somebody else's photo is refused, one that names her own is taken", async () => {
    const owner = await createAdult()
    const stranger = await createAdult()
    const { url } = await (await upload(owner, 'selfie')).json<{ url: string }>()
    const take = (shopper: typeof owner) =>
      shopper.api['save-profile-photo'].$post({ json: { firebaseUrl: url } })
    expect((await take(stranger)).status).toBe(403)
    expect(await (await take(owner)).json()).toMatchObject({ photoUrl: url })
  })
})

describe('the profile photo among her other pictures', () => {
  test('neither a look nor a piece of clothing can be it: it would be deleted with the next one', async () => {
    const shopper = await createAdult()
    const look = await shopper.api.lookbook.$post({
      json: { title: 'Wine', tryOnImageUrl: smallJpegDataUrl },
    })
    const { tryOnImageUrl } = await look.json()
    const outfit = await (await upload(shopper, 'outfit')).json<{ url: string }>()
    for (const firebaseUrl of [tryOnImageUrl, outfit.url]) {
      const answer = await shopper.api['save-profile-photo'].$post({ json: { firebaseUrl } })
      expect(String(answer.status)).toBe('403')
    }
  })

  test('deleted under its own address, it is her profile photo no more', async () => {
    const shopper = await createAdult()
    const { url } = await (await upload(shopper, 'selfie')).json<{ url: string }>()
    await shopper.api['save-profile-photo'].$post({ json: { firebaseUrl: url } })
    expect((await shopper.fetch(url, { method: 'DELETE' })).status).toBe(204)
    expect(await (await shopper.api['profile-photo'].$get()).json()).toMatchObject({ hasPhoto: false })
  })

  test('deleted is one alone: her other photos stay', async () => {
    const shopper = await createAdult()
    const urls = await Promise.all(
      ['selfie', 'outfit'].map(
        async (kind) => (await (await upload(shopper, kind)).json<{ url: string }>()).url,
      ),
    )
    const [gone = '', kept = ''] = urls
    expect((await shopper.fetch(gone, { method: 'DELETE' })).status).toBe(204)
    expect((await shopper.fetch(gone)).status).toBe(404)
    expect((await shopper.fetch(kept)).status).toBe(200)
    expect(
      await env.DB.prepare('select key from photos where user_id = ?').bind(shopper.id).all(),
    ).toMatchObject({
      results: [{ key: kept.replace('/api/photos/', '') }],
    })
  })

  test('of six sent at once one stays, and nothing of the others', async () => {
    const shopper = await createAdult()
    const save = () => shopper.api['save-profile-photo'].$post({ json: { photo: smallJpegDataUrl } })
    await Promise.all(Array.from({ length: 6 }, save))
    await expect.poll(() => listKeys(shopper.id)).toHaveLength(1)
    const { photoUrl } = await (await shopper.api['profile-photo'].$get()).json()
    expect((await shopper.fetch(photoUrl ?? '')).status).toBe(200)
  })

  test('the picture of a look goes with the look, not before', async () => {
    const shopper = await createAdult()
    const look = await shopper.api.lookbook.$post({
      json: { title: 'Wine', tryOnImageUrl: smallJpegDataUrl },
    })
    const { tryOnImageUrl } = await look.json()
    expect((await shopper.fetch(tryOnImageUrl, { method: 'DELETE' })).status).toBe(404)
    expect((await shopper.fetch(tryOnImageUrl)).status).toBe(200)
  })
})

const upload = (
  shopper: Awaited<ReturnType<typeof createShopper>>,
  kind: string,
  body: BodyInit = smallJpegBytes(),
) => shopper.fetch(`/api/photos/${kind}`, { method: 'POST', body, headers: { 'content-type': 'image/jpeg' } })

describe('uploads (spec 1.7.19: kinds and paths)', () => {
  test.each([
    ['outfit', 'outfits'],
    ['wardrobe', 'outfits'],
    ['selfie', 'users'],
    ['profile', 'users'],
  ])('a photo of kind %s lies under %s', async (kind, folder) => {
    const shopper = await createAdult()
    const { url } = await (await upload(shopper, kind)).json<{ url: string }>()
    expect(url).toContain(`/api/photos/${folder}/${shopper.id}/${kind}/${kind}_`)
  })

  test('a photo of herself needs her word that she is 18, and her choice to keep it here', async () => {
    const shopper = await createShopper()
    expect(await (await upload(shopper, 'selfie')).json()).toMatchObject({ error: 'age_required' })
    await shopper.api['photo-settings'].$put({ json: { storage: 'device', adult: true } })
    expect(await (await upload(shopper, 'selfie')).json()).toMatchObject({ error: 'photo_stays_on_device' })
    await shopper.api['photo-settings'].$put({ json: { storage: 'account' } })
    expect((await upload(shopper, 'selfie')).status).toBe(201)
  })

  test('what is no picture, or too large, is refused and leaves nothing behind', async () => {
    const shopper = await createAdult()
    expect((await upload(shopper, 'outfit', '<svg/>')).status).toBe(415)
    expect((await upload(shopper, 'outfit', new Uint8Array(10_000_001))).status).toBe(413)
    expect((await upload(shopper, 'passport')).status).toBe(400)
    expect(await listKeys(shopper.id)).toEqual([])
    expect(
      await env.DB.prepare('select count(*) as n from photos where user_id = ?').bind(shopper.id).first('n'),
    ).toBe(0)
  })

  test.each([
    ['the last place', maxPhotos - 1, 1],
    ['the last byte', 2, maxStoredBytes / 2 - 1],
  ])('%s in her account is taken once, however many uploads want it', async (_, count, byteCount) => {
    const shopper = await createAdult()
    const fill = env.DB.prepare(
      `insert into photos with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
       select 'users/x/' || ? || i, ?, 'outfit', ?, 1, 1, 0 from n`,
    )
    await fill.bind(count, shopper.id, shopper.id, byteCount).run()
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => (await upload(shopper, 'outfit')).status),
    )
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409])
  })

  test('where every byte is taken there is room for none', async () => {
    const shopper = await createAdult()
    await env.DB.prepare("insert into photos values ('users/x/full', ?, 'outfit', ?, 1, 1, 0)")
      .bind(shopper.id, maxStoredBytes)
      .run()
    expect((await upload(shopper, 'outfit')).status).toBe(409)
  })

  test('a photo that the browser has is not sent again, and an odd condition is none', async () => {
    const shopper = await createAdult()
    const { url } = await (await upload(shopper, 'selfie')).json<{ url: string }>()
    const etag = (await shopper.fetch(url)).headers.get('etag') ?? ''
    const ask = async (condition: string) =>
      (await shopper.fetch(url, { headers: { 'if-none-match': condition } })).status
    expect([await ask(etag), await ask(`W/${etag}`), await ask('"another"'), await ask('garbage')]).toEqual([
      304, 304, 200, 200,
    ])
  })

  test.each(['x'.repeat(1_100), '%2e%2e%2fx', '%00', '%ff'])(
    'an address that no photo has (%#) holds nothing',
    async (name) => {
      const shopper = await createAdult()
      for (const method of ['GET', 'DELETE'])
        expect(
          (await shopper.fetch(`/api/photos/users/${shopper.id}/selfie/${name}`, { method })).status,
        ).toBe(404)
    },
  )

  test('a visitor gets nothing in and nothing out', async () => {
    const visitor = openTab()
    expect(
      (await visitor.fetch('/api/photos/selfie', { method: 'POST', body: smallJpegBytes() })).status,
    ).toBe(401)
    expect((await visitor.fetch('/api/photos/users/0-a/selfie/x.jpg')).status).toBe(401)
  })
})

describe('a HEIC photo that her browser cannot open', () => {
  /** The head of such a file as a phone writes it: its brand, and its size in an `ispe` box. */
  function heic(width: number, height: number) {
    const box = (type: string, ...parts: (string | Uint8Array)[]): Uint8Array => {
      const body = Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array)))
      const head = Buffer.alloc(4)
      head.writeUInt32BE(body.length + 8)
      return Buffer.concat([head, Buffer.from(type), body])
    }
    const size = Buffer.alloc(12)
    size.writeUInt32BE(width, 4)
    size.writeUInt32BE(height, 8)
    const none = Buffer.alloc(4)
    const properties = box('iprp', box('ipco', box('ispe', size)))
    return new Uint8Array(
      Buffer.concat([box('ftyp', 'heic', none, 'mif1heic'), box('meta', none, properties)]),
    )
  }

  /** Stands in for the binding, which opens HEIC only at Cloudflare. */
  function openWith(answer: () => Promise<Response>) {
    const asked: object[] = []
    const result = { transform, output }
    function transform(how: object) {
      asked.push(how)
      return result
    }
    async function output(how: object) {
      asked.push(how)
      const response = await answer()
      return { response: () => response }
    }
    vi.spyOn(env.IMAGES, 'input').mockReturnValue(result as never)
    onTestFinished(() => void vi.restoreAllMocks())
    return asked
  }
  const decode = (shopper: Awaited<ReturnType<typeof createShopper>>, body: BodyInit) =>
    shopper.fetch('/api/decode-photo', { method: 'POST', body })

  test('comes back as a JPEG, and nothing of it is kept', async () => {
    const asked = openWith(async () => new Response(smallJpegBytes()))
    const shopper = await createShopper()
    const answer = await decode(shopper, heic(4032, 3024))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100)
    expect(asked).toEqual([
      { width: 2048, height: 2048, fit: 'scale-down' },
      { format: 'image/jpeg', quality: 92 },
    ])
    expect(await listKeys(shopper.id)).toEqual([])
  })

  test('that claims too many pixels, or is none, is not opened', async () => {
    const asked = openWith(async () => new Response(smallJpegBytes()))
    const shopper = await createShopper()
    expect((await decode(shopper, heic(20_000, 20_000))).status).toBe(413)
    expect((await decode(shopper, smallJpegBytes())).status).toBe(415)
    expect((await decode(shopper, heic(400, 300).subarray(0, 30))).status).toBe(415)
    expect(asked).toEqual([])
  })

  test('and that nobody can open is said to be unreadable', async () => {
    openWith(() => Promise.reject(new Error('9520')))
    expect((await decode(await createShopper(), heic(400, 300))).status).toBe(415)
  })

  test('is opened ten times a minute', async () => {
    openWith(async () => new Response(smallJpegBytes()))
    vi.spyOn(env.DECODE_LIMIT, 'limit').mockResolvedValue({ success: false })
    expect((await decode(await createShopper(), heic(400, 300))).status).toBe(429)
  })
})
