import { fold } from './fold.ts'

/** What an adjective agrees with: gender and number. */
export type Form = 'm' | 'f' | 'n' | 'mp' | 'fp'

/**
 * How a language's adjectives agree, written by hand: words separated by commas, in the form in which they are
 * suggested.
 */
export type AgreementSource = {
  /**
   * The nouns, by what their adjectives agree with. Where a concept has several words, its first one decides, or the
   * part before its hyphen.
   */
  things: Partial<Record<Form, string>>
  bending: string
  /** Inflects the first part of a word that has several. */
  bend: (word: string, form: Form) => string
  /** Recognises a regular plural. */
  plural?: RegExp
  /** A predicate adjective behind its noun is not inflected. */
  isBentBeforeAlone?: boolean
}

/**
 * Inflects what was typed together with its suggested continuation, so that they agree. Null where the form is
 * unknown: a suggestion must not teach a shopper mistakes.
 */
export type Agreement = (before: string, next: string) => string | null

const listed = (words: string) => words.split(',').map((word) => word.trim())
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*/gu

export function makeAgreement(source: AgreementSource): Agreement {
  const { things, bending, bend, plural, isBentBeforeAlone } = source
  const forms = Object.keys(things) as Form[]
  const formOfThing = new Map(
    forms.flatMap((form) => listed(things[form] ?? '').map((thing): [string, Form] => [fold(thing), form])),
  )
  const bent = (adjective: string, form: Form) =>
    adjective.replace(word, (one, at) => (at === 0 ? bend(one, form) : one))
  /** Every form of an inflected word, with the form in which it is suggested. */
  const adjectives = new Map(
    listed(bending).flatMap((adjective) =>
      [adjective, ...forms.map((form) => bent(adjective, form))].map((one): [string, string] => [
        fold(one),
        adjective,
      ]),
    ),
  )

  function formOfWord(one: string): Form | undefined {
    const folded = fold(one)
    const own = formOfThing.get(folded) ?? formOfThing.get(folded.replace(/-.*/s, ''))
    if (own || !plural) return own
    const single = formOfThing.get(folded.replace(plural, ''))
    return single === 'm' ? 'mp' : single === 'f' ? 'fp' : undefined
  }

  /** The form of the first noun in a text. */
  function formOf(text: string) {
    for (const [one] of text.matchAll(word)) {
      const form = formOfWord(one)
      if (form) return form
    }
    return undefined
  }

  /** Inflects the typed adjectives for the noun behind them. */
  const bentFor = (form: Form, text: string) =>
    text.replace(word, (one) => {
      const adjective = adjectives.get(fold(one))
      return adjective === undefined ? one : bent(adjective, form)
    })

  return (before, next) => {
    const named = formOf(before)
    const form = formOf(next)
    if (form) return (named ? before : bentFor(form, before)) + next
    const adjective = adjectives.get(fold(next))
    if (!adjective || !before.trim() || isBentBeforeAlone) return before + next
    return named ? before + bent(adjective, named) : null
  }
}
