import { concepts, type Concept } from '../../vocabulary/concepts.ts'
import { sameThings } from './synonyms.ts'
import { rootOf, wordsOf } from './split-words.ts'

const ownNames: ReadonlySet<string> = new Set(Object.values(concepts).flat())

/** The words by which an English shop may call a thing: its own, and synonyms that are no thing of their own ('trainers'). */
function namesOf(concept: Concept): string[] {
  const own = concepts[concept].filter((name) => !name.startsWith('='))
  const same = sameThings.find(([first]) => first === own[0]) ?? []
  return [concept, ...own, ...same.filter((name) => !ownNames.has(name))]
}

const rootsOf = (text: string) => ` ${wordsOf(text).map(rootOf).join(' ')} `

/** What a word means in the plural alone: a 'Short Story' is no pair of shorts. */
const onlyPlural: ReadonlySet<string> = new Set(['shorts'])

const rootsOfConcepts = (Object.keys(concepts) as Concept[]).map(
  (concept) => [concept, namesOf(concept).map(rootsOf)] as const,
)

/** Everything that an English text names, as `isCalled` has it, read once for all. */
export function calledIn(text: string): ReadonlySet<Concept> {
  const words = wordsOf(text)
  const roots = ` ${words.map(rootOf).join(' ')} `
  return new Set(
    rootsOfConcepts.flatMap(([concept, names]) =>
      (onlyPlural.has(concept) ? words.includes(concept) : names.some((name) => roots.includes(name)))
        ? [concept]
        : [],
    ),
  )
}

/** Whether an English text calls something by a concept: 'Canvas Trainers' are sneakers. */
export function isCalled(text: string, concept: Concept): boolean {
  if (onlyPlural.has(concept)) return wordsOf(text).includes(concept)
  const roots = rootsOf(text)
  return namesOf(concept).some((name) => roots.includes(rootsOf(name)))
}
