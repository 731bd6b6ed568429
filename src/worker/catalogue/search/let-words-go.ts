import type { ColourFamily } from '@cabine/sophia/vocabulary/product-categories.ts'
import { fact } from './match-expressions.ts'
import { ranks, type Question, type Term } from './question.ts'

/** Something that a question can do without: its words, how soon they are let go, and the question without them. */
type Loose = { rank: number; words: readonly string[]; from: (question: Question) => Question }

const withoutTerm = (term: Term): Loose => ({
  rank: term.rank,
  words: term.words,
  from: (question) => ({
    ...question,
    terms: question.terms.filter((one) => one !== term),
    ...(question.asked &&
      term.rank === ranks.colour && {
        asked: {
          ...question.asked,
          isPlain: false,
          families: question.asked.families.flatMap((one) => nearColours[one]),
        },
      }),
  }),
})

/** What she may like where there is none in her colour, which comes first then. */
const nearColours: Record<ColourFamily, readonly ColourFamily[]> = {
  black: ['black', 'grey'],
  white: ['white', 'beige'],
  grey: ['grey', 'silver', 'black'],
  beige: ['beige', 'brown', 'white'],
  brown: ['brown', 'beige'],
  red: ['red', 'pink', 'orange'],
  pink: ['pink', 'red', 'purple'],
  orange: ['orange', 'red', 'brown'],
  yellow: ['yellow', 'gold', 'orange', 'beige'],
  green: ['green', 'blue'],
  blue: ['blue', 'green', 'grey'],
  purple: ['purple', 'pink', 'red'],
  gold: ['gold', 'beige', 'yellow'],
  silver: ['silver', 'grey', 'white'],
  multi: ['multi'],
}

/** Where nothing is as cheap as that, the cheapest come first. */
const withoutPrice = (question: Question): Question => ({
  ...question,
  limits: {},
  ...(question.asked && {
    asked: {
      ...question.asked,
      order: question.limits.max === undefined ? question.asked.order : 'cheap',
      words: { ...question.asked.words, price: [] },
    },
  }),
})

const withoutSize = (question: Question): Question => ({
  ...question,
  ...(question.asked && {
    asked: { ...question.asked, sizes: null, words: { ...question.asked.words, size: [] } },
  }),
})

/** Where all there is has what is not wanted, it is shown, and said. */
const evenUnwanted = (question: Question): Question[] =>
  question.asked?.without && question.terms.length > 0
    ? [
        {
          ...question,
          asked: {
            ...question.asked,
            without: null,
            words: { ...question.asked.words, unwanted: [] },
            spans: { ...question.asked.spans, unwanted: [] },
          },
        },
      ]
    : []

/** All that can be let go, in the order in which it is: words that nobody knows, the occasion, how a piece is, its price and size, its colour. */
function looseIn({ terms, wishes, limits, asked }: Question): Loose[] {
  const sizes = asked?.sizes
  const kinds = terms.filter(({ isKind }) => isKind)
  // Of a 'shirt dress' the dress stays.
  const main = kinds.findLast(({ categories }) => categories) ?? kinds.at(-1)
  const loose: Loose[] = [
    ...terms.filter((term) => !term.isKind || (term !== main && kinds.length > 1)).map(withoutTerm),
    ...wishes.map((wish) => ({
      rank: ranks.wish,
      words: wish.words,
      from: (question: Question) => ({ ...question, wishes: question.wishes.filter((one) => one !== wish) }),
    })),
    ...(Object.keys(limits).length > 0
      ? [{ rank: ranks.price, words: asked?.words.price ?? [], from: withoutPrice }]
      : []),
    ...(asked && sizes
      ? [
          {
            rank: ranks.size,
            words: asked.words.size,
            from: withoutSize,
          },
        ]
      : []),
  ]
  return loose.toSorted((one, other) => one.rank - other.rank)
}

const lessBy = (question: Question, gone: readonly Loose[], isKindNamed: boolean): Question => ({
  ...gone.reduce((less, one) => one.from(less), question),
  isKindNamed,
})

/** Of these alone each is tried: of many words any could be the one too many. */
const maxSingles = 6
const maxStretches = 8

/** A kind of which the shop has none is looked for among what stands beside it. */
const beside = (question: Question): Question => ({
  ...question,
  terms: question.terms.map((term) =>
    term.isKind && (term.categories || term.near)
      ? {
          ...term,
          isKind: false,
          isBeside: true,
          typed: '',
          match: '',
          fact: term.near ? `(${term.near})` : fact(...(term.categories ?? []).map((one) => `c${one}`)),
        }
      : term,
  ),
})

/**
 * Questions that ask for less than one that nothing meets, in the order in which they are tried: without one thing, then without
 * more and more of them, and only then may a text merely mention the kind of piece, or a piece be of another kind beside it.
 */
export function lettingGo(question: Question): Question[] {
  const { terms } = question
  const loose = looseIn(question)
  const kinds = terms.filter(({ isKind }) => isKind)
  const isNamed = kinds.length > 0
  const hasOther = isNamed || loose.length > 1
  const singles = hasOther ? loose.slice(0, maxSingles).map((one) => lessBy(question, [one], isNamed)) : []
  const stretches = loose
    .map((_, at) => loose.slice(0, at + 1))
    .filter((gone) => gone.length > 1 && (isNamed || gone.length < loose.length))
    .slice(-maxStretches)
    .map((gone) => lessBy(question, gone, isNamed))
  const anywhere = question.isKindNamed ? [{ ...question, isKindNamed: false }] : []
  const canStandBeside = kinds.some(({ categories, near }) => near !== null && (categories || near))
  const others = canStandBeside ? beside(question) : null
  const nearKinds = others
    ? [
        { ...others, isKindNamed: false },
        ...loose.map((_, at) => lessBy(others, loose.slice(0, at + 1), false)).slice(-maxStretches),
      ]
    : []
  const withoutKind =
    kinds.length > 0 && terms.length > kinds.length
      ? [{ ...question, terms: terms.filter(({ isKind }) => !isKind), isKindNamed: false }]
      : []
  return [...singles, ...stretches, ...anywhere, ...nearKinds, ...withoutKind, ...evenUnwanted(question)]
}

/** What a question says in words, and another with less no longer does. */
export function wordsLetGo(question: Question, less: Question): string[] {
  const wordsOf = ({ terms, wishes, asked }: Question) => [
    ...terms.flatMap(({ words, isBeside }) => (isBeside ? [] : words)),
    ...wishes.flatMap(({ words }) => words),
    ...(asked ? [...asked.words.price, ...asked.words.size, ...asked.words.unwanted] : []),
  ]
  const left = new Set(wordsOf(less))
  return [...new Set(wordsOf(question))].filter((word) => word !== '' && !left.has(word))
}

/** The kind of piece alone, and with each of the other words: what none of these finds, no more of them find together. */
export function pairsOfTerms(question: Question) {
  const kinds = question.terms.filter(({ isKind }) => isKind)
  const others = question.terms.filter(({ isKind }) => !isKind)
  if (kinds.length !== 1 || others.length < 2) return { kinds: null, withOthers: [] }
  const bare = {
    ...question,
    wishes: [],
    limits: {},
    ...(question.asked && { asked: { ...question.asked, sizes: null } }),
  }
  const keep = (terms: readonly Term[]): Question => ({
    ...bare,
    terms: question.terms.filter((term) => terms.includes(term)),
    isKindNamed: false,
  })
  return {
    kinds: keep(kinds),
    withOthers: others.map((other) => ({ other, asked: keep([...kinds, other]) })),
  }
}
