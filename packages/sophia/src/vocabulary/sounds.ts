/** Letters that sound alike, in the order in which they are replaced. */
const alike: [written: RegExp, heard: string][] = [
  [/sch|sh|ch(?=[aeiou])/g, 'x'],
  [/ph/g, 'f'],
  [/ck|qu(?=[ei])|[cq](?![ei])|kh/g, 'k'],
  [/c(?=[ei])|z/g, 's'],
  [/v|w/g, 'b'],
  [/y/g, 'i'],
  [/ou|oo/g, 'u'],
  [/ea|ee|ae/g, 'e'],
  [/(?<=[a-z])h/g, ''],
]

/** How a word in Latin letters sounds, roughly: 'chaketa' as 'chaqueta', 'bukle' as 'boucle'. */
export function soundOf(word: string) {
  if (!/^[a-z]+$/.test(word)) return word
  const heard = alike.reduce((text, [written, sound]) => text.replaceAll(written, sound), word)
  return heard.replaceAll(/(.)\1+/g, '$1')
}

const vowel = /[aeiouyаеёиоуыэюя]/u

/**
 * Whether one word may be the other, mistyped: of a short word a letter is left out, doubled, swapped, or a vowel is another one;
 * another consonant makes another word ('klein' is no 'Kleid').
 */
export function isMistyped(word: string, meant: string) {
  if (word.length >= 8 || word.length !== meant.length) return true
  const other = Array.from(word).flatMap((letter, at) => (letter === meant[at] ? [] : [at]))
  const isSwapped =
    other.length === 2 &&
    word[other[0] ?? 0] === meant[other[1] ?? 0] &&
    word[other[1] ?? 0] === meant[other[0] ?? 0]
  return isSwapped || other.every((at) => vowel.test(word[at] ?? '') && vowel.test(meant[at] ?? ''))
}
