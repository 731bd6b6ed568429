import { expect, test } from 'vitest'
import { createProduct } from '../testing/products.ts'
import { openTab } from '../testing/shopper.ts'

const ask = async (json: object) =>
  (await (
    await openTab().fetch('/api/stylist/wanted', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ language: 'en', not: [], most: 8, said: {}, ...json }),
    })
  ).json()) as { products: { name: string }[]; relaxed: { of: string }[] }

test('pieces are found by what was read of them, and what is let go of is said', async () => {
  await createProduct({
    name: 'Plain dress',
    category: 'dresses',
    traits: { is: ['dress'], sleeves: 'short' },
  })
  await createProduct({ name: 'Warm dress', category: 'dresses', traits: { is: ['dress'], sleeves: 'long' } })
  const covered = await ask({ piece: { kind: 'dress' }, said: { body: ['hide_arms'] } })
  expect(covered.products.map(({ name }) => name)).toEqual(['Warm dress'])
  const dear = await ask({ piece: { kind: 'dress' }, said: { budget: { most: 1, currency: 'USD' } } })
  expect(dear.relaxed.map(({ of }) => of)).toContain('most')
})

test('what is no slot of a sentence is not taken', async () => {
  const answered = await openTab().fetch('/api/stylist/wanted', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'en', not: [], most: 8, said: { occasions: ['<script>'] } }),
  })
  expect(answered.status).toBe(400)
})
