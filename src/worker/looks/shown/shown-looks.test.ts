import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { isLabelledAiMade } from '@cabine/engine/contract/ai-label.ts'
import { firstIn } from '#shared/testing/first.ts'
import { maxShownLooks } from '#shared/shown-looks.ts'
import { openDb } from '../../lib/db.ts'
import { digestOfPicture } from '../../photos/taken-down-pictures.ts'
import { jpegDataUrlOf, smallJpegDataUrl } from '../../testing/pictures.ts'
import { saveLook, showLook, shownInput } from '../../testing/shown-looks.ts'
import { createSignedIn, type SignedIn } from '../../testing/signed-in.ts'
import { sweepShown } from './forget-shown.ts'

const cards = {
  wide: jpegDataUrlOf({ width: 1200, height: 630 }),
  square: jpegDataUrlOf({ width: 1200, height: 1200 }),
}

const show = async ({ api }: SignedIn, json: ReturnType<typeof shownInput>) => {
  const answer = await api['shown-looks'].$post({ json })
  const told: object = await answer.json()
  return [answer.status, 'error' in told ? told.error : undefined] as const
}
const listOf = async ({ api }: SignedIn) => (await api['shown-looks'].$get()).json()
const objectsOf = async ({ id }: SignedIn) =>
  (await env.PHOTOS.list({ prefix: `users/${id}/shown/` })).objects.map(({ key }) => key)

describe('a look that is shown', () => {
  test('has a key of its own, her words, and pictures that were made for it', async () => {
    const owner = await createSignedIn()
    const shown = await showLook(owner, { words: '  For Saturday?  ', cards })
    expect(shown.path).toMatch(/^\/l\/[a-z2-7]{26}$/)
    expect(shown).toMatchObject({ title: 'Evening in wine', words: 'For Saturday?', hasPassword: false })
    expect(await listOf(owner)).toEqual([shown])
    const keys = await objectsOf(owner)
    expect(keys).toHaveLength(3)
    for (const key of keys) {
      const kept = await env.PHOTOS.get(key)
      expect(isLabelledAiMade(new Uint8Array((await kept?.arrayBuffer()) ?? new ArrayBuffer()))).toBe(true)
    }
    const again = await showLook(owner, { lookId: shown.lookId ?? '' })
    expect(again.path).not.toBe(shown.path)
  })

  test('says of its pieces alone nothing of AI, and has no card behind a password', async () => {
    const owner = await createSignedIn()
    await showLook(owner, { shows: 'pieces', password: 'velvet', cards })
    const [key = '', ...others] = await objectsOf(owner)
    expect(others).toEqual([])
    const kept = await env.PHOTOS.get(key)
    expect(isLabelledAiMade(new Uint8Array((await kept?.arrayBuffer()) ?? new ArrayBuffer()))).toBe(false)
    expect(firstIn(await listOf(owner))).toMatchObject({ hasPassword: true, shows: 'pieces' })
  })

  test('is of her own lookbook', async () => {
    const [owner, stranger] = [await createSignedIn(), await createSignedIn()]
    const lookId = await saveLook(owner)
    expect(await show(stranger, shownInput(lookId))).toEqual([404, 'not_found'])
    expect(await objectsOf(stranger)).toEqual([])
  })

  test('shows nobody who has not said that she is an adult; clothes alone are nobody', async () => {
    const owner = await createSignedIn({ adultConfirmedAt: null, adultStatement: null })
    const lookId = await saveLook(owner)
    expect(await show(owner, shownInput(lookId))).toEqual([403, 'age_required'])
    expect(await show(owner, shownInput(lookId, { shows: 'pieces' }))).toEqual([201, undefined])
  })

  test.each([
    ['a card of another size', { cards: { ...cards, wide: cards.square } }, [415, 'image_unreadable']],
    ['no JPEG', { picture: 'data:image/jpeg;base64,AAAA' }, [415, 'image_unreadable']],
    ['too many words', { words: 'w'.repeat(281) }, [400, 'invalid_input']],
    ['a password of three letters', { password: 'abc' }, [400, 'invalid_input']],
  ] as const)('refuses %s', async (_, changes, refusal) => {
    const owner = await createSignedIn()
    expect(await show(owner, shownInput(await saveLook(owner), changes))).toEqual(refusal)
    expect(await objectsOf(owner)).toEqual([])
  })

  test('is one of so many, and none of two at once goes beyond', async () => {
    const owner = await createSignedIn()
    const lookId = await saveLook(owner)
    await showLook(owner, { lookId })
    const ids = Array.from({ length: maxShownLooks - 2 }, (_, at) => `${owner.id}-${at}`)
    await env.DB.prepare(
      `insert into shown_looks select value, value, user_id, look_id, shows, title, items, words, language, password_hash,
      picture_key, width, height, wide_key, square_key, created_at, ends_at
      from shown_looks, json_each(?) where user_id = ?`,
    )
      .bind(JSON.stringify(ids), owner.id)
      .run()
    const answers = await Promise.all([
      show(owner, shownInput(lookId, { shows: 'pieces' })),
      show(owner, shownInput(lookId, { shows: 'pieces' })),
    ])
    expect(answers.toSorted()).toEqual([
      [201, undefined],
      [409, 'shown_looks_full'],
    ])
  })

  test('is not shown again once its picture was taken down', async () => {
    const owner = await createSignedIn()
    const lookId = await saveLook(owner)
    const bytes = Buffer.from(jpegDataUrlOf({ width: 17, height: 19 }).split(',')[1] ?? '', 'base64')
    await env.DB.prepare('insert into takedowns (post_id, hash, at) values (?, ?, 1)')
      .bind(lookId, await digestOfPicture(bytes))
      .run()
    const picture = jpegDataUrlOf({ width: 17, height: 19 })
    expect(await show(owner, shownInput(lookId, { shows: 'pieces', picture }))).toEqual([
      403,
      'picture_refused',
    ])
  })
})

describe('a look that is shown no longer', () => {
  test('is gone with its pictures when she takes it back, and nobody else can', async () => {
    const [owner, stranger] = [await createSignedIn(), await createSignedIn()]
    const { id } = await showLook(owner)
    const refused = await stranger.api['shown-looks'][':id'].$delete({ param: { id } })
    expect(String(refused.status)).toBe('404')
    expect(await listOf(owner)).toHaveLength(1)
    const taken = await owner.api['shown-looks'][':id'].$delete({ param: { id } })
    expect(taken.status).toBe(204)
    expect(await listOf(owner)).toEqual([])
    await expect.poll(() => objectsOf(owner)).toEqual([])
  })

  test('goes with its look, and when its time is over', async () => {
    const owner = await createSignedIn()
    const lookId = await saveLook(owner)
    await showLook(owner, { lookId })
    await owner.api.lookbook[':id'].$delete({ param: { id: lookId } })
    const over = await showLook(owner, { lookId: await saveLook(owner) })
    await env.DB.prepare('update shown_looks set ends_at = ? where id = ?').bind(Date.now(), over.id).run()
    expect(await listOf(owner)).toEqual([])
    await sweepShown({ db: openDb(env.DB), bucket: env.PHOTOS })
    expect(await objectsOf(owner)).toEqual([])
    const left = env.DB.prepare('select count(*) as count from shown_looks where user_id = ?').bind(owner.id)
    expect(await left.first('count')).toBe(0)
  })
})

test('a picture that is shown says where it was taken no more', async () => {
  const owner = await createSignedIn()
  const exif = [0xff, 0xe1, 0x00, 0x0c, ...Buffer.from('Exif\0\0GPS!')]
  const bytes = Buffer.from(smallJpegDataUrl.split(',')[1] ?? '', 'base64')
  const picture = `data:image/jpeg;base64,${Buffer.from([0xff, 0xd8, ...exif, ...bytes.subarray(2)]).toString('base64')}`
  await showLook(owner, { picture })
  const [key = ''] = await objectsOf(owner)
  expect(await (await env.PHOTOS.get(key))?.text()).not.toContain('GPS')
})
