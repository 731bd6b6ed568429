import { expect, test } from 'vitest'
import { hear } from './load.ts'

test.for([
  ['en', 'and with sleeves a bit longer?'],
  ['es', '¿y con las mangas más largas?'],
  ['fr', 'avec les manches plus longues ?'],
  ['de', 'gibt es das mit längeren Ärmeln?'],
  ['it', 'e con maniche più lunghe?'],
  ['pt', 'e com mangas mais compridas?'],
  ['ru', 'а с рукавами подлиннее есть?'],
  ['ar', 'بأكمام أطول؟'],
  ['zh', '袖子长一点的呢?'],
  ['ja', '袖がもう少し長いのは?'],
] as const)('%s: longer of the sleeves, and not of the hem: %s', async ([language, typed]) => {
  const { reading } = await hear(typed, language)
  expect(reading.fit).toEqual(['sleeves'])
  expect(reading.change).toBeUndefined()
})

test.for([
  ['en', 'can the neckline be a bit higher?', { fit: ['high_neck'] }],
  ['es', 'con el escote más cerrado', { fit: ['high_neck'] }],
  ['fr', 'avec une encolure plus haute', { fit: ['high_neck'] }],
  ['de', 'mit weniger Ausschnitt', { fit: ['high_neck'] }],
  ['it', 'con lo scollo meno profondo', { fit: ['high_neck'] }],
  ['pt', 'com a gola mais alta', { fit: ['high_neck'] }],
  ['ru', 'с вырезом поменьше', { fit: ['high_neck'] }],
  ['ar', 'برقبة أعلى', { fit: ['high_neck'] }],
  ['zh', '领子高一点', { fit: ['high_neck'] }],
  ['ja', '胸元がもう少し詰まったの', { fit: ['high_neck'] }],
  ['en', 'with a lower heel', { shoes: 'low' }],
  ['fr', 'avec des talons plus bas', { shoes: 'low' }],
  ['it', 'con tacchi più bassi', { shoes: 'low' }],
  ['ru', 'каблук пониже', { shoes: 'low' }],
  ['ja', 'ヒールがもう少し低いの', { shoes: 'low' }],
] as const)('%s: a part of the piece is named: %s', async ([language, typed, expected]) => {
  expect((await hear(typed, language)).reading).toEqual(expected)
})
