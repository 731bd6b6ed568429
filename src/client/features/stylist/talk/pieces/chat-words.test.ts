import { beforeEach, describe, expect, test } from 'vitest'
import { languages, useLanguageStore } from '#client/i18n/language.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { chatChips, chatQuestions, optionsOf } from '@cabine/sophia/answering/pieces/chat-choices.ts'
import type { ChatLine } from '@cabine/sophia/answering/pieces/conversation.ts'
import { lineText, optionText } from './chat-words.ts'

const use = async (language: (typeof languages)[number]) => {
  useLanguageStore.setState({ language })
  await loadMessages('stylist-chat')
}
const options = chatQuestions.flatMap((question) =>
  optionsOf(question).map((one) => [question, one] as const),
)

describe.each(languages)('in %s', (language) => {
  beforeEach(() => use(language))

  test.each(options)('%s: %s has its words', (question, option) => {
    expect(optionText(question, option)).not.toMatch(/^stylist-chat\./)
  })

  const pieceWishes = ['another_colour', 'cheaper', 'outfit'] as const
  const lines: ChatLine[] = [
    { say: 'welcome' },
    { say: 'welcome_again' },
    { say: 'searching' },
    { say: 'trouble' },
    { say: 'no_more' },
    { say: 'none_cheaper' },
    { say: 'found_more', count: 2 },
    { say: 'wanted', count: 2, conditions: [{ of: 'opaque' }], relaxed: [] },
    { say: 'wanted', count: 2, conditions: [{ of: 'opaque' }], relaxed: [{ of: 'opaque' }] },
    { say: 'wanted', count: 2, conditions: [], relaxed: [] },
    { say: 'wanted_none', conditions: [{ of: 'opaque' }] },
    { say: 'wanted_no_more', conditions: [] },
    { say: 'drop', condition: { of: 'heel', mostCm: 5 } },
    { say: 'feeling', feeling: 'low' },
    { say: 'untold', words: ['pockets'] },
    { say: 'fact', asks: 'price', name: 'Pumps', cents: 9800, currency: 'USD' },
    { say: 'fact', asks: 'care', name: 'Pumps' },
    { say: 'fact', asks: 'suits', name: 'Pumps', isSo: true },
    { say: 'fact', asks: 'suits', name: 'Pumps', isSo: false },
    { say: 'fact', asks: 'detail', name: 'Pumps', detail: 'buttons', isSo: true },
    { say: 'fact', asks: 'detail', name: 'Pumps', detail: 'pockets', isSo: false },
    { say: 'not_told', words: ['pilling'] },
    ...chatQuestions.flatMap((question): ChatLine[] => [
      { say: 'ask', question, isAgain: false },
      { say: 'ask', question, isAgain: true },
    ]),
    ...pieceWishes.flatMap((wish): ChatLine[] => [
      { say: 'piece_wish', wish, name: 'Silk slip' },
      { say: 'piece_found', wish, name: 'Silk slip', instead: null },
      { say: 'piece_none', wish, name: 'Silk slip', within: false },
    ]),
    { say: 'piece_found', wish: 'outfit', name: 'Silk slip', instead: 'Olive slip' },
    { say: 'piece_none', wish: 'outfit', name: 'Silk slip', within: true },
  ]

  test.each(lines)('%j is said', (line) => {
    const text = lineText(line, 'Ada')
    expect(text).not.toMatch(/stylist-chat\.|\{/)
    expect(text.trim()).not.toBe('')
  })
})

test('in English the chips are those of the specification, word for word', async () => {
  await use('en')
  for (const [question, option] of options) {
    const chips: Record<string, string> = chatChips[question]
    expect(optionText(question, option)).toBe(chips[option])
  }
})

test.each([
  [1, 'I found 1 piece for you: chic & elegant dresses for work.'],
  [12, 'I found 12 pieces for you: chic & elegant dresses for work.'],
])('what was found is said in small letters: %i', async (count, sentence) => {
  await use('en')
  const choices = { category: 'dresses', vibe: 'chic', weather: 'sunny', occasion: 'work' } as const
  expect(lineText({ say: 'found', count, choices }, 'Ada')).toBe(sentence)
})
