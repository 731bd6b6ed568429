import { env } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { isLabelledAiMade } from '@cabine/engine/contract/ai-label.ts'
import { fingerprintOf, maxAlbums } from '#shared/looks.ts'
import { smallJpeg, smallJpegDataUrl } from '../testing/pictures.ts'
import { createShopper } from '../testing/shopper.ts'

const look = (overrides: object = {}) => ({
  title: 'Olive Silk',
  tryOnImageUrl: smallJpegDataUrl,
  originalOutfitUrl: '/samples/presets/olive-silk/320.webp',
  outfitName: 'Olive Silk',
  items: [{ name: 'Silk slip dress', price: '$120' }],
  ...overrides,
})

/** A picture that looks the same and is another one. */
const otherJpegDataUrl = `data:image/jpeg;base64,${smallJpeg}AAAA`

describe('the lookbook (spec 2.4.19, 2.7.11 to 2.7.13)', () => {
  test('a saved look is listed with its picture, newest first, and gone after its removal', async () => {
    const shopper = await createShopper()
    const first = await (await shopper.api.lookbook.$post({ json: look() })).json()
    await shopper.api.lookbook.$post({
      json: look({ title: 'Velvet Wine', tryOnImageUrl: otherJpegDataUrl }),
    })
    const list = await (await shopper.api.lookbook.$get()).json()
    expect(list.map(({ title }) => title)).toEqual(['Velvet Wine', 'Olive Silk'])
    expect(list[1]).toMatchObject({
      outfitName: 'Olive Silk',
      items: [{ name: 'Silk slip dress', brand: '' }],
    })
    const picture = await shopper.fetch(first.tryOnImageUrl)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect(isLabelledAiMade(new Uint8Array(await picture.arrayBuffer()))).toBe(true)

    expect((await shopper.api.lookbook[':id'].$delete({ param: { id: first.id } })).status).toBe(204)
    expect(await (await shopper.api.lookbook.$get()).json()).toMatchObject([{ title: 'Velvet Wine' }])
    expect((await shopper.fetch(first.tryOnImageUrl)).status).toBe(404)
  })

  test("nobody sees, removes or copies another shopper's look", async () => {
    const owner = await createShopper()
    const stranger = await createShopper()
    const saved = await (await owner.api.lookbook.$post({ json: look() })).json()
    expect(await (await stranger.api.lookbook.$get()).json()).toEqual([])
    expect(String((await stranger.api.lookbook[':id'].$delete({ param: { id: saved.id } })).status)).toBe(
      '404',
    )
    const copy = await stranger.api.lookbook.$post({ json: look({ tryOnImageUrl: saved.tryOnImageUrl }) })
    expect(String(copy.status)).toBe('403')
    expect((await owner.fetch(saved.tryOnImageUrl)).status).toBe(200)
  })

  test('a look whose picture cannot be deleted stays, to be removed again', async () => {
    const shopper = await createShopper()
    const saved = await (await shopper.api.lookbook.$post({ json: look() })).json()
    const param = { param: { id: saved.id } }
    vi.spyOn(env.PHOTOS, 'delete').mockRejectedValueOnce(new Error('the bucket is away'))
    expect(String((await shopper.api.lookbook[':id'].$delete(param)).status)).toBe('500')
    expect((await shopper.fetch(saved.tryOnImageUrl)).status).toBe(200)
    expect((await shopper.api.lookbook[':id'].$delete(param)).status).toBe(204)
    expect((await shopper.fetch(saved.tryOnImageUrl)).status).toBe(404)
  })

  test.each([
    ['no title', { title: ' ' }, 400],
    ['an address of another site', { tryOnImageUrl: 'https://evil.example/x.jpg' }, 400],
    ['a picture that is none', { tryOnImageUrl: `data:image/jpeg;base64,${btoa('<svg/>')}` }, 415],
  ])('a look with %s is refused, with no half-made row', async (_, wrong, status) => {
    const shopper = await createShopper()
    expect(String((await shopper.api.lookbook.$post({ json: look(wrong) })).status)).toBe(String(status))
    expect(
      await env.DB.prepare('select count(*) as n from photos where user_id = ?').bind(shopper.id).first('n'),
    ).toBe(0)
  })
})

test('the same picture is saved once, however often it is sent, and can be saved anew once it is removed', async () => {
  const shopper = await createShopper()
  const [first, second] = await Promise.all([
    shopper.api.lookbook.$post({ json: look() }),
    shopper.api.lookbook.$post({ json: look() }),
  ])
  const third = await shopper.api.lookbook.$post({ json: look({ title: 'Again' }) })
  expect(new Set([first.status, second.status])).toEqual(new Set([200, 201]))
  expect(third.status).toBe(200)
  const [one, ...others] = await (await shopper.api.lookbook.$get()).json()
  expect(others).toEqual([])
  expect(await third.json()).toEqual(one)
  expect(one?.fingerprint).toBe(await fingerprintOf(smallJpegDataUrl))
  const kept = env.DB.prepare('select count(*) as n from photos where user_id = ?')
  expect(await kept.bind(shopper.id).first('n')).toBe(1)

  await shopper.api.lookbook[':id'].$delete({ param: { id: one?.id ?? '' } })
  expect((await shopper.api.lookbook.$post({ json: look() })).status).toBe(201)
})

describe('boards and notes', () => {
  const listOf = async ({ api }: Awaited<ReturnType<typeof createShopper>>) =>
    (await (await api.lookbook.$get()).json()).map(({ title, albumId }) => ({ title, albumId }))

  test('looks are put into a board, moved, taken out, and stay when it is deleted', async () => {
    const shopper = await createShopper()
    const { lookbook } = shopper.api
    const one = await (await lookbook.$post({ json: look() })).json()
    await lookbook.$post({ json: look({ title: 'Wine', tryOnImageUrl: otherJpegDataUrl }) })
    const summer = await (await lookbook.albums.$post({ json: { name: ' Summer ' } })).json()
    const work = await (await lookbook.albums.$post({ json: { name: 'Work' } })).json()
    expect((await (await lookbook.albums.$get()).json()).map(({ name }) => name)).toEqual(['Summer', 'Work'])

    const put = (albumId: string | null) => lookbook.album.$put({ json: { lookIds: [one.id], albumId } })
    await put(summer.id)
    await put(work.id)
    expect(await listOf(shopper)).toEqual([
      { title: 'Wine', albumId: null },
      { title: 'Olive Silk', albumId: work.id },
    ])
    await put(null)
    expect((await listOf(shopper)).map(({ albumId }) => albumId)).toEqual([null, null])

    await put(summer.id)
    await lookbook.albums[':id'].$put({ param: { id: summer.id }, json: { name: 'Beach' } })
    await lookbook.albums[':id'].$delete({ param: { id: work.id } })
    expect((await (await lookbook.albums.$get()).json()).map(({ name }) => name)).toEqual(['Beach'])
    await lookbook.albums[':id'].$delete({ param: { id: summer.id } })
    expect((await listOf(shopper)).map(({ albumId }) => albumId)).toEqual([null, null])
  })

  test("nobody puts a look into another shopper's board, or finds hers there", async () => {
    const owner = await createShopper()
    const stranger = await createShopper()
    const album = await (await owner.api.lookbook.albums.$post({ json: { name: 'Hers' } })).json()
    const own = await (await owner.api.lookbook.$post({ json: look() })).json()
    const theirs = await (await stranger.api.lookbook.$post({ json: look() })).json()
    const put = (lookIds: string[]) =>
      stranger.api.lookbook.album.$put({ json: { lookIds, albumId: album.id } })
    expect(String((await put([theirs.id])).status)).toBe('404')
    expect(String((await put([own.id])).status)).toBe('404')
    const taken = await stranger.api.lookbook.album.$put({ json: { lookIds: [own.id], albumId: null } })
    expect(String(taken.status)).toBe('404')
    expect(await listOf(owner)).toEqual([{ title: 'Olive Silk', albumId: null }])
  })

  test('a shopper has as many boards as she can see, and no more', async () => {
    const { api, id } = await createShopper()
    const rows = Array.from({ length: maxAlbums }, (_, at) =>
      env.DB.prepare('insert into albums (id, user_id, name, created_at) values (?, ?, ?, ?)').bind(
        `${id}-${at}`,
        id,
        'Board',
        at,
      ),
    )
    await env.DB.batch(rows)
    expect(String((await api.lookbook.albums.$post({ json: { name: 'One more' } })).status)).toBe('409')
    await api.lookbook.albums[':id'].$delete({ param: { id: `${id}-0` } })
    expect((await api.lookbook.albums.$post({ json: { name: 'One more' } })).status).toBe(201)
  })

  test('what she notes of a look is with it afterwards', async () => {
    const { api } = await createShopper()
    const { id } = await (await api.lookbook.$post({ json: look() })).json()
    await api.lookbook[':id'].notes.$put({ param: { id }, json: { notes: 'For Sunday, with the red bag' } })
    expect(await (await api.lookbook.$get()).json()).toMatchObject([
      { notes: 'For Sunday, with the red bag' },
    ])
  })
})
