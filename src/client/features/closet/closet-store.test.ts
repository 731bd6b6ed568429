// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetAppState, refreshAppState } from '#client/session/app-state.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { stubIndexedDb } from '#client/testing/memory-indexed-db.ts'
import { closetLimits, type ClosetPieceInput } from '#shared/closet.ts'
import {
  addPieces,
  changePiece,
  claimVisitorCloset,
  loadCloset,
  pictureOf,
  readCloset,
  removePiece,
  restorePiece,
  synchronise,
} from './closet-store.ts'
import { forgetCloset } from './forget-closet.ts'
import { readPieces, writePiece } from './stores/closet-database.ts'

await loadMessages('common')

type Row = ClosetPieceInput & { id: string }

/** An account on a fake server with the closet's calls. */
function accountServer() {
  const server = {
    shopper: null as string | null,
    storage: 'account' as 'account' | 'device',
    isDown: false,
    rows: new Map<string, Row>(),
    pictures: 0,
  }
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (path === '/api/app-state')
      return server.shopper
        ? Response.json({ user: { id: server.shopper }, plan: 'free', photo_storage: server.storage })
        : Response.json(null)
    if (server.isDown) throw new TypeError('Failed to fetch')
    const id = path.split('/')[3] ?? ''
    if (path.startsWith('/api/photos/outfits'))
      return new Response('a picture', { headers: { 'content-type': 'image/webp' } })
    if (path === '/api/photos/wardrobe')
      return Response.json(
        { url: `/api/photos/outfits/u/wardrobe/${++server.pictures}.webp` },
        { status: 201 },
      )
    if (init.method === 'GET') return Response.json([...server.rows.values()])
    if (init.method === 'DELETE')
      return server.rows.delete(id)
        ? new Response(null, { status: 204 })
        : Response.json({ error: 'not_found' }, { status: 404 })
    const sent = JSON.parse(init.body as string) as ClosetPieceInput
    const former = server.rows.get(id)
    if (!former || former.changedAt < sent.changedAt) server.rows.set(id, { ...sent, id })
    return Response.json(server.rows.get(id))
  })
  return server
}

/** Whoever asks for a lock waits until the one before has let it go. */
let holder: Promise<unknown> = Promise.resolve()
let server: ReturnType<typeof accountServer>
let count = 0

async function signIn(shopper: string | null) {
  server.shopper = shopper
  forgetAppState()
  await refreshAppState()
}

const shirt = { category: 'tops', name: 'Linen shirt' } as const
const picture = () => new Blob(['a picture'], { type: 'image/webp' })
const names = () => readCloset().pieces.map(({ details }) => details.name)

/** Another device of hers changes what the account has. */
const elsewhere = (id: string, change: (row: Row) => Row) => {
  const row = server.rows.get(id)
  if (row) server.rows.set(id, { ...change(row), changedAt: Date.now() + 60_000 })
}

beforeEach(async () => {
  stubIndexedDb()
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: (_: string, act: () => Promise<unknown>) => (holder = holder.then(act, act)),
    },
  })
  server = accountServer()
  await signIn(null)
})

const newShopper = () => `shopper-${++count}`

describe('a visitor’s closet', () => {
  test('is on her device, and goes with her into her account', async () => {
    await addPieces([{ details: shirt, picture: picture() }])
    expect(server.rows.size).toBe(0)
    const shopper = newShopper()
    await signIn(shopper)
    await loadCloset()
    await claimVisitorCloset(shopper)
    expect(names()).toEqual(['Linen shirt'])
    expect([...server.rows.values()]).toMatchObject([{ details: shirt, picture: /wardrobe\/1\.webp$/ }])
    expect(await readPieces('visitor')).toEqual([])
  })

  test('holds as many pieces as the free plan, and says which it has taken', async () => {
    const many = Array.from({ length: closetLimits.free + 2 }, () => ({ details: shirt }))
    expect(await addPieces(many)).toHaveLength(closetLimits.free)
    expect(readCloset().pieces).toHaveLength(closetLimits.free)
  })
})

describe('a closet in the account', () => {
  async function withShirt() {
    const shopper = newShopper()
    await signIn(shopper)
    const [piece] = await addPieces([{ details: shirt, picture: picture() }])
    if (!piece) throw new Error('not added')
    await synchronise()
    return { shopper, id: piece.id, now: () => readCloset().pieces.find((one) => one.id === piece.id) }
  }

  test('takes over what another device has changed, added and removed', async () => {
    const { id, now } = await withShirt()
    elsewhere(id, (row) => ({ ...row, details: { ...row.details, notes: 'mended' } }))
    server.rows.set('skirt-of-phone', { ...server.rows.get(id)!, id: 'skirt-of-phone', addedAt: 1 })
    await synchronise()
    expect(now()?.details.notes).toBe('mended')
    expect(readCloset().pieces).toHaveLength(2)
    server.rows.delete('skirt-of-phone')
    await synchronise()
    expect(readCloset().pieces).toHaveLength(1)
  })

  test('loses nothing of what she does without a network', async () => {
    const { id, now } = await withShirt()
    server.isDown = true
    await changePiece(id, { notes: 'for Sunday' })
    await addPieces([{ details: { ...shirt, name: 'Skirt' }, picture: picture() }])
    await synchronise()
    expect(readCloset().waits).toBe('network')
    server.isDown = false
    await synchronise()
    expect(readCloset().waits).toBeNull()
    expect([...server.rows.values()].map(({ details }) => details.name).toSorted()).toEqual([
      'Linen shirt',
      'Skirt',
    ])
    expect(server.rows.get(id)?.details.notes).toBe('for Sunday')
    expect(now()?.isSent).toBe(true)
    expect(server.pictures).toBe(2)
  })

  test('a piece that she removes is gone everywhere, and back with its picture when she regrets it', async () => {
    const { id, now } = await withShirt()
    const removed = await removePiece(now()!)
    await synchronise()
    expect(server.rows.size).toBe(0)
    await restorePiece(removed)
    await synchronise()
    expect(server.rows.has(id)).toBe(true)
    expect(await (await pictureOf(now()!))?.text()).toBe('a picture')
  })

  test('comes home where she keeps her pictures on her device from now on', async () => {
    const { shopper, id } = await withShirt()
    server.rows.set('skirt-of-phone', { ...server.rows.get(id)!, id: 'skirt-of-phone' })
    server.storage = 'device'
    await refreshAppState()
    await synchronise()
    expect(server.rows.size).toBe(0)
    expect(readCloset().pieces.map(({ isSent, picture: address }) => ({ isSent, address }))).toEqual([
      { isSent: false, address: '' },
      { isSent: false, address: '' },
    ])
    await forgetCloset(shopper)
    expect(await readPieces(shopper)).toHaveLength(2)
  })

  test('leaves a device with her session once the account has all of it', async () => {
    const { shopper, now } = await withShirt()
    await writePiece(shopper, { ...now()!, isSent: false })
    await forgetCloset(shopper)
    expect(await readPieces(shopper)).toHaveLength(1)
    await writePiece(shopper, { ...now()!, isSent: true })
    await forgetCloset(shopper)
    expect(await readPieces(shopper)).toHaveLength(0)
  })
})
