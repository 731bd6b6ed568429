import { beforeEach, describe, expect, test } from 'vitest'
import { languages, useLanguageStore } from '#client/i18n/language.ts'
import { loadMessages, t } from '#client/i18n/messages.ts'
import { consultation } from '@cabine/sophia/questions/consultation.ts'
import { answerText, optionText, questionText } from './consultation-words.ts'

describe.each(languages)('in %s', (language) => {
  beforeEach(async () => {
    useLanguageStore.setState({ language })
    await loadMessages('session')
  })

  test.each(consultation.map((question) => [question.id, question] as const))(
    'the question of %s and each of its options are said',
    (id, question) => {
      const options = question.kind === 'choice' ? question.options : []
      for (const text of [questionText(id), ...options.map((option) => optionText(id, option))]) {
        expect(text).not.toMatch(/^session\.|\{/)
        expect(text.trim()).not.toBe('')
      }
    },
  )

  test('an answer is repeated in its words, also when there is none', () => {
    expect(answerText('loves', ['red', 'blue'])).toBe(
      `${t('session.colour_red')} · ${t('session.colour_blue')}`,
    )
    expect(answerText('note', ['Paris!'])).toBe('Paris!')
    expect(answerText('note', [])).not.toBe(answerText('avoids', []))
  })
})
