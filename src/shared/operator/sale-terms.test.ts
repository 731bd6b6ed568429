import { expect, test } from 'vitest'
import { readSaleTerms } from './sale-terms.ts'

const rate = { countries: ['DE'], price: 4.95, currency: 'EUR' }
const shipping = (said: unknown) => readSaleTerms({ SHIPPING_DETAILS: JSON.stringify(said) })
const returns = (said: unknown) => readSaleTerms({ RETURN_POLICY: JSON.stringify(said) })

test('where nothing is set, nothing is promised and nothing is wrong', () => {
  const none = { terms: { shipping: null, returns: null }, problems: [] }
  expect(readSaleTerms({})).toEqual(none)
  expect(readSaleTerms({ SHIPPING_DETAILS: ' ', RETURN_POLICY: '' })).toEqual(none)
})

test('what is set is read', () => {
  expect(shipping([rate])).toEqual({ terms: { shipping: [rate], returns: null }, problems: [] })
  const policy = {
    countries: ['DE'],
    days: 'unlimited',
    fees: { price: 1, currency: 'EUR' },
    method: 'store',
  }
  expect(returns(policy)).toEqual({ terms: { shipping: null, returns: policy }, problems: [] })
})

test.each([
  ['an empty list', []],
  ['a rate alone', rate],
  ['the usual slip for Britain', [{ ...rate, countries: ['UK'] }]],
  ['a price in words', [{ ...rate, price: '4.95' }]],
  ['no currency', [{ ...rate, currency: '€' }]],
  ['days the wrong way round', [{ ...rate, transitDays: [4, 2] }]],
  ['a slip in a name', [{ ...rate, transitdays: [2, 4] }]],
])('%s is no delivery, and the operator is told', (_, said) => {
  const { terms, problems } = shipping(said)
  expect(terms.shipping).toBeNull()
  expect(problems).toMatchObject([{ name: 'SHIPPING_DETAILS' }])
})

test.each([
  ['no country', { countries: [], days: 30 }, 'countries'],
  ['half a day', { countries: ['DE'], days: 1.5 }, 'days'],
  ['words for days', { countries: ['DE'], days: 'a month' }, 'days'],
  ['fees of nobody', { countries: ['DE'], days: 30, fees: 'paid' }, 'fees'],
  ['a way of nobody', { countries: ['DE'], days: 30, method: 'pigeon' }, 'method'],
])('%s are no returns, and the operator is told where', (_, said, where) => {
  const { terms, problems } = returns(said)
  expect(terms.returns).toBeNull()
  expect(problems).toMatchObject([
    { name: 'RETURN_POLICY', problem: expect.stringContaining(where) as string },
  ])
})
