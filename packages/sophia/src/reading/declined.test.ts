import { expect, test } from 'vitest'
import { hear } from './load.ts'

test.for([
  ['en', 'tweed is too girly for me'],
  ['de', 'Tweed ist mir zu süß'],
  ['fr', "le tweed c'est trop gentil pour moi"],
  ['es', 'el tweed es demasiado dulce'],
  ['it', 'il tweed è troppo da signora'],
  ['pt', 'o tweed é doce demais'],
  ['ru', 'твид слишком милый для меня'],
  ['ar', 'التويد ناعم زيادة عليّ'],
  ['zh', '花呢太甜了'],
  ['ja', 'ツイードは甘すぎるかな'],
] as const)('%s: what is too much for her she does not want: %s', async ([language, typed]) => {
  const { reading } = await hear(typed, language)
  expect(reading.materials).toEqual({ avoided: ['tweed'] })
})

test.for([
  ['en', 'i always wear beige and white, i want something different'],
  ['es', 'siempre llevo beige y blanco, quiero algo distinto'],
  ['it', 'porto sempre beige e bianco, voglio cambiare'],
  ['pt', 'uso sempre bege e branco, quero algo diferente'],
  ['ru', 'всегда ношу бежевое и белое, хочу другое'],
  ['ar', 'دايمًا ألبس بيج وأبيض، أبغى شي مختلف'],
  ['zh', '我总是穿米色和白色，想换一换'],
  ['ja', 'いつもはベージュと白ばかりなので、違う服が着たい'],
] as const)('%s: who wants something else wants not what she always wears: %s', async ([language, typed]) => {
  const { reading } = await hear(typed, language)
  expect(reading.colours?.avoided).toContain('white')
  expect(reading.colours?.wanted).toBeUndefined()
})

test.for([
  ['en', 'silk i can do without'],
  ['de', 'auf Seide kann ich verzichten'],
  ['fr', "la soie je peux m'en passer"],
  ['es', 'de la seda puedo prescindir'],
  ['it', 'della seta posso fare a meno'],
  ['pt', 'a seda eu dispenso'],
  ['ru', 'без шёлка могу обойтись'],
  ['ar', 'أستغني عن الحرير'],
  ['zh', '真丝可以不要'],
  ['ja', 'シルクは諦めてもいいです'],
] as const)('%s: what she can do without need not be: %s', async ([language, typed]) => {
  expect((await hear(typed, language)).besides.letGo).toEqual(['silk'])
})
