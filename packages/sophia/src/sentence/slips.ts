/** What a shopper types for a word that she knows: slips of the finger, of the ear and of a phone. */

/** Of a shorter word too many others are a letter away, unless it is one that sounds alike. */
const shortestMistyped = 6
export const shortestSlip = 5
/** 'احمرر'. */
export const shortestHeld = 3

const byLetter = (one: string, other: string) => (one < other ? -1 : 1)
const hasSameLetters = (one: string, other: string) =>
  one.split('').toSorted(byLetter).join('') === other.split('').toSorted(byLetter).join('')

/** Letters of which one is written for the other, because they sound alike where it stands. */
const alike = ['оа', 'еиэя', 'шщ', 'تط', 'سصث', 'دض', 'ذزظ', 'قك', 'ck', 'sz', 'bv']
const soundsAlike = (one: string, other: string) =>
  one.length === other.length &&
  Array.from(one).every(
    (letter, at) =>
      letter === other[at] || alike.some((set) => set.includes(letter) && set.includes(other[at] ?? ' ')),
  )

/** With each letter once where it is doubled: 'giaca' and 'giacca'. */
export const heldOnce = (word: string) => word.replaceAll(/(\p{L})\1+/gu, '$1')

const vowels = /[aeiouyаеиоуыэюя]/gu

/** Whether it sounds as the known word does, or only vowels are missing. */
export const isHeard = (word: string, text: string) =>
  soundsAlike(word, text) ||
  heldOnce(word) === heldOnce(text) ||
  (word.length < text.length &&
    word.at(-1) === text.at(-1) &&
    word.replaceAll(vowels, '') === text.replaceAll(vowels, ''))

/** Of a short word a letter is left out, doubled or swapped; another letter makes another word. */
export const isSlip = (word: string, text: string) =>
  word.length >= shortestMistyped &&
  (word.length >= 8 || word.length !== text.length || hasSameLetters(word, text))
