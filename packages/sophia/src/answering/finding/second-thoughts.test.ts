import { expect, test } from 'vitest'
import { hear } from '../../reading/load.ts'
import { languages, type Language } from '../../vocabulary/languages.ts'
import { makeProduct } from '../outfits/testing.ts'
import { newTalk } from '../talk/talk.ts'
import type { Condition } from '../wanted/conditions.ts'
import { converse, type Conversation } from './converse.ts'
import { shopOf } from './first-answer.ts'

const piece = (id: string, category: 'dresses' | 'bags', colour: 'red' | 'blue') =>
  makeProduct(id, {
    category,
    colour: colour === 'blue' ? 'navy' : colour,
    colour_family: colour,
    material: 'Silk',
    department: 'women',
    price_cents: 9_000,
    traits: category === 'dresses' ? { is: ['dress'], hem: 'long' } : { is: ['bag'] },
  })
const shop = shopOf([
  piece('red', 'dresses', 'red'),
  piece('navy', 'dresses', 'blue'),
  piece('bag', 'bags', 'red'),
])

/** What Sophia says of pieces by the end of a talk: its lines, and the conditions of the last. */
async function talkOf(language: Language, ...turns: string[]) {
  const around = { shop, language, currency: 'USD', seed: 'a', now: () => 0 }
  let now: Conversation = { talk: newTalk(), wishes: {} }
  for (const typed of turns) now = await converse(now, typed, await hear(typed, language), around)
  const lines = now.talk.pieces.messages.map(({ text }) => text)
  const conditions = lines.flatMap((line): Condition[] => ('conditions' in line ? [...line.conditions] : []))
  const last = lines.findLast((line) => 'conditions' in line)
  return { lines, all: conditions, now: last && 'conditions' in last ? last.conditions : [] }
}

const wish: Record<Language, string> = {
  en: 'a long red silk dress',
  de: 'ein langes rotes Kleid aus Seide',
  fr: 'une longue robe rouge en soie',
  es: 'un vestido largo rojo de seda',
  it: 'un vestito lungo rosso di seta',
  pt: 'um vestido longo vermelho de seda',
  ru: 'длинное красное платье из шёлка',
  ar: 'فستان أحمر طويل من الحرير',
  zh: '红色真丝长款连衣裙',
  ja: '赤いシルクのロングワンピース',
}

const notRed: Record<Language, string> = {
  en: 'it doesn’t have to be red',
  de: 'es muss nicht rot sein',
  fr: 'pas forcément rouge',
  es: 'no hace falta que sea rojo',
  it: 'non deve per forza essere rosso',
  pt: 'não precisa de ser vermelho',
  ru: 'необязательно красный',
  ar: 'ليس ضروريًا أن يكون أحمر',
  zh: '不是红的也行',
  ja: '赤じゃなくてもいいです',
}

const anyLength: Record<Language, string> = {
  en: 'actually the length doesn’t matter',
  de: 'Länge ist mir dann doch egal',
  fr: 'finalement la longueur m’est égale',
  es: 'al final el largo me da igual',
  it: 'alla fine la lunghezza non importa',
  pt: 'afinal o comprimento tanto faz',
  ru: 'длина не важна',
  ar: 'الطول مش مهم',
  zh: '长度无所谓',
  ja: '丈は気にしません',
}

const navy: Record<Language, string> = {
  en: 'changed my mind, red is too bold for me. navy is better',
  de: 'hab’s mir anders überlegt, rot ist mir zu gewagt. lieber dunkelblau',
  fr: 'j’ai changé d’avis, le rouge c’est trop osé pour moi. plutôt bleu marine',
  es: 'he cambiado de idea, el rojo es demasiado atrevido. mejor azul marino',
  it: 'ho cambiato idea, il rosso è troppo audace per me. meglio blu scuro',
  pt: 'mudei de ideias, o vermelho é ousado demais para mim. melhor azul-marinho',
  ru: 'передумала, красный для меня слишком смелый. лучше тёмно-синий',
  ar: 'غيّرت رأيي، الأحمر جريء عليّ. كحلي أفضل',
  zh: '我改主意了，红色太张扬。还是藏青吧',
  ja: 'やっぱり赤は派手すぎるので、ネイビーの方がいいです',
}

const coloursOf = (conditions: readonly Condition[]) =>
  conditions.flatMap((one) => (one.of === 'colour' ? one.which : []))
const has = (conditions: readonly Condition[], of: Condition['of']) => conditions.some((one) => one.of === of)

test.for(languages)('%s: what need not be is let go of, and the rest stays', async (language) => {
  const talk = await talkOf(language, wish[language], notRed[language])
  expect(coloursOf(talk.all)).toContain('red')
  expect(coloursOf(talk.now)).toEqual([])
  expect(has(talk.now, 'not_colour')).toBe(false)
  expect(talk.now).toContainEqual({ of: 'material', which: 'silk' })
})

test.for(languages)('%s: where the length does not matter, the colour stays', async (language) => {
  const talk = await talkOf(language, wish[language], anyLength[language])
  expect(has(talk.all, 'hem')).toBe(true)
  expect(has(talk.now, 'hem')).toBe(false)
  expect(coloursOf(talk.now)).toEqual(['red'])
})

test.for(languages)(
  '%s: another colour takes the place of the one that she thinks better of',
  async (language) => {
    const talk = await talkOf(language, wish[language], navy[language])
    expect(coloursOf(talk.now)).toEqual(['navy'])
    const later = await talkOf(language, wish[language], navy[language], anyLength[language])
    expect(coloursOf(later.now)).toEqual(['navy'])
  },
)

test('what the shops tell nothing of is said before the answer', async () => {
  const { lines } = await talkOf('en', 'a red dress with shoulder pads')
  expect(lines).toContainEqual({ say: 'untold', words: ['shoulder pads'] })
  expect(lines.at(-1)).toMatchObject({ say: 'wanted', count: 1 })
})

test('a present keeps to both ends of what it may cost', async () => {
  const { now } = await talkOf('es', 'Un regalo para mi suegra, tiene de todo. Unos 40 o 50')
  expect(now).toContainEqual(expect.objectContaining({ of: 'most', cents: 5_000 }))
  expect(now).toContainEqual(expect.objectContaining({ of: 'least', cents: 4_000 }))
})

test.for([
  ['en', 'a blouse that goes in the washing machine'],
  ['de', 'eine Bluse für die Waschmaschine'],
  ['fr', 'un chemisier lavable en machine'],
  ['es', 'una blusa que se pueda lavar a máquina'],
  ['it', 'una camicetta lavabile in lavatrice'],
  ['ru', 'блузка, которую можно стирать в машинке'],
  ['ar', 'بلوزة تغسل في الغسالة'],
  ['zh', '可以机洗的衬衫'],
  ['ja', '洗濯機で洗えるブラウス'],
] as const)('%s: what shall be washed by machine is looked for so: %s', async ([language, typed]) => {
  expect((await talkOf(language, typed)).all).toContainEqual({ of: 'washable' })
})

test.for([
  ['en', 'a dress with sleeves at least to the elbow'],
  ['de', 'ein Kleid, Ärmel mindestens bis zum Ellbogen'],
  ['fr', 'une robe, manches au moins jusqu’au coude'],
  ['es', 'un vestido, mangas por lo menos hasta el codo'],
  ['it', 'un vestito, manica almeno al gomito'],
  ['pt', 'um vestido com mangas pelo menos até ao cotovelo'],
  ['ru', 'платье, рукав хотя бы до локтя'],
  ['ar', 'فستان بأكمام تصل إلى المرفق على الأقل'],
  ['zh', '连衣裙，袖子至少到手肘'],
  ['ja', '袖が肘まであるワンピース'],
] as const)('%s: sleeves reach as far as she says: %s', async ([language, typed]) => {
  expect((await talkOf(language, typed)).now).toContainEqual({ of: 'sleeves', least: 'elbow' })
})

test.for([
  ['en', 'boots in size 38'],
  ['de', 'Stiefel in 38'],
  ['fr', 'des bottes en 38'],
  ['pt', 'botas, calço 38'],
] as const)('%s: a number beside shoes is their size: %s', async ([language, typed]) => {
  expect((await talkOf(language, typed)).now).toContainEqual({ of: 'size', which: '38' })
})

test.for([
  ['fr', 'en dessous du genou'],
  ['es', 'por debajo de la rodilla'],
  ['it', 'sotto il ginocchio'],
] as const)('%s: %s is how long it shall be, and nothing to wear under it', async ([language, typed]) => {
  const { now } = await talkOf(language, wish[language], typed)
  expect(now.map(({ of }) => of)).toContain('hem')
})
