import { describe, expect, test } from 'vitest'
import { readAll, rss, rssItem } from '../testing/feeds.ts'

const inXml = async (...elements: string[]) => {
  const item = rssItem({ id: 'coat' }).replace('</item>', `${elements.join('')}</item>`)
  return (await readAll(rss(item))).products[0]
}

const inTable = async (columns: Record<string, string>) => {
  const row = {
    id: 'coat',
    title: 'Marlow | Coat',
    link: 'https://shop.example.com/coat',
    image_link: 'https://cdn.example.com/coat.jpg',
    price: '89.00 EUR',
    ...columns,
  }
  const text = `${Object.keys(row).join('\t')}\n${Object.values(row).join('\t')}\n`
  return (await readAll(text)).products[0]
}

describe('how a piece comes, as feeds say it', () => {
  test("Google's elements: the cheapest service of each country, with handling and transit", async () => {
    const product = await inXml(
      '<g:shipping><g:country>DE</g:country><g:service>Express</g:service><g:price>12.90 EUR</g:price></g:shipping>',
      '<g:shipping><g:country>DE</g:country><g:service>Standard: home, or shop</g:service><g:price>4.95 EUR</g:price>',
      '<g:min_handling_time>1</g:min_handling_time><g:max_handling_time>2</g:max_handling_time>',
      '<g:min_transit_time>2</g:min_transit_time><g:max_transit_time>4</g:max_transit_time></g:shipping>',
      '<g:shipping><g:country>at</g:country><g:price>0 EUR</g:price></g:shipping>',
      // For a part of a country.
      '<g:shipping><g:country>FR</g:country><g:region>COR</g:region><g:price>9 EUR</g:price></g:shipping>',
    )
    expect(product?.delivery).toEqual({
      to: [
        { country: 'DE', cents: 495, currency: 'EUR', fromDays: 3, toDays: 6 },
        { country: 'AT', cents: 0, currency: 'EUR' },
      ],
    })
  })

  test('a cell of a table says the same', async () => {
    const product = await inTable({ shipping: 'US::Ground:6.49 USD:1:1:2:3,CA:::12.00 CAD' })
    expect(product?.delivery).toEqual({
      to: [
        { country: 'US', cents: 649, currency: 'USD', fromDays: 3, toDays: 4 },
        { country: 'CA', cents: 1200, currency: 'CAD' },
      ],
    })
  })

  test('the only countries that it is sent to, and the days for sending it back', async () => {
    const product = await inXml(
      '<cabine:ships_to>DE, at CH XX</cabine:ships_to><cabine:return_days>30</cabine:return_days>',
    )
    expect(product?.delivery).toEqual({ shipsTo: ['DE', 'AT', 'CH'], returnDays: 30 })
  })

  test.each([
    '<g:shipping><g:price>4.95 EUR</g:price></g:shipping>',
    '<g:shipping><g:country>DE</g:country><g:price>soon</g:price></g:shipping>',
    '<cabine:ships_to>everywhere</cabine:ships_to>',
    '<cabine:return_days>always</cabine:return_days>',
    '<g:shipping>4.95 EUR</g:shipping>',
  ])('what cannot be read is left off, and the row is kept: %s', async (element) => {
    const product = await inXml(element)
    expect(product).toMatchObject({ itemId: 'coat' })
    expect(product).not.toHaveProperty('delivery')
  })
})

test('in which system the shop counts its sizes', async () => {
  expect((await inXml('<g:size_system>DE</g:size_system>'))?.sizeSystem).toBe('EU')
  expect(await inXml('<g:size_system>MEX</g:size_system>')).not.toHaveProperty('sizeSystem')
})

test('a row that says nothing of it is the row that it was before, so that no import writes a shop anew', async () => {
  const product = await inXml()
  expect(Object.keys(product ?? {})).not.toEqual(expect.arrayContaining(['delivery']))
  expect(JSON.stringify(product)).not.toMatch(/sizeSystem|delivery/)
})
