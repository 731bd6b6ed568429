import { afterEach, expect, test } from 'vitest'
import { composedOutfitId } from '#shared/composed-outfit-id.ts'
import { presetInShopperLanguage } from './editorial.ts'
import { useLanguageStore } from './language.ts'
import { loadMessages } from './messages.ts'

afterEach(() => useLanguageStore.setState({ language: 'en' }))

test('a preset that the rules composed has the title of its template, and another one its own', async () => {
  useLanguageStore.setState({ language: 'fr' })
  await loadMessages('editorial-presets', 'editorial-templates')
  const entry = { title: 'In English', description: 'In English.' }
  const composed = presetInShopperLanguage({ ...entry, id: composedOutfitId('monday-meeting', 0) })
  expect(composed.title).toBe('Réunion du lundi')
  const byHand = presetInShopperLanguage({ ...entry, id: 'off-duty-saturday' })
  expect([byHand.title === entry.title, byHand.title === composed.title]).toEqual([false, false])
  expect(presetInShopperLanguage({ ...entry, id: 'an-operators' })).toEqual({
    ...entry,
    id: 'an-operators',
    lang: 'en',
  })
})
