import { cueNames, type CueName } from './cue-names.ts'
import type { WordsOfSophia } from './phrases.ts'
import { unitsOf, type Spacing } from './units.ts'

/** From a place up to another, exclusive. */
export type Span = { from: number; to: number }

/** A cue is found somewhere in a text, or is all of it. */
type Patterns = { within: RegExp; whole: RegExp }

/**
 * The cues of a language, ready to be looked for in a text as `textIn` gives it. Where words are spaced a cue is made of whole
 * words, so that there is no 'be' in 'beige'; without spaces it is any part of the text. In a cue `*` stands for any letters, alone
 * for any word, and `…` for anything within the sentence.
 */
export class Cues {
  readonly #patterns = new Map<CueName, Patterns>()

  constructor(cues: WordsOfSophia['cues'], spacing: Spacing) {
    for (const name of cueNames) {
      const listed = cues[name]
      if (listed !== undefined) this.#patterns.set(name, patternsOf(listed, spacing))
    }
  }

  /** Whether one stands somewhere in a text. */
  areIn(text: string, name: CueName) {
    return this.#patterns.get(name)?.within.test(text) === true
  }

  /** Where they stand in a text, by characters. */
  placesIn(text: string, name: CueName): Span[] {
    const pattern = this.#patterns.get(name)?.within
    if (!pattern) return []
    return [...text.matchAll(new RegExp(pattern.source, 'g'))].map(({ index, 0: found }) => ({
      from: index + (found.length - found.trimStart().length),
      to: index + found.trimEnd().length,
    }))
  }

  /** Whether a text is one. */
  isOne(text: string, name: CueName) {
    return this.#patterns.get(name)?.whole.test(text) === true
  }
}

function patternsOf(listed: string, spacing: Spacing): Patterns {
  const any = listed
    .split(',')
    .map((cue) => sourceOf(cue, spacing))
    .join('|')
  return {
    within: new RegExp(spacing === 'unspaced' ? any : `(?:^| )(?:${any})(?: |$)`),
    whole: new RegExp(`^(?:${any})$`),
  }
}

/** As it stands in a text: "ce l'hai" is 'ce l hai'. */
function sourceOf(cue: string, spacing: Spacing) {
  const space = spacing === 'unspaced' ? '' : ' '
  return cue
    .trim()
    .split('…')
    .map((part) =>
      part
        .trim()
        .split(/\s+/)
        .map((word) => wordOf(word, spacing))
        .join(space),
    )
    .join(`${space}(?:[^.!?。！？]*${space})?`)
}

const wordOf = (word: string, spacing: Spacing) =>
  word === '*'
    ? String.raw`\S+`
    : word
        .split('*')
        .map((part) =>
          unitsOf(part, spacing)
            .map(({ text }) => text)
            .join(spacing === 'unspaced' ? '' : ' '),
        )
        .join(String.raw`\S*`)
