import { describe, expect, test } from 'vitest'
import { languages, type Language } from '../vocabulary/languages.ts'
import { judgedIn } from './judged/lines.ts'
import { scoreOf } from './judged/score.ts'
import { understand, vocabularyOf } from './load.ts'
import { readSentence } from './read.ts'

const judged = judgedIn()

/** Percent of the facts of the judged sentences that are read rightly; may only rise. */
const floors: Record<Language, number> = {
  ar: 98,
  de: 99,
  en: 99,
  es: 98,
  fr: 99,
  it: 98,
  ja: 99,
  pt: 98,
  ru: 99,
  zh: 99,
}

test.for(languages)('the judged sentences of %s are read at least as well as before', async (language) => {
  let [right, of] = [0, 0]
  for (const sentence of judged.filter((one) => one.language === language)) {
    const score = scoreOf(sentence, readSentence(sentence.text, await vocabularyOf(language)))
    right += score.right
    of += score.of
  }
  expect((100 * right) / of).toBeGreaterThanOrEqual(floors[language])
})

describe('grammar', () => {
  test.for([
    [
      'en',
      'a red dress, but not yellow shoes',
      {
        pieces: [
          { kind: 'dress', colours: ['red'] },
          { kind: 'shoes', colours: ['yellow'], not: true },
        ],
      },
    ],
    ['en', 'nothing too strict for the office', { occasions: ['office'] }],
    ['en', '90 degrees and humid', { weather: { warmth: 'hot' } }],
    ['de', 'hundertfünfzig Euro höchstens', { budget: { most: 150, currency: 'EUR' } }],
    ['ja', '五千円以内', { budget: { most: 5000, currency: 'JPY' } }],
    ['ja', '1万5千円', { budget: { most: 15_000, currency: 'JPY' } }],
    ['zh', '两百到四百元', { budget: { least: 200, most: 400, currency: 'CNY' } }],
    ['es', 'estoy embarazada de 8 meses', { body: ['maternity'] }],
    ['ar', 'أرخص', { change: { act: 'cheaper' } }],
    // What a phrase says as a whole, and what its words say.
    ['en', 'flat sandals', { pieces: [{ kind: 'sandals' }], shoes: 'flat' }],
    ['ja', 'ロングスカート', { pieces: [{ kind: 'skirt', cuts: ['maxi'] }] }],
    // A word that nobody knows is denied, and nothing else.
    ['en', 'pregnant, something for work that is not a zorb', { body: ['maternity'], occasions: ['office'] }],
    ['es', 'odio el amarillo y el naranja', { colours: { avoided: ['yellow', 'orange'] } }],
    ['es', 'menos rosa y mas azul', { colours: { wanted: ['blue'], avoided: ['pink'] } }],
    ['fr', 'une robe qui fasse pas mamie', { pieces: [{ kind: 'dress' }] }],
    // An accent makes two words, and an apostrophe parts them.
    ['it', 'vestitino corto e nero', { pieces: [{ kind: 'dress', cuts: ['mini'], colours: ['black'] }] }],
    ['it', "lo trovo un po' triste", { change: { act: 'bolder' } }],
    ['es', 'entre 20 y 35 mil pesos chilenos', { budget: { least: 20000, most: 35000, currency: 'CLP' } }],
    ['pt', 'amei a saia, deixa ela e muda o resto', { change: { act: 'keep', about: 'skirt' } }],
    [
      'fr',
      'mon mari est daltonien, il veut un pull vert',
      { pieces: [{ kind: 'sweater', colours: ['green'] }], for: 'men' },
    ],
    // What a verb denies in front of a piece is not the piece; 'ない' behind an adjective denies the adjective.
    ['ar', 'أريد معطفا طويلا', { pieces: [{ kind: 'coat', cuts: ['maxi'] }] }],
    ['ar', 'هالفستان قصير كتير، بدي أطول', { change: { act: 'longer', about: 'dress' } }],
    ['zh', '想穿得舒服又不显憔悴', { fit: ['comfortable'] }],
    ['ja', '滑らないブーツ', { pieces: [{ kind: 'boots' }] }],
    ['ja', '派手すぎないネクタイを父に', { pieces: [{ kind: 'tie' }], for: 'men' }],
    ['ja', 'ハイヒールは履けません', { pieces: [{ kind: 'heels', not: true }], shoes: 'flat' }],
    ['ja', '黒しか着ません', { colours: { wanted: ['black'] } }],
    // A word within a longer word that nobody knows.
    ['ja', '機能的なバッグ', { pieces: [{ kind: 'bag' }] }],
    ['ja', '白と黒以外のドレス', { pieces: [{ kind: 'dress' }], colours: { avoided: ['white', 'black'] } }],
    [
      'en',
      'a wrap dress in emerald or teal',
      { pieces: [{ kind: 'dress', cuts: ['wrap'], colours: ['emerald', 'turquoise'] }] },
    ],
    ['en', 'a dress, not white', { pieces: [{ kind: 'dress' }], colours: { avoided: ['white'] } }],
    // What an outfit can do without is taken away where nothing else is said.
    ['it', 'senza cappello grazie', { change: { act: 'remove', about: 'hat' } }],
    ['zh', '围巾不要了', { change: { act: 'remove', about: 'scarf' } }],
    ['en', 'without a hat for the beach', { occasions: ['beach'], pieces: [{ kind: 'hat', not: true }] }],
    // A comparative behind 'more', in one word or two.
    ['pt', 'tem mais barato?', { change: { act: 'cheaper' } }],
    ['de', 'was Festliches', { dressCode: 'festive' }],
    // A question, and a statement in the same words.
    ['ru', 'а вернуть можно?', { question: 'returns' }],
    ['es', 'entierro, va a llover', { occasions: ['funeral'], weather: { rain: true } }],
    [
      'ru',
      'минус 20, надо тепло одеться в офис',
      {
        occasions: ['office'],
        weather: { warmth: 'cold' },
        fit: ['warm'],
      },
    ],
    ['fr', 't’es qui toi', { question: 'who_are_you' }],
    // Says something of her body, and denies what follows.
    ['en', 'allergic to wool', { materials: { avoided: ['wool'] }, body: ['sensitive_skin'] }],
    ['zh', '我对羊毛过敏', { materials: { avoided: ['wool'] }, body: ['sensitive_skin'] }],
    // The warmth of a piece, and that of the weather.
    ['it', 'un maglione caldo', { pieces: [{ kind: 'sweater' }], fit: ['warm'] }],
    ['it', 'fa caldo', { weather: { warmth: 'hot' } }],
    // A reason, and a question.
    ['it', 'niente lana perché mi pizzica', { materials: { avoided: ['wool'] } }],
    ['it', 'perché questa gonna?', { question: 'why' }],
    ['en', 'a black tie ball', { occasions: ['gala'], dressCode: 'black_tie' }],
    ['it', 'tacco massimo 5 cm', { pieces: [{ kind: 'heels' }], shoes: 'low' }],
    [
      'en',
      'the same bag in brown',
      { change: { act: 'in_colour', about: 'bag' }, colours: { wanted: ['brown'] } },
    ],
    ['en', 'a dress, not frumpy', { pieces: [{ kind: 'dress' }] }],
    ['en', 'more', { change: { act: 'more' } }],
    ['zh', '一米七五', { body: ['tall'] }],
    // A comparison that is denied is a wish, and changes nothing.
    ['en', 'a dress, nothing too short', { pieces: [{ kind: 'dress' }], fit: ['long_hems'] }],
    // A change is about what stands before it, not about what shall come with it.
    ['en', 'a bit dressier, with sandals', { change: { act: 'dressier' }, pieces: [{ kind: 'sandals' }] }],
    ['it', 'la giacca va bene, il resto cambialo', { change: { act: 'keep', about: 'jacket' } }],
    [
      'en',
      'dont like the skirt, put trousers',
      { change: { act: 'other', about: 'skirt' }, pieces: [{ kind: 'trousers' }] },
    ],
    ['de', 'mach die Kette weg', { change: { act: 'remove', about: 'necklace' } }],
    [
      'pt',
      'tem essa bolsa em preto?',
      { change: { act: 'in_colour', about: 'bag' }, colours: { wanted: ['black'] } },
    ],
    ['en', 'this red dress', { pieces: [{ kind: 'dress', colours: ['red'] }] }],
    // The heat outside, and that of a piece.
    [
      'zh',
      '夏天太热了，想要亚麻裤子',
      { weather: { warmth: 'hot' }, season: 'summer', pieces: [{ kind: 'trousers', materials: ['linen'] }] },
    ],
    ['en', 'its raining, what do i wear?', { weather: { rain: true } }],
    ['en', 'will it snow in Oslo?', { weather: { snow: true, place: 'Oslo' }, question: 'forecast' }],
    // Traditional characters, a counter, a rough sum, a weight.
    ['zh', '請問有沒有黑色褲子', { pieces: [{ kind: 'trousers', colours: ['black'] }] }],
    ['zh', '一件开衫，预算200', { pieces: [{ kind: 'cardigan' }], budget: { most: 200 } }],
    ['zh', '围巾五六百', { pieces: [{ kind: 'scarf' }], budget: { most: 600 } }],
    ['zh', '我80公斤', { body: ['plus'] }],
    ['it', 'peso 90 chili', { body: ['plus'] }],
    // How tall she says that she is, and how large a piece is.
    ['it', 'sono alta 1,58', { body: ['petite'] }],
    ['fr', 'une petite robe noire', { pieces: [{ kind: 'dress', colours: ['black'] }] }],
    ['fr', 'je suis petite', { body: ['petite'] }],
    ['ja', 'ヒール3センチ以内で', { pieces: [{ kind: 'heels' }], shoes: 'low' }],
    // Years that somebody turns, and years that she has; a sum that links nothing.
    ['de', 'meine Schwester wird 50', { occasions: ['birthday'], age: 50 }],
    ['de', 'morgen wird es 30 Grad', { weather: { warmth: 'hot' }, date: 'tomorrow' }],
    ['en', 'im a 35 year old mum', { age: 35 }],
    ['en', 'off to Lisbon', { occasions: ['city_trip'], weather: { place: 'Lisbon' } }],
    // Only the one piece can be of wool.
    ['en', 'a coat, not puffy, wool', { pieces: [{ kind: 'coat', materials: ['wool'] }] }],
    ['en', 'nothing scratchy', { body: ['sensitive_skin'] }],
    // Whom it is for, without a 'for'.
    ['de', 'Herrenhemd', { pieces: [{ kind: 'shirt' }], for: 'men' }],
    ['ru', 'рубашку мужу', { pieces: [{ kind: 'shirt' }], for: 'men' }],
    // An ordinal counts nothing and ends no sentence.
    ['de', 'für den 40. vom Chef', { occasions: ['birthday'] }],
    // What an umlaut makes two, and what stands before a noun, is no comparison.
    ['de', 'ein langer Rock', { pieces: [{ kind: 'skirt', cuts: ['maxi'] }] }],
    ['de', 'ein schicker Mantel', { pieces: [{ kind: 'coat' }], vibe: ['chic'] }],
    // The last part of a compound says what it is.
    ['de', 'eine Dirndlbluse', { pieces: [{ kind: 'blouse' }] }],
    ['en', 'a maxi cardigan', { pieces: [{ kind: 'cardigan', cuts: ['maxi'] }] }],
    // 'These in' gives way to 'in stock'.
    [
      'en',
      'a dress for a christening, not too fussy',
      { occasions: ['baptism'], pieces: [{ kind: 'dress' }] },
    ],
    ['en', 'a jumper that doesnt itch', { pieces: [{ kind: 'sweater' }], body: ['sensitive_skin'] }],
    ['en', 'are these in stock?', { question: 'in_stock' }],
    ['en', 'what size, im between an 8 and a 10', { question: 'sizes' }],
    ['ru', 'мне не идёт бежевый', { colours: { avoided: ['beige'] } }],
    ['ru', 'от пяти до восьми тысяч', { budget: { least: 5000, most: 8000 } }],
    [
      'en',
      'the same in olive, and lose the hat',
      { change: { act: 'in_colour' }, colours: { wanted: ['olive'] } },
    ],
    ['en', 'make it an outfit', { change: { act: 'outfit' } }],
    // What is named, and nobody wishes for.
    ['en', 'drinks at the red lion', { occasions: ['drinks'] }],
    ['it', 'un caffè in via Seta', { occasions: ['coffee'] }],
    [
      'fr',
      'dîner au restaurant du Lion Noir, robe verte',
      { occasions: ['dinner'], pieces: [{ kind: 'dress', colours: ['green'] }] },
    ],
    ['en', 'last year i wore a red dress, this time navy', { colours: { wanted: ['navy'] } }],
    ['en', 'two tops and a belt', { pieces: [{ kind: 'top' }, { kind: 'belt' }] }],
    ['fr', 'une robe rouge comme l’an dernier', { pieces: [{ kind: 'dress', colours: ['red'] }] }],
    ['ar', 'لازم زوجي يلبس بدلة', { pieces: [{ kind: 'suit' }] }],
    ['en', 'my hair is red, something green', { colours: { wanted: ['green'] } }],
    ['zh', '店里有红色的裙子吗', { pieces: [{ kind: 'dress', colours: ['red'] }] }],
    ['it', 'al ristorante vorrei il rosso', { occasions: ['dinner'], colours: { wanted: ['red'] } }],
    ['en', 'party starts at 7', { occasions: ['party'] }],
    ['en', '£45 tops on a belt', { pieces: [{ kind: 'belt' }], budget: { most: 45, currency: 'GBP' } }],
    ['fr', 'rien au-dessus de 30 euros', { budget: { most: 30, currency: 'EUR' } }],
    ['es', 'menos de ciento veinte euros', { budget: { most: 120, currency: 'EUR' } }],
    ['fr', 'un haut pas trop moulant', { pieces: [{ kind: 'top' }], fit: ['loose'] }],
    ['en', 'the belt is a bit much, take it off', { change: { act: 'remove', about: 'belt' } }],
    ['fr', 'je ne mets jamais de jupe', { pieces: [{ kind: 'skirt', not: true }] }],
    ['ar', 'قميص لزوجي', { pieces: [{ kind: 'shirt' }], for: 'men' }],
    ['zh', '预算五百到八百', { budget: { least: 500, most: 800 } }],
    ['de', 'zwischen achtzig und hundertzwanzig Euro', { budget: { least: 80, most: 120, currency: 'EUR' } }],
    [
      'de',
      'Brautmutter, 58, in Petrol',
      { occasions: ['wedding_guest'], colours: { wanted: ['turquoise'] }, age: 58 },
    ],
    [
      'de',
      'ein einfacher schwarzer Rock',
      { pieces: [{ kind: 'skirt', colours: ['black'] }], vibe: ['minimal'] },
    ],
    ['de', 'ein kräftiges Blau', { colours: { wanted: ['blue'] } }],
    ['de', 'mein Freund (1,90) braucht ein Hemd', { pieces: [{ kind: 'shirt' }], for: 'men' }],
    ['de', 'die Schuhe gehen gar nicht', { change: { act: 'other', about: 'shoes' } }],
    ['en', "it's gonna be 98 out", { weather: { warmth: 'hot' } }],
    ['de', 'Rockkonzert in Wien', { occasions: ['concert'], weather: { place: 'Wien' } }],
    ['de', 'wir wollen essen gehen', { occasions: ['dinner'] }],
    ['de', 'eine wollene Mütze', { pieces: [{ kind: 'beanie', materials: ['wool'] }] }],
    ['en', 'strappy sandals', { pieces: [{ kind: 'sandals' }] }],
    ['en', 'less black', { colours: { avoided: ['black'] } }],
    ['en', "i'm pretty tall", { body: ['tall'] }],
  ] as const)('%s: %s', async ([language, typed, reading]) => {
    expect(await understand(typed, language)).toEqual(reading)
  })
})

test.for([
  '',
  ' ',
  '((((((((((',
  '… + / * ,',
  '\u0000\uFFFF\uD800',
  '9'.repeat(400),
  'no '.repeat(500),
  '一'.repeat(2000),
  'dress '.repeat(1000),
  '__proto__ constructor toString',
  '<script>alert(1)</script>',
  '-273 ° -1e999 €',
  'ﷺ'.repeat(400),
])('hostile input %# is read without an error in every language', async (typed) => {
  for (const language of languages) {
    const reading = readSentence(typed, await vocabularyOf(language))
    expect(JSON.stringify(reading).length).toBeLessThan(8_000)
  }
})
