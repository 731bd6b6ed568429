import { decodeHTML } from 'entities/decode'

/** What no shopper sees, or what turns her reading direction. The joiners that emoji and Persian need stay. */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}]/gu
const hiddenParts = /<(script|style|noscript|template)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi
const tags = /<\/?[a-z][^<>]*>|<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[|\]\]>/gi

const withoutMarkup = (text: string) =>
  text.includes('<') ? text.replace(hiddenParts, ' ').replace(tags, ' ') : text

const decoded = (text: string) => (text.includes('&') ? decodeHTML(text) : text)

/**
 * What a feed says, as plain text of at most `most` characters. Feeds escape once too often, so what looks
 * like markup after decoding is taken out too; what is left is text and shown as such.
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
