const upper = Array.from({ length: 128 }, (_, i) => 128 + i)

/** The byte of each letter of a code page of one byte a letter, and of the control characters that ISO 8859-1 has in its place. */
function bytesOf(encoding: string): ReadonlyMap<string, number> {
  const decoder = new TextDecoder(encoding)
  return new Map([
    ...upper.slice(0, 32).map((byte): [string, number] => [String.fromCharCode(byte), byte]),
    ...upper.map((byte): [string, number] => [decoder.decode(Uint8Array.of(byte)), byte]),
  ])
}

const western = bytesOf('windows-1252')
const cyrillic = bytesOf('windows-1251')
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

function decode(text: string, bytes: ReadonlyMap<string, number>): string | null {
  const written = Array.from(text, (letter) => (letter < '\u0080' ? letter.charCodeAt(0) : bytes.get(letter)))
  if (written.some((byte) => byte === undefined)) return null
  try {
    return utf8.decode(Uint8Array.from(written as number[]))
  } catch {
    return null
  }
}

/** What a byte from 80 to BF looks like in windows-1252, and in ISO 8859-1. */
const following = '[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]'
/** A letter of UTF-8 whose bytes were read as letters of their own. */
const unit = new RegExp(`[Â-ß]${following}|[à-ï]${following}{2}|[ð-ô]${following}{3}`, 'g')

/**
 * What no text has but by that mistake: 'Ã©', 'â€™', 'ðŸ'; two letters of Cyrillic or Arabic in a row; two of Chinese. A capital before
 * three dots ('LÃ…') and 'été…”' are right.
 */
const proof = new RegExp(
  [
    '[\u00c2-\u00f4][\u0080-\u009f]',
    '[ÃÄÅ][\u00a1-\u00bf€ƒ†‡ˆ‰ŠŒŽ˜šœžŸ]',
    '[ÃÄÅ](?:\u00a0(?!$)|[‚„…‘’“”•–—™‹›]\\p{Ll})',
    `â[€‚„œˆ†‡]${following}`,
    'ðŸ',
    'Â[\u00a0-\u00bf]',
    `(?:[ÐÑ]${following}){2}`,
    `(?:[ØÙ]${following}){2}`,
    `(?:[ã-é]${following}{2}){2}`,
  ].join('|'),
  'u',
)

/** The same of UTF-8 that was read as windows-1251: 'РџР»Р°', and 'Г©' within a Latin word. */
const cyrillicProof =
  /(?:[РС](?![А-Яа-яЁё])\P{ASCII}){2}|(?:[РС][\u0400-\u04ff°±µ№»«]){3}|[A-Za-z][ВГД](?![А-Яа-я])\P{ASCII}/u

const decodeUnits = (text: string) => text.replace(unit, (letters) => decode(letters, western) ?? letters)

/** Russian in windows-1251 that was read as Western letters: 'Ïëàòüå'. No language has words of such letters alone. */
function decodeRussian(text: string) {
  const letters = text.match(/[\u00c0-\u00ff¨¸]/g)?.length ?? 0
  if (letters < 8 || /[A-Za-z][\u00c0-\u00ff]|[\u00c0-\u00ff][A-Za-z]/.test(text)) return null
  if (!/[\u00c0-\u00ff]{4}/.test(text) || /(?![\u0080-\u00ff–—’“”…№€™])\P{ASCII}/u.test(text)) return null
  const bytes = Array.from(text, (letter) => western.get(letter) ?? letter.charCodeAt(0))
  const russian = new TextDecoder('windows-1251').decode(Uint8Array.from(bytes))
  const vowels = russian.match(/[аеёиоуыэюя]/giu)?.length ?? 0
  return vowels >= letters / 4 ? russian : null
}

/**
 * A text whose letters were encoded twice, as it was meant: 'lÃ©gÃ¨re', 'dâ€™Ã©tÃ©', 'РџР»Р°С‚СЊРµ'. Null where nothing proves that: what is
 * right stays as it is.
 */
export function mendedText(text: string): string | null {
  let mended: string | null = null
  // Some were encoded three times.
  for (let step = 0; step < 3; step++) {
    const now: string = mended ?? text
    const isCyrillic = !proof.test(now) && cyrillicProof.test(now)
    const next: string | null = isCyrillic ? decode(now, cyrillic) : proof.test(now) ? decodeUnits(now) : null
    if (next === null || next === now || next.length >= now.length) break
    mended = next
  }
  return mended ?? decodeRussian(text)
}
