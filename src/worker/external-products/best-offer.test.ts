import { describe, expect, test } from 'vitest'
import { offerOf } from './best-offer.ts'

const offer = (price: unknown, availability = 'InStock', more: object = {}) => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'EUR',
  availability: `https://schema.org/${availability}`,
  ...more,
})

describe('of several offers the cheapest that can be had is the page’s', () => {
  test.each([
    [
      'grouped as in German',
      [offer('1.299,00', 'SoldOut'), offer('1.099,00'), offer('1.199,00')],
      '1.099,00',
    ],
    ['grouped as in English', [offer('1,299.00', 'OutOfStock'), offer('1,199.00')], '1,199.00'],
    ['with blanks and a sign', [offer('1 299,00 €', 'Discontinued'), offer('1 499,00 €')], '1 499,00 €'],
    [
      'dearer ones in other words',
      [offer('999', 'nicht auf Lager'), offer('1.099,00', 'auf Lager')],
      '1.099,00',
    ],
    ['before one that is not understood', [offer('99', 'whoKnows'), offer('199')], '199'],
    ['all sold out', [offer('1.299,00', 'SoldOut'), offer('999,00', 'SoldOut')], '999,00'],
  ])('%s', (_, offers, price) => {
    expect(offerOf(offers)?.price).toBe(price)
  })

  test('within an aggregate, and its lowest price where it names none', () => {
    const aggregate = {
      '@type': 'AggregateOffer',
      lowPrice: '89,90',
      highPrice: '1.299,00',
      priceCurrency: 'EUR',
    }
    expect(offerOf(aggregate)).toMatchObject({ price: '89,90', currency: 'EUR' })
    const inner = { ...aggregate, offers: [offer('89,90', 'SoldOut'), offer('1.299,00')] }
    expect(offerOf(inner)).toMatchObject({ price: '1.299,00' })
  })

  test('by its specification of a price, as a list or in parts, and not by one before a sale', () => {
    const list = {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/ListPrice',
      price: '1.499,00',
    }
    const sale = { '@type': 'UnitPriceSpecification', price: '1.299,00', priceCurrency: 'EUR' }
    expect(offerOf(offer(undefined, 'InStock', { priceSpecification: [list, sale] }))).toMatchObject({
      price: '1.299,00',
    })
    const parts = { '@type': 'CompoundPriceSpecification', priceComponent: [list, sale] }
    expect(offerOf(offer(undefined, 'InStock', { priceSpecification: parts }))?.price).toBe('1.299,00')
  })

  test('in the currency that the page names first', () => {
    const dollars = offer('10.00', 'InStock', { priceCurrency: 'USD' })
    expect(offerOf([offer('1.299,00'), dollars])?.price).toBe('1.299,00')
  })
})
