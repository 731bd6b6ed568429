import type { Question } from './read-question.ts'

const keep = (question: Question, places: number[], isKindNamed: boolean): Question => {
  const terms = question.terms.filter((_, place) => places.includes(place))
  return { ...question, terms, words: terms.flatMap(({ words }) => words), isKindNamed }
}

/**
 * Questions with fewer words than one that nothing meets, in the order in which they are tried. What was typed first goes first. The
 * word for the kind of piece stays, and a product has to be called by it: who looks for a crimson blazer is not helped by a
 * turtleneck that goes with one. So one word is let go, then all but one, then all others; only if no piece of the kind is there
 * may a text mention it, and only then does the kind go itself.
 */
export function lettingGo(question: Question): Question[] {
  const { terms } = question
  const anywhere = question.isKindNamed ? [{ ...question, isKindNamed: false }] : []
  if (terms.length < 2) return anywhere
  const places = [...terms.keys()]
  const [kinds, others] = [true, false].map((isKind) =>
    places.filter((place) => terms[place]?.isKind === isKind),
  ) as [number[], number[]]
  const without = (gone: number, isKindNamed: boolean) =>
    keep(
      question,
      places.filter((place) => place !== gone),
      isKindNamed,
    )
  const withoutOther = (isKindNamed: boolean) => others.map((place) => without(place, isKindNamed))
  if (kinds.length === 0) return withoutOther(false)
  const withOne =
    others.length > 2 ? others.toReversed().map((one) => keep(question, [...kinds, one], true)) : []
  const kindAlone = others.length > 1 ? [keep(question, kinds, true)] : []
  const withoutKind = kinds.toReversed().map((place) => without(place, false))
  return [
    ...withoutOther(true),
    ...withOne,
    ...kindAlone,
    ...anywhere,
    ...withoutOther(false),
    ...withoutKind,
  ]
}

/** The kind of piece alone, and with each of the other words: what none of these finds, no more of them find together. */
export function pairsOfTerms(question: Question) {
  const places = [...question.terms.keys()]
  const kinds = places.filter((place) => question.terms[place]?.isKind)
  const others = question.terms.filter(({ isKind }) => !isKind)
  if (kinds.length === 0 || others.length < 2) return { kinds: null, withOthers: [] }
  return {
    kinds: keep(question, kinds, false),
    withOthers: others.map((other) => ({
      other,
      asked: keep(question, [...kinds, question.terms.indexOf(other)], false),
    })),
  }
}
