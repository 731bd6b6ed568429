import { fold } from './fold.ts'

/** What an adjective agrees with: gender and number. */
export type Form = 'm' | 'f' | 'n' | 'mp' | 'fp'

/**
 * How a language's adjectives agree, written by hand: words separated by commas, in the form in which they are
 * suggested.
 */
export type AgreementSource = {
  /**
   * The nouns, by the form that their adjectives take. Of a noun with several words its first one is enough, or the
   * part before its hyphen.
   */
  nouns: Partial<Record<Form, string>>
  /** The adjectives that are inflected. */
  adjectives: string
  /** Inflects one word; of an adjective with several words this is the first. */
  inflect: (word: string, form: Form) => string
  /** Recognises a regular plural. */
  plural?: RegExp
  /** Adjectives are inflected before their noun, and not behind it. */
  isInflectedBeforeNounOnly?: boolean
}

/**
 * Inflects what was typed together with its suggested continuation, so that they agree. Null where the form is
 * unknown: a suggestion must not teach a shopper mistakes.
 */
export type Agreement = (before: string, next: string) => string | null

const listed = (words: string) => words.split(',').map((word) => word.trim())
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*/gu

export function makeAgreement(source: AgreementSource): Agreement {
  const { nouns, adjectives, inflect, plural, isInflectedBeforeNounOnly } = source
  const forms = Object.keys(nouns) as Form[]
  const formOfNoun = new Map(
    forms.flatMap((form) => listed(nouns[form] ?? '').map((noun): [string, Form] => [fold(noun), form])),
  )
  const inflected = (adjective: string, form: Form) =>
    adjective.replace(word, (one, at) => (at === 0 ? inflect(one, form) : one))
  /** Every form of an inflected word, with the form in which it is suggested. */
  const suggestedForms = new Map(
    listed(adjectives).flatMap((adjective) =>
      [adjective, ...forms.map((form) => inflected(adjective, form))].map((one): [string, string] => [
        fold(one),
        adjective,
      ]),
    ),
  )

  function formOfWord(one: string): Form | undefined {
    const folded = fold(one)
    const own = formOfNoun.get(folded) ?? formOfNoun.get(folded.replace(/-.*/s, ''))
    if (own || !plural) return own
    const single = formOfNoun.get(folded.replace(plural, ''))
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
  const inflectAll = (form: Form, text: string) =>
    text.replace(word, (one) => {
      const adjective = suggestedForms.get(fold(one))
      return adjective === undefined ? one : inflected(adjective, form)
    })

  return (before, next) => {
    const named = formOf(before)
    const form = formOf(next)
    if (form) return (named ? before : inflectAll(form, before)) + next
    const adjective = suggestedForms.get(fold(next))
    if (!adjective || !before.trim() || isInflectedBeforeNounOnly) return before + next
    return named ? before + inflected(adjective, named) : null
  }
}
