import { expect, test } from 'vitest'
import { hear } from '../load.ts'

test.for([
  ['en', "and the heels? I don't want high ones"],
  ['es', '¿y el tacón? no lo quiero alto'],
  ['fr', 'et le talon ? je le veux pas haut'],
  ['de', 'und der Absatz? nicht hoch bitte'],
  ['it', 'e il tacco? non lo voglio alto'],
  ['pt', 'e o salto? não quero alto'],
  ['ru', 'а каблук? высокий не хочу'],
  ['ar', 'والكعب؟ ما أبيه عالي'],
  ['zh', '鞋跟呢?不要高的'],
  ['ja', 'ヒールは?高いのはいや'],
] as const)('%s: heels that shall not be high are low: %s', async ([language, typed]) => {
  const { reading } = await hear(typed, language)
  expect(reading).toEqual({ pieces: [{ kind: 'heels' }], shoes: 'low' })
})

test.for([
  ['en', 'brown loafers with a heel of at most 3 cm', 'loafers'],
  ['de', 'Stiefel, Absatz höchstens 4 cm', 'boots'],
  ['zh', '跟高3厘米以内的靴子', 'boots'],
  ['ja', 'ヒール4cm以下のブーツ', 'boots'],
] as const)('%s: the height of its heel is of the shoe: %s', async ([language, typed, kind]) => {
  const { reading, besides } = await hear(typed, language)
  expect(reading.shoes).toBe('low')
  expect(reading.pieces).toMatchObject([{ kind }])
  expect(reading.pieces).toHaveLength(1)
  expect(besides.count).toBeUndefined()
})
