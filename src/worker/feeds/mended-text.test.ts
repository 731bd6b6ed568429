import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAll, rss, rssItem } from '../testing/feeds.ts'
import { mendedText } from './mended-text.ts'

const readAs = (encoding: string, text: string) =>
  new TextDecoder(encoding).decode(new TextEncoder().encode(text))

const right = [
  'Robe légère d’été',
  'Größe 38 – Straßenkleid',
  'È una gonna a pieghe',
  'Coração de lã',
  'Señorita, 49 €',
  'Œuvre',
  'Платье льняное',
  'فستان كتان طويل',
  '高跟鞋女',
  'ワンピース ロング',
  'New ✨ in™',
]

describe('a text that was encoded twice is mended', () => {
  test.each(right.filter((text) => text !== 'Œuvre'))('%s', (text) => {
    expect(mendedText(readAs('windows-1252', text))).toBe(text)
    expect(mendedText(String.fromCharCode(...new TextEncoder().encode(text)))).toBe(text)
  })

  test('or three times, or as Russian', () => {
    expect(mendedText(readAs('windows-1252', readAs('windows-1252', 'légère')))).toBe('légère')
    expect(mendedText(readAs('windows-1251', 'Пальто шерстяное'))).toBe('Пальто шерстяное')
    expect(mendedText(readAs('windows-1251', 'Robe légère'))).toBe('Robe légère')
    expect(mendedText('Ïëàòüå ëüíÿíîå')).toBe('Платье льняное')
  })
})

describe('what is right stays as it is', () => {
  test.each([
    ...right,
    'LÃ…',
    'MAÇÃ…',
    'CAFÉ”',
    'l’été…”',
    'ÂGE D’OR',
    'ESPAÑA “NIÑO”',
    'Ø 30 cm',
    'À LA CARTE',
    'СССР «РИФ»',
    'Рост — 170',
    'ÊTRE ÉLÉGANTE',
    'ÄÖÜ',
    'Robe “À”',
  ])('%s', (text) => {
    expect(mendedText(text)).toBeNull()
  })

  test('whatever letters of one language stand together', () => {
    const words = [
      'é è ê à ç où été forêt ÉTÉ À CRÉÉE maïs l’été “bleu” œuf noël 49 € — …',
      'ä ö ü ß Größe ÄRMEL Öl „blau“ über Straße – 5 °C',
      'ção lã MAÇÃ não É às Ñ niño “AZUL” ª º ¿qué?',
      'платье Р С РОССИЯ СССР «юбка» № 5 — ёлка',
      'فستان كتان و ٥ « طويل »',
      'ワンピース スカート 「赤」 連衣裙 高跟鞋',
    ].map((list) => list.split(' '))
    fc.assert(
      fc.property(
        fc
          .constantFrom(...words)
          .chain((some) => fc.array(fc.constantFrom(...some), { maxLength: 8 }))
          .map((some) => some.join(' ')),
        (text) => {
          expect(mendedText(text)).toBeNull()
        },
      ),
      { numRuns: 3000 },
    )
  })
})

test('a feed whose texts were encoded twice is shown as it was meant, and that is told', async () => {
  const item = rssItem({
    title: 'Robe lÃ©gÃ¨re dâ€™Ã©tÃ©',
    color: 'Ã‰cru',
    link: 'https://shop.example.com/lÃ©g',
  })
  const { products, remarks } = await readAll(rss(item))
  expect(products[0]).toMatchObject({ name: 'Robe légère d’été', colour: 'Écru', category: 'dresses' })
  expect(remarks).toEqual([{ remark: 'taken with its text mended, which was encoded twice', example: 'a1' }])
})
