/**
 * Letters that no Unicode decomposition unifies but shoppers write interchangeably: ß and ss, the Arabic ة and ه, the
 * Persian ی.
 */
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

/** Folds one character: no case, no accents, no presentation forms; digits of every script become ASCII. */
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

/** Folds a text for comparison and remembers where each part stands in the original. */
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
  /** The original text between two positions of the folded one. */
  const shown = (from: number, to: number) => text.slice(places[from], places[to])
  return { folded, shown }
}

export const fold = (text: string) => Array.from(text.normalize('NFKC'), foldCharacter).join('')

/** Folds a phrase as the lexicon's keys: 'темно-синий' becomes two words. */
export const foldPhrase = (phrase: string) => (fold(phrase).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

/** Converts a word that an input method has not converted yet: 'わんぴ' on the way to 'ワンピース'. */
export const inKatakana = (text: string) =>
  text.replaceAll(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))

/** The same word as an input method shows it before it is converted. */
export const inHiragana = (text: string) =>
  text.replaceAll(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
