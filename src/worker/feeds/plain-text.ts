import { decodeHTML } from 'entities/decode'

/** Invisible characters and those that change the reading direction. The joiners that emoji and Persian need stay. */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}]/gu
const hiddenParts = /<(script|style|noscript|template)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi
const tags = /<\/?[a-z][^<>]*>|<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[|\]\]>/gi

const withoutMarkup = (text: string) =>
  text.includes('<') ? text.replace(hiddenParts, ' ').replace(tags, ' ') : text

const decoded = (text: string) => (text.includes('&') ? decodeHTML(text) : text)

/**
 * Reduces a feed's text to plain text of at most `most` characters. Feeds often escape twice, so markup that appears
 * after decoding is removed as well.
 */
export function plainText(raw: string, most: number) {
  const text = withoutMarkup(decoded(withoutMarkup(decoded(withoutMarkup(raw.slice(0, most * 8))))))
    .toWellFormed()
    .replace(/[\s\u0085]+/g, ' ')
    .replace(unseen, '')
    .trim()
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const blank = cut.lastIndexOf(' ')
  return `${cut.slice(0, blank > most / 2 ? blank : undefined).toWellFormed()}…`
}
