import { env } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { isLabelledAiMade } from '@cabine/engine/contract/ai-label.ts'
import { smallJpegDataUrl } from '../testing/pictures.ts'
import { createShopper } from '../testing/shopper.ts'

const look = (overrides: object = {}) => ({
  title: 'Olive Silk',
  tryOnImageUrl: smallJpegDataUrl,
  originalOutfitUrl: '/samples/presets/olive-silk/320.webp',
  outfitName: 'Olive Silk',
  items: [{ name: 'Silk slip dress', price: '$120' }],
  ...overrides,
})

describe('the lookbook (spec 2.4.19, 2.7.11 to 2.7.13)', () => {
  test('a saved look is listed with its picture, newest first, and gone after its removal', async () => {
    const shopper = await createShopper()
    const first = await (await shopper.api.lookbook.$post({ json: look() })).json()
    await shopper.api.lookbook.$post({ json: look({ title: 'Velvet Wine' }) })
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
