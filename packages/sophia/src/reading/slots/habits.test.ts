import { expect, test } from 'vitest'
import { hear } from '../load.ts'

test.for([
  ['en', 'I wear grey to the office every single day, give me something different'],
  ['es', 'siempre voy de gris y estoy harta'],
  ['fr', "je mets du gris tous les jours, j'en ai marre"],
  ['de', 'ich trage jeden Tag Grau und hab es satt'],
  ['it', 'metto il grigio tutti i giorni, basta'],
  ['pt', 'uso cinza todo santo dia, cansei'],
  ['ru', 'каждый день хожу в сером, надоело'],
  ['ar', 'كل يوم ألبس رمادي وزهقت'],
  ['zh', '我每天都穿灰色,想换换'],
  ['ja', '毎日グレーばかり着てる、たまには違うのがいい'],
] as const)('%s: what she is tired of she does not want: %s', async ([language, typed]) => {
  const { reading } = await hear(typed, language)
  expect(reading.colours).toEqual({ avoided: ['grey'] })
  expect(reading.occasions ?? []).not.toContain('everyday')
})

test.for([
  ['en', 'i live in leggings, what could i wear to lunch with friends'],
  ['es', 'vivo en mallas, ¿qué me pongo para una comida con amigas?'],
  ['fr', 'je vis en legging, une tenue pour déjeuner avec des copines'],
  ['de', 'ich lebe in Leggings, was zieh ich zum Mittagessen mit Freundinnen an?'],
  ['it', 'vivo in leggings, cosa metto per un pranzo?'],
  ['pt', 'vivo de legging, um look pra um almoço'],
  ['ru', 'живу в леггинсах, что надеть на обед с подругами'],
  ['ar', 'دايما البس جينز، أبغى لبس لغداء مع صحباتي'],
  ['zh', '天天穿运动裤,周末中午和朋友吃饭穿什么'],
  ['ja', '普段はジーンズばかり。友達とのランチに何を着よう'],
] as const)('%s: what she lives in is no wish: %s', async ([language, typed]) => {
  const { reading } = await hear(typed, language)
  expect(reading.pieces).toBeUndefined()
  expect(reading.occasions).toHaveLength(1)
})

test.for([
  ['en', 'a red silk scarf that i only wear at weddings, how do i wear it on an ordinary day?', 'scarf'],
  ['es', 'tengo una falda que solo me pongo en Nochevieja, ¿cómo la llevo un día cualquiera?', 'skirt'],
  ['fr', "j'ai une jupe que je ne mets qu'à Noël, on la porte avec quoi un jour ordinaire ?", 'skirt'],
  [
    'de',
    'ein Samtrock, den ich nur zu Weihnachten anziehe. Wie trage ich ihn an einem normalen Tag?',
    'skirt',
  ],
  ['it', 'una gonna di paillettes che metto solo a Capodanno, come la porto in un giorno normale?', 'skirt'],
  ['pt', 'uma saia de paetê que só uso no réveillon, como uso num dia qualquer?', 'skirt'],
  ['ru', 'бархатный жакет, который надеваю только на новый год. с чем его носить в обычный день?', 'blazer'],
  ['ar', 'عندي تنورة ترتر ما ألبسها إلا في العيد، كيف ألبسها في يوم عادي؟', 'skirt'],
  ['zh', '我有一件丝绒外套只在过年穿,普通日子怎么搭', 'jacket'],
  ['ja', 'ベロアのジャケットはクリスマスにしか着ないんだけど、普通の日はどう着る?', 'jacket'],
] as const)('%s: when she wears what is hers is not what it is for: %s', async ([language, typed, kind]) => {
  const { reading, besides } = await hear(typed, language)
  expect(reading.occasions).toEqual(['everyday'])
  expect(besides.own).toMatchObject([{ kind }])
})

test.for([
  ['en', 'i want sneakers i can wear every day'],
  ['es', 'quiero unas zapatillas para llevar todos los días'],
  ['fr', 'des baskets à porter tous les jours'],
  ['de', 'Sneaker für jeden Tag'],
  ['it', 'scarpe da ginnastica da mettere tutti i giorni'],
  ['pt', 'quero um tênis para usar todos os dias'],
  ['ru', 'хочу кроссовки, чтобы носить каждый день'],
  ['ar', 'أبغى سنيكرز أقدر ألبسه كل يوم'],
  ['zh', '想要一双每天能穿的运动鞋'],
  ['ja', '毎日履けるスニーカーがほしい'],
] as const)('%s: what she wants for every day is a wish: %s', async ([language, typed]) => {
  const { reading } = await hear(typed, language)
  expect(reading.pieces).toMatchObject([{ kind: 'sneakers' }])
  expect(reading.occasions).toEqual(['everyday'])
})
