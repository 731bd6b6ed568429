/** What no decomposition makes alike, and shoppers write as they please: ß and ss, the Arabic ة and ه, the Persian ی. */
const alike: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ء: '',
  ـ: '',
}

/** One character without case, accents and forms; digits of every script as ours. */
function foldCharacter(character: string) {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return character.toLowerCase()
  // Kana keep their marks: 'バ' and 'ハ' are two sounds.
  if (code >= 0x3040 && code <= 0x30ff) return character
  if (code >= 0x660 && code <= 0x669) return String(code - 0x660)
  if (code >= 0x6f0 && code <= 0x6f9) return String(code - 0x6f0)
  const plain = character.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return alike[plain] ?? plain
}

/** A text as it is compared, and where each part of that stands in what was typed. */
export function foldText(typed: string) {
  const text = typed.normalize('NFKC')
  const places: number[] = []
  let folded = ''
  let at = 0
  for (const character of text) {
    const plain = foldCharacter(character)
    for (let unit = 0; unit < plain.length; unit++) places.push(at)
    folded += plain
    at += character.length
  }
  places.push(text.length)
  /** From one place of the folded text to another, as it was typed. */
  const shown = (from: number, to: number) => text.slice(places[from], places[to])
  return { folded, shown }
}

export const fold = (text: string) => Array.from(text.normalize('NFKC'), foldCharacter).join('')

/** As the words of a lexicon are looked up: 'темно-синий' as two words. */
export const foldPhrase = (phrase: string) => (fold(phrase).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

/** A word that is not turned into its letters yet: 'わんぴ' on the way to 'ワンピース'. */
export const inKatakana = (text: string) =>
  text.replaceAll(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
