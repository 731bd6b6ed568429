import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { neverWornOf } from './accessories.ts'

beforeAll(() => loadMessages('outfits'))

const piece = (name: string, category = 'accessories') => ({ name, category })

test('what no look shows is told by its kind, each once; what is worn is not among it', () => {
  expect(
    neverWornOf([
      piece('Perle Drop Earrings'),
      piece('Orla Hoop Earrings in Gold'),
      piece('Halo Pendant Necklace', 'jewelry'),
      piece('Arc Cuff Bracelet'),
      piece('Fell Ribbed Beanie Hat'),
      piece('Solène Sunglasses in Black'),
      piece('Alder Court Sneakers', 'shoes'),
      piece('Belted Trench Coat', 'outerwear'),
    ]),
  ).toEqual(['earrings', 'necklace', 'bracelet', 'hat', 'sunglasses'])
})

test('a kind without a word of its own is an accessory', () => {
  expect(neverWornOf([piece('Gant en laine')])).toEqual(['accessory'])
})
