import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addPieces, useCloset } from '#client/features/closet/closet-store.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { stubIndexedDb } from '#client/testing/memory-indexed-db.ts'
import { becomes, makeProduct, renderAt } from '#client/testing/shop.tsx'
import { BuyOrSkip } from './buy-or-skip.tsx'

await loadMessages('common', 'buy-or-skip', 'closet', 'catalogue', 'search-results')

class NoObserver {
  observe() {}
  disconnect() {}
}

const id = 'bbbbbbbbbbbbbbbbbbbbbbbbbb'
const shirt = makeProduct({
  id,
  name: 'Poplin shirt',
  category: 'tops',
  garment_category: 'tops',
  colour_family: 'white',
  price_cents: 9000,
})
const details = { material: 'cotton', season: 'all', size_chart: null, department: null, size_system: null }

beforeEach(async () => {
  stubIndexedDb()
  localStorage.clear()
  vi.stubGlobal('IntersectionObserver', NoObserver)
  await becomes('visitor', ({ pathname }) =>
    pathname === `/api/products/${id}`
      ? Response.json({ ...shirt, ...details, look: null, colours: [], variants: [] })
      : undefined,
  )
  useCloset.setState({ pieces: [], phase: 'unasked' })
})

const settle = () => act(async () => await new Promise((done) => setTimeout(done, 60)))
const words = () => document.body.textContent

async function ask(query: string) {
  await renderAt(`/closet/buy-or-skip${query}`, <BuyOrSkip />)
  await settle()
}

const bottoms = (['black', 'grey', 'beige'] as const).map((colour) => ({
  details: { category: 'bottoms' as const, name: `Trousers in ${colour}`, colours: [colour] },
}))

test('without a closet nothing is claimed, and the way to fill it is shown', async () => {
  await ask(`?product=${id}`)
  expect(words()).toContain('Your closet is still empty')
  expect(document.querySelector('a[href="/closet"]')).not.toBeNull()
})

test('a piece of the shop is worn with what she has, on herself by a press', async () => {
  const added = await addPieces(bottoms)
  await ask(`?product=${id}`)
  expect(words()).toContain('Buy it')
  expect(words()).toContain('3 outfits with what you have')
  const [first] = [...document.querySelectorAll('figure a')].map((link) => link.getAttribute('href') ?? '')
  expect(first).toContain(id)
  expect(added.some((piece) => first?.includes(`closet-${piece.id}`))).toBe(true)
  expect(words()).toContain('Paid link')
})

test('one that is in her closet already is to skip, whatever the shop earns', async () => {
  await addPieces([...bottoms, { details: { category: 'tops', name: 'My shirt', productId: id } }])
  await ask(`?product=${id}`)
  expect(words()).toContain('Skip it')
  expect(words()).toContain('You seem to have this piece already.')
  expect(words()).toContain('My shirt')
})

test('a piece that the shop has no longer says so; without a piece she is asked for a picture', async () => {
  await addPieces(bottoms)
  await ask('?product=cccccccccccccccccccccccccc')
  expect(words()).toContain('This piece isn’t in the shop anymore.')
  await ask('')
  const inputs = Array.from(document.querySelectorAll('input'), ({ type }) => type)
  expect(inputs.filter((type) => type === 'file')).toHaveLength(2)
})
