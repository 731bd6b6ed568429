import { expect, test } from 'vitest'
import { hear } from './load.ts'

test.for([
  ['en', "I'm not sure I'm brave enough for red"],
  ['en', 'red scares me a bit'],
  ['es', 'el rojo me da un poco de miedo'],
  ['es', 'no sé si me atrevo con el rojo'],
  ['fr', 'le rouge me fait peur'],
  ['fr', "je suis pas sûre d'oser le rouge"],
  ['de', 'an Rot trau ich mich nicht so recht'],
  ['de', 'für Rot bin ich nicht mutig genug'],
  ['it', "il rosso mi spaventa un po'"],
  ['it', 'per il rosso ci vuole coraggio'],
  ['pt', 'vermelho me dá um pouco de medo'],
  ['pt', 'não sei se tenho coragem de usar vermelho'],
  ['ru', 'на красное смелости не хватит'],
  ['ru', 'красный меня немного пугает'],
  ['ar', 'الأحمر يخوفني شوي'],
  ['ar', 'ما عندي جرأة ألبس أحمر'],
  ['zh', '红色我驾驭不了'],
  ['zh', '红色需要点勇气'],
  ['ja', '赤を着る勇気がないです'],
  ['ja', '赤はハードルが高いかな'],
] as const)('%s: for what she has no courage she does not want: %s', async ([language, typed]) => {
  const { reading } = await hear(typed, language)
  expect(reading.colours).toEqual({ avoided: ['red'] })
  expect(reading.change).toBeUndefined()
})

test.for([
  ['en', "I'm scared of flying, a red dress for the plane"],
  ['es', 'me da miedo pasar frío, un vestido rojo'],
  ['de', 'ich hab Angst vor der Kälte, ein rotes Kleid bitte'],
  ['ru', 'боюсь замёрзнуть, нужно красное платье'],
  ['ja', '失敗が怖いけど、赤いワンピースが着たい'],
] as const)('%s: what else she fears denies no piece: %s', async ([language, typed]) => {
  const { reading } = await hear(typed, language)
  expect(reading.pieces).toMatchObject([{ kind: 'dress', colours: ['red'] }])
})
