import { beforeEach, describe, expect, test } from 'vitest'
import { languages, useLanguageStore } from '#client/i18n/language.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { profileQuestions } from '@cabine/sophia/questions/onboarding.ts'
import { answerText, askText, labelText, optionText, whyText } from './question-words.ts'

describe.each(languages)('in %s', (language) => {
  beforeEach(async () => {
    useLanguageStore.setState({ language })
    await loadMessages('style-questions')
  })

  // Sophia introduces herself on a screen of her own.
  const asked = profileQuestions.filter(({ id }) => id !== 'stylist-selection')
  test.each(asked.map((question) => [question.id, question] as const))(
    '%s is asked, its use and each of its options are said',
    (id, question) => {
      const options = question.kind === 'choice' ? question.options : []
      const isOnProfile = id !== 'wardrobe-preview'
      const said = [askText(id), whyText(id), ...options.map((option) => optionText(id, option))]
      for (const text of isOnProfile ? [...said, labelText(id)] : said) {
        expect(text).not.toMatch(/^style-questions\.|\{/)
        expect(text.trim()).not.toBe('')
      }
    },
  )

  test('an answer is repeated in its words, and hers as she wrote them', () => {
    expect(answerText('brand-preference', ['Brume', 'open'])).toMatch(/^Brume(?:, |、|، )open$/)
    expect(answerText('name-input', ['Ada'])).toBe('Ada')
    expect(answerText('height-question', [])).toBeNull()
    expect(answerText('height-question', undefined)).toBeNull()
    expect(answerText('shopping-tier', ['careful'])).toMatch(/75/)
  })
})
