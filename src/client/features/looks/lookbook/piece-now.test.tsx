import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { makeProduct } from '#client/testing/shop.tsx'
import { PieceNow } from './piece-now.tsx'

beforeAll(() => loadMessages('common', 'looks', 'lookbook', 'catalogue'))

const item = { name: 'Slip', brand: '', price: '$149.00', category: 'dresses', image: '', url: '' }

async function words(now: Parameters<typeof PieceNow>[0]['product']) {
  const container = document.createElement('div')
  const root = createRoot(container)
  await act(async () => root.render(<PieceNow item={item} product={now} />))
  return container.textContent
}

test('a piece tells what became of it since its look was saved', async () => {
  expect(await words(null)).toBe('$149')
  expect(await words(makeProduct({ price: '$149.00' }))).toBe('$149')
  expect(await words(makeProduct({ price: '$169.00' }))).toBe('$169')
  expect(await words(makeProduct({ price: '$109.50' }))).toBe(
    '$109.50 $149$39.50 cheaper than when you saved it',
  )
  expect(await words(makeProduct({ availability: 'out_of_stock' }))).toBe('Sold out')
  expect(await words(makeProduct({ availability: 'gone' }))).toBe('No longer sold')
})
