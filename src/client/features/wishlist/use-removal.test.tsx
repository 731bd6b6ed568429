import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { refreshAppState } from '#client/session/app-state.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { expectPresent } from '#client/testing/expect-present.ts'
import { useToasts } from '#client/ui/toasts/toast-store.ts'
import { useRemoval } from './use-removal.ts'
import {
  forgetWishlist,
  loadWishlist,
  readWishlist,
  saveAll,
  setSaved,
  useWishlist,
} from './wishlist-store.ts'

beforeAll(() => loadMessages('common', 'errors', 'hearts', 'wishlist'))

const piece = (title: string) => ({
  itemId: `https://shop.example/${title}`,
  title,
  brand: '',
  price: '$10.00',
  image: '',
  link: '',
  category: '',
  productId: null,
})

let root: Root | undefined
let isSignedIn = false

/** Shows the list's titles; pressed, it removes the pieces at these places. */
function List({ at }: { at: number[] }) {
  const { items, remove } = useRemoval(useWishlist().items)
  return (
    <button type="button" onClick={() => remove(items.filter((_, index) => at.includes(index)))}>
      {items.map(({ title }) => title).join(' ')}
    </button>
  )
}

async function show(...at: number[]) {
  const container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  await act(async () => root?.render(<List at={at} />))
  const remove = () => act(async () => container.querySelector('button')?.click())
  return { titles: () => container.textContent, remove }
}

beforeEach(async () => {
  localStorage.clear()
  useToasts.setState({ toasts: [] })
  forgetWishlist()
  isSignedIn = false
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/app-state' && isSignedIn)
      return Response.json({ user: { id: '0-ada' }, plan: 'free', credits_remaining: 5 })
    if (path === '/api/app-state') return Response.json({ error: 'not_authenticated' }, { status: 401 })
    if (path.endsWith('/merge')) return Response.json([{ ...piece('tee'), product: null, savedAt: '' }])
    throw new TypeError('Failed to fetch')
  })
  await refreshAppState()
  await saveAll([piece('tee'), piece('slip'), piece('coat')])
})
afterEach(() => act(async () => root?.unmount()))

const last = () => expectPresent(useToasts.getState().toasts[0], 'the toast')

test('one piece goes with its name, and comes back with Undo', async () => {
  const list = await show(1)
  expect(list.titles()).toBe('tee slip coat')
  await list.remove()
  expect(list.titles()).toBe('tee coat')
  expect(last()).toMatchObject({ title: 'Removed from Wishlist', description: 'slip' })
  await act(async () => last().action?.onClick())
  expect(list.titles()).toBe('slip tee coat')
})

test('what the catalogue said of it comes back with it', async () => {
  const product = {
    availability: 'in_stock',
    price: '$10.00',
    garment_category: 'tops',
    is_luxe: false,
  } as const
  await setSaved({ ...piece('shirt'), savedAt: '', product }, true)
  await show(0).then(({ remove }) => remove())
  await act(async () => last().action?.onClick())
  expect(readWishlist().items[0]).toMatchObject({ title: 'shirt', product })
})

test('several go together and come back in their order', async () => {
  const list = await show(0, 2)
  await list.remove()
  expect(list.titles()).toBe('slip')
  expect(last()).toMatchObject({ description: '2 pieces', action: { label: 'Undo' } })
  await act(async () => last().action?.onClick())
  expect(list.titles()).toBe('tee coat slip')
})

test('what the account could not be told is there again, and it says so', async () => {
  isSignedIn = true
  await refreshAppState()
  await loadWishlist()
  const list = await show(0)
  await list.remove()
  expect(list.titles()).toBe('tee')
  expect(last()).toMatchObject({ title: 'We couldn’t update your wishlist', tone: 'error' })
})
