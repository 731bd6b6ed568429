import { expect, test } from 'vitest'
import { lexiconOf } from '../languages/load.ts'
import type { Language } from '../vocabulary/languages.ts'
import { readTraits, type Described } from './read-traits.ts'

const described = (own: Partial<Described>): Described => ({
  name: 'Dress',
  description: '',
  colour: '',
  material: '',
  category: 'dresses',
  ...own,
})

test('a description says what a piece is, whatever its name is', () => {
  const traits = readTraits(
    described({
      name: 'Evensong',
      description: 'A long-sleeved dress with a high round neck, in opaque crepe that falls to the ankle.',
      colour: 'ink',
    }),
    null,
  )
  expect(traits).toEqual({ is: ['navy'], sleeves: 'long', neck: 'high', hem: 'long', isSheer: false })
})

test.for([
  ['de', 'Kleid mit langen Ärmeln, hochgeschlossen, bodenlang und blickdicht'],
  ['fr', 'Robe à manches longues, col montant, longueur cheville, opaque'],
  ['es', 'Vestido de manga larga, cuello alto, hasta el tobillo, opaco'],
  ['it', 'Abito a maniche lunghe, collo alto, alla caviglia, coprente'],
  ['pt', 'Vestido de manga longa, gola alta, até o tornozelo, não transparente'],
  ['ru', 'Платье с длинным рукавом, высокий ворот, в пол, непрозрачное'],
  ['ar', 'فستان كم طويل، ياقة عالية، طول الأرض، غير شفاف'],
  ['ja', '長袖ワンピース、ハイネック、マキシ、透けない'],
  ['zh', '长袖连衣裙，高领，及踝，不透'],
] as const satisfies [Language, string][])('%s is read as English is', async ([language, description]) => {
  const traits = readTraits(described({ name: '', description }), await lexiconOf(language))
  expect(traits).toMatchObject({ sleeves: 'long', neck: 'high', hem: 'long', isSheer: false })
})

test('heels are told in centimetres where the shop does, and else by their kind', () => {
  const shoe = (description: string, name = 'Shoe') =>
    readTraits(described({ category: 'shoes', name, description }), null)
  expect(shoe('A boot on a 6.5 cm block heel')).toMatchObject({ heel: 'low', heelCm: 6.5 })
  expect(shoe('A pump on a slim 8 cm heel')).toMatchObject({ heel: 'high', heelCm: 8 })
  expect(shoe('', 'Court Sneakers')).toMatchObject({ heel: 'flat' })
  expect(shoe('', 'Shoe')).not.toHaveProperty('heel')
})

test('what nobody says is missing, and no name tells it', () => {
  const traits = readTraits(described({ name: 'Long Way Home Coat', category: 'outerwear' }), null)
  expect(traits.is).toEqual(['coat'])
  expect(traits).not.toHaveProperty('hem')
})

test('a picture tells what the words leave open, and no more', () => {
  const pictured = { sleeves: 'none', hem: 'knee' } as const
  expect(readTraits(described({}), null, pictured)).toMatchObject({ sleeves: 'none', hem: 'knee' })
  expect(readTraits(described({ description: 'with short sleeves' }), null, pictured)).toMatchObject({
    sleeves: 'short',
  })
})
