import { expect, test } from 'vitest'
import type { Language } from '../vocabulary/languages.ts'
import { hear } from './load.ts'

const changesIn = async (language: Language, typed: string) =>
  (await hear(typed, language)).changes?.map(({ change, pieces }) =>
    change ? `${change.act} ${change.about}` : pieces?.map(({ kind }) => kind).join(),
  )

test.for<[Language, string, string[]]>([
  ['en', 'take the belt off and add gold hoops', ['remove belt', 'add earrings']],
  ['en', 'the shoes in black and a smaller bag', ['in_colour shoes', 'other bag']],
  [
    'en',
    'lose the belt, make the skirt longer and find me a bigger bag',
    ['remove belt', 'longer skirt', 'other bag'],
  ],
  ['de', 'Nimm den Gürtel weg und mach den Rock länger', ['remove belt', 'longer skirt']],
  ['it', 'le scarpe in nero e una borsa in rosso', ['shoes', 'bag']],
  ['fr', "une jupe plus longue et d'autres chaussures", ['longer skirt', 'other shoes']],
  ['es', 'quita el cinturón y cambia los zapatos', ['remove belt', 'other shoes']],
  ['it', 'togli la cintura e cambia le scarpe', ['remove belt', 'other shoes']],
  ['pt', 'tira o cinto e troca os sapatos', ['remove belt', 'other shoes']],
  ['ru', 'убери пояс и поменяй обувь', ['remove belt', 'other shoes']],
  ['ar', 'شيلي الحزام وغيري الجزمة', ['remove belt', 'other shoes']],
  ['ja', '靴は黒で、バッグはもっと小さいのにして', ['in_colour shoes', 'other bag']],
  ['ja', 'ベルトを外して靴を変えて', ['remove belt', 'other shoes']],
  ['zh', '去掉腰带，换双鞋', ['remove belt', 'other shoes']],
])('%s: each part of %j changes a piece', async ([language, typed, parts]) => {
  expect(await changesIn(language, typed)).toEqual(parts)
})

test.for<[Language, string]>([
  ['en', 'keep the skirt and change the top'],
  ['en', 'I need a black dress and flat shoes for a wedding'],
  ['es', '¿y si le quitamos la chaqueta? con ese vestido ya no hace falta'],
  ['ar', 'شيلي الحزام ده شكله وحش على الفستان'],
])('%s: %j is one thing', async ([language, typed]) => {
  expect(await changesIn(language, typed)).toBeUndefined()
})
