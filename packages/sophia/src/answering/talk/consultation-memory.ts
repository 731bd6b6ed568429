import { chipOf } from '../pieces/occasion-chip.ts'
import {
  budgetLimits,
  budgets,
  colourChoices,
  consultation,
  limitsOf,
  minded,
  ownBudgetFor,
  ownedPieces,
  shapeWishes,
  shoeWishes,
  vibes,
  type ConsultationQuestion,
  type MonthOccasion,
  type OwnedPiece,
} from '../../questions/consultation.ts'
import { figures, needs, stuffs } from '../../vocabulary/needs-and-figures.ts'
import type { Answer, Answers } from '../../questions/question-flow.ts'
import { forget, remember, rememberedIn, wishesOf, type Wishes } from '../outfits/remembered-wishes.ts'
import type { Reading } from '../../vocabulary/reading-words.ts'

/** One memory for the consultation and the talk: what either was told, as the other asks it. */

const among = <Name extends string>(names: readonly Name[], of: readonly string[] = []): Name[] =>
  names.filter((name) => of.includes(name))

/** The answer that says exactly what she can pay: an option of the question, or else her own sum. */
function budgetOf({ maxPerPieceCents, maxPerOutfitCents, currency }: Wishes): string | undefined {
  const option = budgets.find((one) => {
    const { maxPerPieceCents: perPiece, maxPerOutfitCents: perOutfit } = budgetLimits[one]
    return one !== 'open' && perPiece === maxPerPieceCents && perOutfit === maxPerOutfitCents
  })
  if (option && !currency) return option
  if (maxPerPieceCents) return ownBudgetFor('piece', maxPerPieceCents, currency)
  return maxPerOutfitCents ? ownBudgetFor('outfit', maxPerOutfitCents, currency) : undefined
}

const maxOf = (id: ConsultationQuestion) => {
  const question = consultation.find((one) => one.id === id)
  return question?.kind === 'choice' ? question.most : 1
}

/** What Sophia keeps in mind, as answers to the questions of the consultation. */
export function answersOfWishes(wishes: Wishes): Answers {
  const { vibe, shoes } = wishes
  const budget = budgetOf(wishes)
  const found: [ConsultationQuestion, Answer][] = [
    ['vibe', vibe ? [vibe] : []],
    ['loves', among(colourChoices, wishes.loves)],
    ['avoids', among(colourChoices, wishes.avoids)],
    ['shapes', among(shapeWishes, wishes.wishes)],
    ['shoes', shoes ? [shoes] : []],
    ['minded', among(minded, [...(wishes.needs ?? []), ...(wishes.without ?? []), ...(wishes.figure ?? [])])],
    ['budget', budget ? [budget] : []],
  ]
  return Object.fromEntries(
    found.flatMap(([id, answer]) => (answer.length > 0 ? [[id, answer.slice(0, maxOf(id))]] : [])),
  )
}

/** An answer of the consultation, as Sophia keeps it in mind. */
export function wishesOfAnswer(question: string, answer: Answer = []): Wishes {
  const [first] = answer
  switch (question) {
    case 'vibe': {
      const vibe = vibes.find((one) => one === first)
      return vibe ? { vibe } : {}
    }
    case 'loves':
    case 'avoids':
      return answer.length > 0 ? { [question]: among(colourChoices, answer) } : {}
    case 'shapes':
      return answer.length > 0 ? { wishes: among(shapeWishes, answer) } : {}
    case 'shoes': {
      const shoes = shoeWishes.find((one) => one === first)
      return shoes ? { shoes } : {}
    }
    case 'minded':
      return {
        ...listed('needs', among(needs, answer)),
        ...listed('without', among(stuffs, answer)),
        ...listed('figure', among(figures, answer)),
      }
    case 'budget':
      return (first && limitsOf(first)) || {}
    default:
      return {}
  }
}

const listed = <Name extends string, T>(name: Name, values: readonly T[]) =>
  (values.length > 0 ? { [name]: values } : {}) as { [key in Name]?: T[] }

/** What is kept in mind after an answer: what it took back is forgotten. */
export function relearned(
  known: Wishes,
  question: string,
  before: Answer | undefined,
  answer: Answer,
): Wishes {
  const dropped = wishesOfAnswer(
    question,
    before?.filter((one) => !answer.includes(one)),
  )
  const left = rememberedIn(dropped).reduce(forget, known)
  // Who answers what she wants to pay has no other limit.
  const { maxPerPieceCents: _piece, maxPerOutfitCents: _outfit, currency: _currency, ...free } = left
  return remember(question === 'budget' ? free : left, wishesOfAnswer(question, answer))
}

const occasionOfChip = {
  work: 'work',
  date: 'dinner',
  weekend: 'weekend',
  event: 'celebration',
  travel: 'travel',
  brunch: 'weekend',
} as const satisfies Record<ReturnType<typeof chipOf>, MonthOccasion>
const daily: readonly string[] = ['everyday', 'shopping', 'school_run', 'playground', 'university', 'doctor']
const weatherOfSeason = { spring: 'mild', summer: 'warm', autumn: 'cool', winter: 'cold' } as const

const ownedOf: Partial<Record<string, OwnedPiece>> = {
  jeans: 'jeans',
  trousers: 'black_trousers',
  shirt: 'white_shirt',
  blazer: 'blazer',
  dress: 'black_dress',
  sweater: 'knit',
  turtleneck: 'knit',
  cardigan: 'knit',
  knitwear: 'knit',
  skirt: 'satin_skirt',
}

/** The answers that a typed sentence gives, whatever was asked. `at`: the open question. */
export function answersOfReading(reading: Reading, at: string | null): Answers {
  const { occasions = [], weather, season, pieces = [], shoes } = reading
  const month = [
    ...new Set(occasions.map((one) => (daily.includes(one) ? 'everyday' : occasionOfChip[chipOf(one)]))),
  ]
  const cold = weather?.snow ? 'cold' : weather?.rain ? 'cool' : undefined
  const warmth = weather?.warmth ?? cold ?? (season && weatherOfSeason[season])
  const owned = ownedPieces.find((one) => pieces.some(({ kind, not }) => !not && ownedOf[kind] === one))
  const isOpen = reading.budget?.level === 'open'
  return {
    ...answersOfWishes(wishesOf(reading)),
    ...(month.length > 0 && { occasions: month.slice(0, maxOf('occasions')) }),
    ...(warmth && { [at === 'trip_weather' ? 'trip_weather' : 'weather']: [warmth] }),
    ...(shoes === 'high' && { shoes: ['any'] }),
    ...(isOpen && { budget: ['open'] }),
    // 'No', where nothing has to be chosen.
    ...((reading.social === 'no' || reading.social === 'unsure') && noneAt(at)),
    ...(at === 'owned' && owned && { owned: [owned] }),
    ...(at === 'owned' && reading.social === 'no' && { owned: ['nothing'] }),
  }
}

function noneAt(at: string | null): Answers {
  const question = consultation.find(({ id }) => id === at)
  return question?.kind === 'choice' && question.least === 0 ? { [question.id]: [] } : {}
}

const options = (id: ConsultationQuestion) => {
  const question = consultation.find((one) => one.id === id)
  return question?.kind === 'choice' ? question.options : []
}

/** Known answers beside those of a sentence: lists grow, as far as a question goes. */
export function withTold(known: Answers, told: Answers): Answers {
  const all: Record<string, Answer | undefined> = { ...known }
  for (const [id, answer = []] of Object.entries(told)) {
    const most = maxOf(id as ConsultationQuestion)
    const taken = new Set<string>([...(most > 1 ? (known[id] ?? []) : []), ...answer])
    const offered: readonly string[] = options(id as ConsultationQuestion)
    const own = [...taken].filter((one) => !offered.includes(one))
    all[id] = [...offered.filter((one) => taken.has(one)), ...own].slice(-most)
  }
  // Who avoids a colour no longer loves it, and the other way round.
  for (const [one, other] of [
    ['avoids', 'loves'],
    ['loves', 'avoids'],
  ] as const)
    if (told[one]) all[other] = all[other]?.filter((colour) => !told[one]?.includes(colour))
  return all
}
