import { expect, type Page } from '@playwright/test'
import MessageFormat from '@messageformat/core'
import { parse, type Token } from '@messageformat/parser'
import type { MessageKey } from '#client/i18n/areas.ts'
import { areasOf, readArea, sentenceOf } from '../scripts/messages/sentences.ts'
import { typeset } from '../scripts/vite/typography.ts'
import { directionOf, localeOf, tagOf, type Language } from '@cabine/sophia/vocabulary/languages.ts'

type Params = Record<string, string | number>

/** Formats the product's messages in a language, from that language's own files. */
export function messagesIn(language: Language) {
  const format = new MessageFormat(localeOf(language))
  return (key: MessageKey, params?: Params) => {
    return format.compile(typeset(language, sentenceOf(language, key)))(params)
  }
}

const sentencesOf = (language: Language) =>
  new Set(areasOf(language).flatMap((area) => Object.values(readArea(language, area))))

const keys = new Set(
  areasOf('en').flatMap((area) => Object.keys(readArea('en', area)).map((key) => `${area}.${key}`)),
)

/** A sentence as a pattern, with wildcards for its arguments. */
const patternOf = (tokens: Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === 'content') return token.value.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
      return 'cases' in token ? `(?:${token.cases.map((one) => patternOf(one.tokens)).join('|')})` : '.+'
    })
    .join('')

/** English phrases of two words or more that this language translates differently. */
function englishOnlyIn(language: Language) {
  const own = sentencesOf(language)
  const english = [...sentencesOf('en')].filter((one) => /\p{L} \p{L}/u.test(one) && !own.has(one))
  const patterns = english.map((one) => patternOf(parse(typeset(language, one))))
  return new RegExp(`^(?:${patterns.join('|')})$`, 'u')
}

/** Every word on the page, except in elements that declare another language. */
const wordsOn = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: string[] = [document.title]
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim()
      if (text && !walker.currentNode.parentElement?.closest('[lang]:not(html), script, style'))
        words.push(text)
    }
    for (const one of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
      for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
        if (!one.closest('[lang]:not(html)')) words.push(one.getAttribute(name) ?? '')
    return words
  })

/** Checks pages: each is in the language, has its direction, and shows neither a message key nor English. */
export function languageCheckFor(language: Language) {
  const english = language === 'en' ? /^(?!)/ : englishOnlyIn(language)
  return async (page: Page) => {
    const html = page.locator('html')
    await expect(html).toHaveAttribute('lang', tagOf(language))
    await expect(html).toHaveAttribute('dir', directionOf(language))
    const words = await wordsOn(page)
    expect(words.filter((word) => keys.has(word))).toEqual([])
    expect(words.filter((word) => english.test(word))).toEqual([])
  }
}
