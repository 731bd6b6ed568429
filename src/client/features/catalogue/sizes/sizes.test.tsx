import { act } from 'react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { useRegionStore } from '#client/i18n/region.ts'
import { keepMeasures } from '#client/features/measures/measures-store.ts'
import { becomes, makeProduct, named, press, renderAt, type Role } from '#client/testing/shop.tsx'
import type { ProductVariant } from '@cabine/sophia/vocabulary/product.ts'
import type { ProductDetails } from '../catalogue-calls.ts'
import { PriceOfSize, ProductFacts } from '../product-further.tsx'
import { keepSizes } from '../her-sizes.ts'

beforeAll(() =>
  loadMessages('common', 'catalogue', 'product-detail', 'product-copy', 'hearts', 'variants', 'measures'),
)
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  keepSizes({ letter: undefined, clothes: undefined, shoes: undefined })
  useRegionStore.setState({ region: null, rates: null })
})

let last = 0
const idOf = (name: string) =>
  `${name.toLowerCase()}${String.fromCharCode(97 + last)}`.replaceAll(/[^a-z2-7]/g, 'x').padEnd(26, 'z')

const variant = (size: string, own: Partial<ProductVariant> = {}): ProductVariant => ({
  id: idOf(`size${size}`),
  size,
  price: '$59.00',
  price_cents: 5900,
  list_price_cents: null,
  currency: 'USD',
  availability: 'in_stock',
  product_url: `https://shop.example/dress-${size}`,
  ...own,
})

/** A dress in S, M and L, of which M costs more and L is sold out. Each test has one of its own. */
function dress(own: Partial<ProductDetails> = {}): ProductDetails {
  last += 1
  return {
    ...makeProduct({
      id: idOf('dress'),
      name: 'Wrap dress',
      colour: 'black',
      price: '$59.00',
      price_cents: 5900,
      most_price_cents: 6900,
      product_url: 'https://shop.example/dress-S',
    }),
    variants: [
      variant('S'),
      variant('M', { price: '$69.00', price_cents: 6900 }),
      variant('L', { availability: 'out_of_stock' }),
    ],
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
  }
}

type Saved = { itemId: string; variantId?: string; price: string }

/** Opens a piece's page. Its saved pieces are as the account has them. */
async function open(product: ProductDetails, role: Role = 'free', list: object[] = []) {
  const saved: Saved[] = []
  await becomes(role, (url, init) => {
    if (url.pathname !== '/api/wishlist') return undefined
    if (typeof init?.body !== 'string') return Response.json(list)
    const body = JSON.parse(init.body) as Saved
    saved.push(body)
    return Response.json(itemOf(product, body), { status: 201 })
  })
  const router = await renderAt(
    '/p/dress',
    <>
      <h1>
        <PriceOfSize product={product} className="" />
      </h1>
      <ProductFacts product={product} />
    </>,
  )
  return { router, saved }
}

const itemOf = (
  product: ProductDetails,
  { itemId, variantId }: { itemId?: string; variantId?: string } = {},
) => ({
  itemId: itemId ?? product.product_url,
  productId: product.id,
  title: product.name,
  brand: product.brand,
  price: '$59.00',
  image: '',
  link: product.product_url,
  category: 'dresses',
  savedAt: '2026-11-20T08:00:00.000Z',
  product: null,
  ...(variantId && { variantId, size: product.variants.find(({ id }) => id === variantId)?.size }),
})

const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
const radio = (name: RegExp) => radios().find((one) => name.test(one.getAttribute('aria-label') ?? ''))
const chosen = () =>
  radios()
    .find(({ checked }) => checked)
    ?.getAttribute('aria-label') ?? null
const price = () => document.querySelector('h1')?.textContent
const shop = () => named('a', /^Shop now/)?.getAttribute('href')
const said = () => document.querySelector('output')?.textContent?.trim()

describe('the sizes of a piece', () => {
  test('are one group of radio buttons, which say what a size costs and which are sold out', async () => {
    await open(dress())
    expect(document.querySelector('fieldset legend')?.textContent).toBe('Size')
    expect(radios().map((one) => one.getAttribute('aria-label'))).toEqual(['S, $59', 'M, $69', 'L, Sold out'])
    expect(radios().map((one) => one.getAttribute('aria-disabled'))).toEqual([null, null, 'true'])
    expect(new Set(radios().map(({ name }) => name)).size).toBe(1)
    expect([chosen(), price()]).toEqual([null, '$59 – $69'])
  })

  test('that she chooses has its own price and its own page at the shop', async () => {
    await open(dress())
    await press(radio(/^M/))
    expect([chosen(), price(), shop()]).toEqual(['M, $69', '$69', 'https://shop.example/dress-M'])
    await press(radio(/^S/))
    expect([chosen(), price(), shop()]).toEqual(['S, $59', '$59', 'https://shop.example/dress-S'])
  })

  test('are listed as words where the shop does not sell them apart, or nobody sells the piece', async () => {
    await open(dress({ variants: [] }))
    expect(radios()).toEqual([])
    expect(named('dt', 'Sizes')).toBeDefined()
    await open(dress({ availability: 'gone' }))
    expect(radios()).toEqual([])
  })

  test('are not told twice', async () => {
    await open(dress())
    expect(named('dt', 'Sizes')).toBeUndefined()
  })
})

describe('a size that is sold out', () => {
  test('is not chosen, and a shopper with an account can ask to be told', async () => {
    const { saved } = await open(dress())
    await press(radio(/^S/))
    await press(radio(/^L/))
    expect([chosen(), said()]).toEqual(['S, $59', 'Size L is sold out.'])
    await press(named('button', 'Tell me when it’s back'))
    expect(saved).toMatchObject([{ itemId: 'https://shop.example/dress-S', variantId: idOf('sizeL') }])
    expect(said()).toBe('Size L is sold out. You’ll hear from us when it’s back.')
  })

  test('is kept for a visitor, to whom nobody promises news', async () => {
    await open(dress(), 'visitor')
    await press(radio(/^L/))
    expect(named('button', 'Tell me when it’s back')).toBeUndefined()
    await press(named('button', 'Save size L'))
    expect(named('button', 'Save size L')).toBeUndefined()
  })
})

describe('a heart', () => {
  test('is for the chosen size, and for the piece where none is chosen', async () => {
    const { saved } = await open(dress())
    await press(named('button', 'Save Wrap dress'))
    expect(saved[0]).not.toHaveProperty('variantId')
    const other = await open(dress())
    await press(radio(/^M/))
    await press(named('button', 'Save Wrap dress'))
    expect(other.saved).toMatchObject([
      { itemId: 'https://shop.example/dress-S', variantId: idOf('sizeM'), price: '$69.00' },
    ])
  })

  test('that is on another size stays there until she says otherwise', async () => {
    const product = dress()
    const { saved } = await open(product, 'free', [itemOf(product, { variantId: idOf('sizeS') })])
    expect([chosen(), price()]).toEqual(['S, $59', '$59'])
    await press(radio(/^M/))
    expect(said()).toBe('Saved in size S.')
    expect(saved).toEqual([])
    await press(named('button', 'Save size M'))
    expect(saved).toMatchObject([{ variantId: idOf('sizeM') }])
    expect(said()).toBe('')
  })
})

describe('her size', () => {
  test('is chosen on the next piece, by letter', async () => {
    await open(dress())
    await press(radio(/^M/))
    await open(dress())
    expect([chosen(), price()]).toEqual(['M, $69', '$69'])
  })

  test('is told where it is sold out, and the price stays that of the others', async () => {
    await act(async () => keepSizes({ letter: 'l' }))
    await open(dress())
    expect([chosen(), said(), price()]).toEqual([null, 'Size L is sold out.', '$59 – $69'])
  })

  test('is found in the numbers of another country', async () => {
    await act(async () => keepSizes({ clothes: 'clothes:UK:10' }))
    const numbers = ['34', '36', '38'].map((size) => variant(size))
    await open(dress({ variants: numbers, most_price_cents: undefined, size_system: 'EU' }))
    expect(chosen()).toBe('36')
  })

  test('that her measures advise comes before what she chose of another piece', async () => {
    await act(async () => keepSizes({ letter: 's' }))
    const chart = [
      { name: 'S', ranges: { bust: [80, 86] } },
      { name: 'M', ranges: { bust: [87, 93] } },
    ] satisfies ProductDetails['size_chart']
    const product = dress({ size_chart: chart })
    await open(product)
    expect(chosen()).toBe('S, $59')
    await act(async () => {
      await keepMeasures('0-a', { heightCm: 168, unit: 'cm', told: null, own: { bust: 90 } })
    })
    expect(chosen()).toBe('M, $69')
  })

  test('of clothes is not that of shoes', async () => {
    await act(async () => keepSizes({ letter: 'm', clothes: 'clothes:EU:38' }))
    await open(dress({ category: 'shoes', variants: [variant('38'), variant('39')], size_system: 'EU' }))
    expect(chosen()).toBeNull()
  })
})

describe('other colours', () => {
  test('are small pictures by name, which lead to the same piece in that colour', async () => {
    const ivory = makeProduct({ id: 'ivorybaaaaaaaaaaaaaaaaaaaa', name: 'Wrap dress', colour: 'ivory' })
    const red = makeProduct({
      ...ivory,
      id: 'redbaaaaaaaaaaaaaaaaaaaaaa',
      colour: 'red',
      availability: 'out_of_stock',
    })
    const { router } = await open(dress({ colours: [ivory, red] }))
    const section = document.querySelector('section[aria-label="Color"]')
    expect(section?.querySelector('p')?.textContent).toBe('Colorblack')
    expect([...(section?.querySelectorAll('img') ?? [])].map(({ alt }) => alt)).toEqual([
      'black',
      'ivory',
      'red, Sold out',
    ])
    expect(section?.querySelector('[aria-current]')?.querySelector('a')).toBeNull()
    await press(section?.querySelector('a'))
    expect(router.state.location.pathname).toBe('/p/quince-wrap-dress-ivorybaaaaaa')
    expect(named('dt', 'Color')).toBeUndefined()
  })

  test('are dots of their colour where the shop no longer has a picture', async () => {
    const red = makeProduct({ id: 'redcaaaaaaaaaaaaaaaaaaaaaa', name: 'Wrap dress', colour_family: 'red' })
    await open(dress({ brand: 'Marlow', colours: [red] }))
    const link = document.querySelector('section[aria-label="Color"] a')
    await act(async () => link?.querySelector('img')?.dispatchEvent(new Event('error')))
    expect(link?.textContent).not.toContain('Marlow')
    expect(link?.querySelector<HTMLElement>('[aria-hidden] span')?.style.background).toBe('rgb(179, 38, 45)')
  })
})
