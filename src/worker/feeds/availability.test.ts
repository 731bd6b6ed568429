import { describe, expect, test } from 'vitest'
import { readAll, rss, rssItem } from '../testing/feeds.ts'
import { readAvailability } from './availability.ts'

describe('what a shop says of its stock', () => {
  test.each([
    'out of stock',
    'Sold out',
    'discontinued',
    'not in stock',
    'Currently unavailable',
    '0',
    'false',
    'nicht verfügbar',
    'vergriffen',
    'derzeit nicht lieferbar',
    'Nicht vorrätig',
    'rupture de stock',
    'indisponible',
    'Épuisée',
    'plus disponible',
    'agotado',
    'sin stock',
    'no disponible',
    'descatalogado',
    'esaurito',
    'non disponibile',
    'fuori catalogo',
    'esgotado',
    'indisponível',
    'sem estoque',
    'rutura de stock',
    'распродано',
    'нет на складе',
    'Отсутствует',
    'снят с производства',
    '缺货',
    '已售罄',
    '無庫存',
    '已下架',
    '売り切れ',
    '品切れ中',
    '在庫切れ',
    '完売',
    '×',
    'غير متوفر',
    'نفدت الكمية',
    'غير متاح حالياً',
    'https://schema.org/OutOfStock',
    'http://schema.org/Discontinued',
    '//schema.org/SoldOut',
    'schema:OutOfStock',
    'SoldOut',
  ])('%s: it is sold out', (said) => {
    expect(readAvailability(said)).toBe('out_of_stock')
  })

  test.each([
    'in stock',
    'in_stock',
    'InStock',
    'available',
    'yes',
    '12',
    'In stock (3 items)',
    '',
    'lieferbar',
    'Sofort verfügbar',
    'Auf Lager: 5 Stück',
    'en stock',
    'disponible',
    'Disponibile',
    'em estoque',
    'в наличии',
    'есть в наличии',
    '有货',
    '现货 12件',
    '在庫あり',
    '残りわずか',
    'متوفر',
    'https://schema.org/LimitedAvailability',
    'http://schema.org/OnlineOnly',
    'schema.org/InStoreOnly',
    'https://www.schema.org/InStock',
  ])('%j: it can be had', (said) => {
    expect(readAvailability(said)).toBe('in_stock')
  })

  test.each([
    'preorder',
    'Pre-Order',
    'backorder',
    'Vorbestellbar',
    'précommande',
    'preventa',
    'предзаказ',
    '预售',
    '予約受付中',
    'طلب مسبق',
    'http://schema.org/PreOrder',
    'https://schema.org/BackOrder',
    'PreSale',
  ])('%s: it can be ordered', (said) => {
    expect(readAvailability(said)).toBe('preorder')
  })

  test.each([
    'vielleicht',
    'ask in store',
    'available from 12 December',
    'https://schema.org/Elsewhere',
    '-',
  ])('%s: nobody knows', (said) => {
    expect(readAvailability(said)).toBeNull()
  })
})

test('a word that is not understood is told, and is not taken for a piece in stock', async () => {
  const { products, remarks } = await readAll(rss(rssItem({ availability: 'vielleicht' })))
  expect(products[0]).toMatchObject({ availability: 'out_of_stock' })
  expect(remarks).toEqual([
    {
      remark: 'taken for out of stock, since its availability is not understood: vielleicht',
      example: 'a1',
    },
  ])
})
