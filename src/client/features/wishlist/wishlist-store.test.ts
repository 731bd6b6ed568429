// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetAppState, refreshAppState } from '#client/session/app-state.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { strangersAnswers } from '#client/testing/strangers.ts'
import { browserWishlistOwner, readBrowserWishlist, writeBrowserWishlist } from './stores/browser-wishlist.ts'
import type { NewWishlistItem } from './wishlist-item.ts'
import {
  askCatalogue,
  forgetWishlist,
  loadWishlist,
  readWishlist,
  saveAll,
  setSaved,
} from './wishlist-store.ts'

await loadMessages('common')

const piece = (name: string): NewWishlistItem => ({
  itemId: `https://shop.example/${name}`,
  title: name,
  brand: 'Sample',
  price: '$10.00',
  image: `/${name}.webp`,
  link: `https://shop.example/${name}`,
  category: 'tops',
  productId: `id-${name}`,
})

/** An account on a fake server with the wishlist's calls, which can be made to fail. */
function accountServer() {
  const rows = new Map<string, object>()
  const server = {
    calls: [] as string[],
    isDown: false,
    mergeFails: false,
    shopper: null as string | null,
    stranger: null as Response | null,
  }
  const add = (body: { itemId: string; title: string }) => {
    const row = {
      savedAt: '2026-11-20T08:00:00.000Z',
      productId: `id-${body.title}`,
      product: null,
      ...rows.get(body.itemId),
      ...body,
    }
    rows.set(body.itemId, row)
    return row
  }
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (path === '/api/app-state') {
      if (server.stranger) return server.stranger
      if (!server.shopper) return Response.json({ error: 'not_authenticated' }, { status: 401 })
      return Response.json({ user: { id: server.shopper }, plan: 'free', credits_remaining: 5 })
    }
    server.calls.push(`${init.method} ${path}`)
    if (server.isDown) throw new TypeError('Failed to fetch')
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    if (path.endsWith('/merge')) {
      if (server.mergeFails) return Response.json({ error: 'server_error' }, { status: 500 })
      body.items.forEach(add)
      return Response.json([...rows.values()])
    }
    if (init.method === 'POST') return Response.json(add(body), { status: 201 })
    if (init.method === 'DELETE') rows.delete(decodeURIComponent(path.split('/').at(-1) ?? ''))
    return init.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json([...rows.values()])
  })
  return Object.assign(server, {
    titles: () => [...rows.values()].map((row) => (row as { title: string }).title),
  })
}

const shown = () => readWishlist().items.map(({ title }) => title)
const kept = () => readBrowserWishlist().map(({ title }) => title)

let server: ReturnType<typeof accountServer>

async function signIn(shopper: string) {
  server.shopper = shopper
  forgetAppState()
  await refreshAppState()
}

beforeEach(async () => {
  localStorage.clear()
  server = accountServer()
  forgetWishlist()
  await refreshAppState()
})

describe('a visitor', () => {
  test('saves and removes in her browser alone', async () => {
    await setSaved(piece('tee'), true)
    await setSaved(piece('slip'), true)
    expect(shown()).toEqual(['slip', 'tee'])
    await setSaved(piece('tee'), false)
    expect(kept()).toEqual(['slip'])
    expect(JSON.parse(localStorage.getItem('wishlist-items') ?? '')).toEqual(['https://shop.example/slip'])
    expect(server.calls).toEqual([])
  })

  test('sees what the same shopper saved in another tab', async () => {
    await setSaved(piece('tee'), true)
    const other = [{ id: 'https://shop.example/coat', name: 'coat' }]
    localStorage.setItem('userWishlist', JSON.stringify(other))
    dispatchEvent(new StorageEvent('storage', { key: 'userWishlist' }))
    expect(shown()).toEqual(['coat'])
  })
})

describe('a shopper with an account', () => {
  test('her list is the server’s, asked for once, and the browser’s keys are written from it', async () => {
    await signIn('0-ada')
    await setSaved(piece('tee'), true)
    await loadWishlist()
    await loadWishlist()
    expect(server.calls.filter((call) => call === 'GET /api/wishlist')).toHaveLength(1)
    expect(server.titles()).toEqual(['tee'])
    expect(kept()).toEqual(['tee'])
    expect(browserWishlistOwner()).toBe('0-ada')
  })

  test('a heart that the server did not hear of is not there', async () => {
    await signIn('0-ada')
    await loadWishlist()
    server.isDown = true
    await expect(setSaved(piece('tee'), true)).rejects.toThrow('Failed to fetch')
    expect(shown()).toEqual([])
    expect(kept()).toEqual([])
  })

  test('a piece that was saved by its address is the same by its catalogue id', async () => {
    await signIn('0-ada')
    await setSaved(piece('tee'), true)
    await setSaved({ ...piece('tee'), itemId: 'id-tee', link: '' }, false)
    expect(server.titles()).toEqual([])
    expect(shown()).toEqual([])
  })
})

test('a visitor’s size keeps the price that it was saved at, and is sold out where the list no longer has it', async () => {
  const saved = { ...piece('dress'), price: '$69.00', variantId: 'v-m', size: 'M' }
  writeBrowserWishlist([{ ...saved, savedAt: '2026-11-20T08:00:00.000Z' }], null)
  await loadWishlist()
  const listed = { id: 'id-dress', price: '$59.00', sizes: ['S'], availability: 'in_stock' }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([listed])))
  await askCatalogue()
  expect(readWishlist().items).toMatchObject([
    { size: 'M', product: { price: '$69.00', availability: 'out_of_stock' } },
  ])
})

test('an outfit’s pieces are saved in one call, without those that are saved by their other name', async () => {
  await signIn('0-ada')
  await setSaved(piece('tee'), true)
  server.calls = []
  const byId = (name: string) => ({ ...piece(name), itemId: `id-${name}`, link: '' })
  await saveAll([byId('tee'), byId('coat')])
  expect(server.calls).toEqual(['POST /api/wishlist/merge'])
  expect(server.titles()).toEqual(['tee', 'coat'])
  await setSaved(byId('tee'), true)
  expect(server.titles()).toEqual(['tee', 'coat'])
})

describe('hearts of a visit follow her into the account', () => {
  test('at sign-in, once, and the keys are then the account’s', async () => {
    await setSaved(piece('tee'), true)
    await setSaved(piece('slip'), true)
    await signIn('0-ada')
    await loadWishlist()
    expect(server.titles().sort()).toEqual(['slip', 'tee'])
    expect(shown().sort()).toEqual(['slip', 'tee'])
    expect(browserWishlistOwner()).toBe('0-ada')
    forgetWishlist()
    await loadWishlist()
    expect(server.calls.filter((call) => call.endsWith('/merge'))).toHaveLength(1)
  })

  test('nothing is lost when the call fails: they show, they wait, and go along the next time', async () => {
    await setSaved(piece('tee'), true)
    await signIn('0-ada')
    server.mergeFails = true
    await loadWishlist()
    await setSaved(piece('coat'), true)
    expect(shown()).toEqual(['coat', 'tee'])
    expect(kept()).toEqual(['tee'])
    forgetWishlist()
    expect(kept()).toEqual(['tee'])

    server.mergeFails = false
    await loadWishlist()
    expect(server.titles().sort()).toEqual(['coat', 'tee'])
    expect(kept().sort()).toEqual(['coat', 'tee'])
  })

  test('one that she removes while it waits does not follow', async () => {
    await setSaved(piece('tee'), true)
    await setSaved(piece('slip'), true)
    await signIn('0-ada')
    server.mergeFails = true
    await loadWishlist()
    await setSaved(piece('tee'), false)
    expect(kept()).toEqual(['slip'])
  })

  test('more than one call takes along go in several, the oldest first, for later ones hang above', async () => {
    for (let index = 0; index < 201; index++) await setSaved(piece(`tee-${index}`), true)
    await signIn('0-ada')
    await loadWishlist()
    expect(server.calls.filter((call) => call.endsWith('/merge'))).toHaveLength(2)
    expect(server.titles()).toHaveLength(201)
    expect(server.titles().at(-1)).toBe('tee-200')
  })

  test('one with a name that the server takes for none does not keep back the others', async () => {
    await setSaved({ ...piece('slip'), itemId: 'two\nlines' }, true)
    await setSaved(piece('tee'), true)
    await signIn('0-ada')
    await loadWishlist()
    expect(server.titles()).toEqual(['tee'])
  })

  test('what one account left in the browser never becomes another’s', async () => {
    await signIn('0-ada')
    await setSaved(piece('tee'), true)
    server = accountServer()
    await signIn('0-eve')
    await loadWishlist()
    expect(server.titles()).toEqual([])
    expect(shown()).toEqual([])
    expect(kept()).toEqual([])
  })

  test('not even while the server is away', async () => {
    await signIn('0-ada')
    await setSaved(piece('tee'), true)
    await signIn('0-eve')
    server.isDown = true
    await loadWishlist()
    expect(readWishlist()).toEqual({ items: [], phase: 'failed' })
  })

  test('her own are remembered while the server is away, and asked for again', async () => {
    writeBrowserWishlist([{ ...piece('tee'), savedAt: '2026-11-20T08:00:00.000Z' }], '0-ada')
    await signIn('0-ada')
    server.isDown = true
    await loadWishlist()
    expect(readWishlist().phase).toBe('failed')
    expect(shown()).toEqual(['tee'])
    server.isDown = false
    await loadWishlist()
    expect(readWishlist().phase).toBe('ready')
  })

  test('at log-out they leave the browser, and so they do when a session ran out', async () => {
    await signIn('0-ada')
    await setSaved(piece('tee'), true)
    server.shopper = null
    await refreshAppState()
    await loadWishlist()
    expect(shown()).toEqual([])
    await signIn('0-ada')
    await loadWishlist()
    expect(kept()).toEqual(['tee'])
    forgetWishlist()
    expect(kept()).toEqual([])
  })

  test.each(strangersAnswers)('%s takes none of them from her', async (_, strangers) => {
    await signIn('0-ada')
    await setSaved(piece('tee'), true)
    server.stranger = strangers()
    await refreshAppState()
    await loadWishlist()
    expect([shown(), kept(), browserWishlistOwner()]).toEqual([['tee'], ['tee'], '0-ada'])
  })
})
