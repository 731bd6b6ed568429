import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { useRegionStore } from '#client/i18n/region.ts'
import { makeProduct, renderAt } from '#client/testing/shop.tsx'
import type { Delivery } from '#shared/delivery.ts'
import type { ProductDetails } from '../catalogue-calls.ts'
import { DetailFacts } from './detail-facts.tsx'

beforeAll(() => loadMessages('common', 'catalogue', 'product-detail'))
afterEach(() => useRegionStore.setState({ region: null, rates: null }))

const from = (country: string, currency: string) =>
  useRegionStore.setState({
    region: { country, currency, isChosen: true },
    rates: {
      askedAt: 0,
      rates: { EUR: { dollars: 1.14, date: '2026-11-26' }, USD: { dollars: 1, date: '2026-11-26' } },
    },
  })

const detailsOf = (own: Partial<ProductDetails> = {}): ProductDetails => ({
  ...makeProduct({ sizes: ['2', '4', 'M'] }),
  variants: [],
  colours: [],
  description: '',
  material: '',
  season: 'all',
  department: 'women',
  size_chart: null,
  size_system: null,
  delivery: null,
  similar: [],
  similar_by: 'words',
  look: null,
  of_brand: [],
  gone_at: null,
  ...own,
})

async function facts(details: ProductDetails) {
  await renderAt('/', <DetailFacts product={details} details={details} />)
  const terms = [...document.querySelectorAll('dt')].map((term) => [
    term.textContent,
    [...(term.nextElementSibling?.querySelectorAll('li, p') ?? [])].map(({ textContent }) => textContent),
  ])
  return Object.fromEntries(terms) as Record<string, string[]>
}

describe('sizes', () => {
  test("stand beside about what they are in her country, and the shop's chart counts", async () => {
    from('GB', 'GBP')
    expect((await facts(detailsOf({ size_system: 'US' }))).Sizes).toEqual([
      'US 2, about UK 6US 2 · UK 6',
      'US 4, about UK 8US 4 · UK 8',
      'M',
      expect.stringContaining('The shop’s own size chart is what counts.'),
    ])
  })

  test.each([
    ['in her own system', 'US', { size_system: 'US' as const }],
    ['of a shop that names no system', 'GB', {}],
  ])('%s stay as the shop writes them', async (_, country, own) => {
    from(country, 'USD')
    expect((await facts(detailsOf(own))).Sizes).toEqual(['2', '4', 'M'])
  })
})

describe('delivery', () => {
  const to = [{ country: 'DE', cents: 495, currency: 'USD', fromDays: 2, toDays: 4 }]

  test.each<[string, Delivery | null, string]>([
    [
      'for how much, and after how many days',
      { to },
      'Germany: about €4.34; the shop’s price is $4.95about €4.34$4.95, 2–4 days',
    ],
    ['free', { to: [{ country: 'DE', cents: 0, currency: 'EUR', toDays: 1 }] }, 'Germany: free, 1 day'],
    ['to her country, without a price', { shipsTo: ['DE'] }, 'Ships to your country: Germany'],
    ['not to her country', { shipsTo: ['FR'] }, 'Doesn’t ship to your country: Germany'],
    [
      'not to her country, whatever the price was',
      { shipsTo: ['FR'], to },
      'Doesn’t ship to your country: Germany',
    ],
    ['by nobody yet', null, 'Ask the shop whether it ships to your country: Germany'],
  ])('is said %s', async (_, delivery, said) => {
    from('DE', 'EUR')
    expect((await facts(detailsOf({ delivery }))).Delivery).toEqual([said])
  })

  test('is nothing to ask of a sample piece, or without a country', async () => {
    expect(await facts(detailsOf())).not.toHaveProperty('Delivery')
    from('DE', 'EUR')
    expect(await facts(detailsOf({ is_sample: true }))).not.toHaveProperty('Delivery')
  })

  test('says how long she may send it back', async () => {
    expect((await facts(detailsOf({ delivery: { returnDays: 30 } }))).Returns).toEqual([
      '30 days to send it back',
    ])
  })
})
