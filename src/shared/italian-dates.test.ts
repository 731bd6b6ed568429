import { expect, test } from 'vitest'
import { articleAndDate, elided } from './italian-dates.ts'

const say = (sentence: string, date: string) =>
  sentence.replaceAll(articleAndDate, (_, article: string) => elided(date, 'it', article))

test.each([
  ['Inizia il {date}.', '8 dicembre', 'Inizia l’8 dicembre.'],
  ['Inizia il {date}.', '11 dicembre 2026', 'Inizia l’11 dicembre 2026.'],
  ['Inizia il {date}.', '18 dicembre', 'Inizia il 18 dicembre.'],
  ['Inizia il {date}.', '1º dicembre', 'Inizia il 1º dicembre.'],
  ['Il {date} sparirà.', '8 dicembre', 'L’8 dicembre sparirà.'],
  ['Il {date} sparirà.', '7 dicembre', 'Il 7 dicembre sparirà.'],
  ['Tuo fino al {date}, e dal {date}.', '8 maggio', 'Tuo fino all’8 maggio, e dall’8 maggio.'],
  ['Salvato: {date}', '8 maggio', 'Salvato: {date}'],
])('%s on %s', (sentence, date, said) => {
  expect(say(sentence, date)).toBe(said)
})
