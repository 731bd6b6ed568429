import { afterAll, expect, test } from 'vitest'
import { useLanguageStore, languages, type Language } from '#client/i18n/language.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import {
  foldWords,
  optionsAt,
  readOption,
  steps,
  type Option,
} from '@cabine/sophia/answering/outfits/options.ts'
import { optionWordings } from './outfit-talk-words.ts'

afterAll(() => useLanguageStore.setState({ language: 'en' }))

async function speak(language: Language) {
  useLanguageStore.setState({ language })
  await loadMessages('sophia')
}

test.each<[Language, string, Option]>([
  ['en', 'for the office', 'workwear'],
  ['fr', 'Pour le bureau', 'workwear'],
  ['fr', 'il fait tres chaud', 'hot'],
  ['es', 'la playa', 'vacation'],
  ['zh', '上班', 'workwear'],
  ['de', 'es ist heiss', 'hot'],
  ['de', 'Fürs Buro', 'workwear'],
  ['ja', 'デート', 'date_night'],
  ['ru', 'все равно', 'surprise_me'],
  ['it', 'un vestito', 'dresses'],
  ['pt', 'fim de semana', 'casual_day'],
  ['ar', 'الاجازه', 'vacation'],
  ['ar', 'اجازة', 'vacation'],
  ['ru', 'Date night', 'date_night'],
])('in %s, %s is understood', async (language, typed, option) => {
  await speak(language)
  const offered = steps
    .map((step): readonly Option[] => optionsAt[step])
    .find((options) => options.includes(option))
  expect(readOption(offered ?? [], typed, optionWordings)).toBe(option)
})

test.each(languages)('in %s no words mean two options of one question', async (language) => {
  await speak(language)
  for (const step of steps) {
    const said = optionsAt[step].flatMap((option) => [...new Set(optionWordings(option).map(foldWords))])
    expect(said.filter((words, place) => said.indexOf(words) !== place)).toEqual([])
    expect(said).not.toContain('')
  }
})

test('what means none of them is none of them', async () => {
  await speak('fr')
  for (const typed of ['pas chaud', 'chaud, froid', 'robe jupe', 'bla', '👗', 'le '.repeat(40)])
    expect(readOption(optionsAt.weather, typed, optionWordings)).toBe(null)
})
