import { expect, test } from 'vitest'
import { hear } from './load.ts'

test.for([
  ['en', 'no dress after all, rather a skirt and something pretty on top'],
  ['es', 'mejor nada de vestido. Mejor falda y algo bonito arriba'],
  ['fr', 'finalement pas de robe, plutôt une jupe et quelque chose de joli en haut'],
  ['de', 'doch kein Kleid, lieber einen Rock und oben was Schönes'],
  ['it', 'niente vestito. Meglio una gonna e qualcosa di bello sopra'],
  ['pt', 'melhor sem vestido. Prefiro saia e algo elegante em cima'],
  ['ru', 'всё-таки не платье. Лучше юбку и что-нибудь красивое сверху'],
  ['ar', 'بلاش فستان. أحسن تنورة وشي أنيق فوق'],
  ['ja', 'やっぱりワンピースはやめます。スカートと、上は華やかなもの'],
] as const)('%s: the new thing has a top: %s', async ([language, typed]) => {
  const { pieces } = (await hear(typed, language)).reading
  expect(pieces).toMatchObject([{ kind: 'dress', not: true }, { kind: 'skirt' }, { kind: 'top' }])
})

test.for([
  ['en', 'rather wide trousers, cloth and no jeans'],
  ['de', 'lieber eine weite Hose, Stoff, keine Jeans'],
  ['it', 'meglio un pantalone largo, di stoffa, non jeans'],
  ['pt', 'melhor uma calça larga, de tecido, não jeans'],
  ['ru', 'лучше широкие брюки, не джинсы'],
  ['ar', 'خليه بنطلون واسع، قماش مو جينز'],
] as const)('%s: of its cloth is said what it shall not be: %s', async ([language, typed]) => {
  const { pieces, materials, change } = (await hear(typed, language)).reading
  expect(pieces?.[0]).toMatchObject({ kind: 'trousers' })
  expect(materials).toEqual({ avoided: ['denim'] })
  expect(change).toBeUndefined()
})

test.for([
  ['de', 'dann lieber ein langer Rock und ein Top'],
  ['ru', 'тогда лучше длинную юбку и топ'],
  ['en', "do you have it in dark green? I'd take a long skirt and a top instead"],
  ['fr', 'je prendrais plutôt une jupe longue et un top'],
] as const)('%s: two pieces in place of one: %s', async ([language, typed]) => {
  const { pieces, change } = (await hear(typed, language)).reading
  expect(pieces).toEqual([{ kind: 'skirt', cuts: ['maxi'] }, { kind: 'top' }])
  expect(change).toBeUndefined()
})
