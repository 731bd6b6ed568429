import { nth } from '../../src/shared/testing/first.ts'
import { createChance } from '../../src/worker/testing/simulation/random.ts'
import { mean, shareBroken, type GradedLook, type Side } from './grades.ts'
import { pairName, type LookEntry } from './looks.ts'

/** `old` is missing where one engine alone is reported. */
export type BySide<T> = { old?: T; new: T }

/** `mean` and `broken` (share of grades of at most 2) are missing where nothing was graded. */
export type Marks = { looks: number; mean?: number; broken?: number }

export type Agreement = {
  graders: [string, string]
  looks: number
  /** Mean absolute difference of two grades. */
  difference: number
  /** Share of looks on which they are at most one apart. */
  withinOne: number
}

/** New less old, over the pairs that both sides show and somebody graded on both. */
export type Paired = {
  pairs: number
  people: number
  difference: number
  /** The bounds of 95 in 100 random draws of as many persons. Persons are drawn, since looks of one photo fail together. */
  from: number
  to: number
  better: number
  worse: number
}

export type Comparison = {
  overall: BySide<Marks>
  graders: Record<string, BySide<Marks>>
  categories: Record<string, BySide<Marks>>
  /** Of pairs of which either look paints skin. */
  painted: BySide<Marks>
  agreement: Agreement[]
  paired?: Paired
  /** How many pairs were tried, and how many refused for what. */
  tried: BySide<number>
  refusals: BySide<Record<string, number>>
  /** Pairs that one side shows and the other does not, or that are refused for another reason. */
  changed: { pair: string; old: string; new: string }[]
  /** Milliseconds, by stage and in all. */
  timings: BySide<Record<string, { median: number; late: number }>>
}

/** A look counts as painting skin where more than this share of the torso is painted. */
const PAINTS = 0.05
const DRAWS = 4000

/** @param categoryOf the category of a garment's name */
export function compareLooks(
  entries: BySide<LookEntry[]>,
  graded: GradedLook[],
  categoryOf: (garment: string) => string | undefined,
): Comparison {
  const bySide = <T>(read: (side: Side, own: LookEntry[]) => T): BySide<T> => ({
    ...(entries.old && { old: read('old', entries.old) }),
    new: read('new', entries.new),
  })
  const all = [...(entries.old ?? []), ...entries.new]
  const entryOf = new Map(all.flatMap((entry) => (entry.look ? [[entry.look, entry] as const] : [])))
  const painting = new Set(all.filter(paintsSkin).map(pairName))
  const marksOf = (isMeant: (grade: GradedLook) => boolean) =>
    bySide((side) => marks(graded.filter((one) => one.side === side && isMeant(one))))
  const categoryOfLook = (look: string) => {
    const garments = entryOf.get(look)?.garments ?? []
    return garments.length > 1 ? 'outfits' : (garments.map(categoryOf)[0] ?? 'unknown')
  }
  const named = (names: string[], nameOf: (one: GradedLook) => string) =>
    Object.fromEntries(
      [...new Set(names)].sort().map((name) => [name, marksOf((one) => nameOf(one) === name)]),
    )
  return {
    overall: marksOf(() => true),
    graders: named(
      graded.map(({ grader }) => grader),
      ({ grader }) => grader,
    ),
    categories: named(
      graded.map(({ look }) => categoryOfLook(look)),
      ({ look }) => categoryOfLook(look),
    ),
    painted: marksOf(({ look }) => {
      const entry = entryOf.get(look)
      return entry !== undefined && painting.has(pairName(entry))
    }),
    agreement: agreementOf(graded),
    paired: entries.old && pairUp(entries.old, entries.new, graded),
    tried: bySide((_, own) => own.length),
    refusals: bySide((_, own) => countRefusals(own)),
    changed: entries.old ? changesOf(entries.old, entries.new) : [],
    timings: bySide((_, own) => timingsOf(own)),
  }
}

function paintsSkin({ warnings, signals = {} }: LookEntry) {
  const { paintedArms = 0, paintedLegs = 0, paintedChest = 0 } = signals
  return warnings.includes('skin_painted') || paintedArms + paintedLegs + paintedChest > PAINTS
}

/** Each look counts once in the mean, however many graded it. */
function marks(graded: GradedLook[]): Marks {
  const looks = [...Map.groupBy(graded, ({ look }) => look).values()]
  if (looks.length === 0) return { looks: 0 }
  return {
    looks: looks.length,
    mean: mean(looks.map((grades) => mean(grades.map(({ grade }) => grade)))),
    broken: shareBroken(graded.map(({ grade }) => grade)),
  }
}

function agreementOf(graded: GradedLook[]): Agreement[] {
  const byGrader = [...Map.groupBy(graded, ({ grader }) => grader)].map(
    ([grader, own]) =>
      [grader, new Map(own.map(({ side, look, grade }) => [`${side} ${look}`, grade]))] as const,
  )
  return byGrader.flatMap(([a, gradesOfA], i) =>
    byGrader.slice(i + 1).flatMap(([b, gradesOfB]) => {
      const apart = [...gradesOfA].flatMap(([look, grade]) => {
        const other = gradesOfB.get(look)
        return other === undefined ? [] : [Math.abs(grade - other)]
      })
      if (apart.length === 0) return []
      const withinOne = apart.filter((distance) => distance <= 1).length / apart.length
      return [
        { graders: [a, b] as [string, string], looks: apart.length, difference: mean(apart), withinOne },
      ]
    }),
  )
}

/** The mean grade of each look of a side, by the pair that it shows. */
export function gradesByPair(entries: LookEntry[], graded: GradedLook[], side: Side): Map<string, number> {
  const own = Map.groupBy(
    graded.filter((one) => one.side === side),
    ({ look }) => look,
  )
  return new Map(
    entries.flatMap((entry) => {
      const grades = entry.look === undefined ? undefined : own.get(entry.look)
      return grades ? [[pairName(entry), mean(grades.map(({ grade }) => grade))] as const] : []
    }),
  )
}

function pairUp(before: LookEntry[], after: LookEntry[], graded: GradedLook[]): Paired | undefined {
  const [old, now] = [gradesByPair(before, graded, 'old'), gradesByPair(after, graded, 'new')]
  const gains = after.flatMap((entry) => {
    const [a, b] = [old.get(pairName(entry)), now.get(pairName(entry))]
    return a === undefined || b === undefined ? [] : [{ person: entry.person, gain: b - a }]
  })
  if (gains.length === 0) return undefined
  const people = [...Map.groupBy(gains, ({ person }) => person).values()]
  const chance = createChance(1)
  const draws = Array.from({ length: DRAWS }, () =>
    mean(people.flatMap(() => chance.pick(people)).map(({ gain }) => gain)),
  ).sort((a, b) => a - b)
  return {
    pairs: gains.length,
    people: people.length,
    difference: mean(gains.map(({ gain }) => gain)),
    from: nth(draws, Math.floor(0.025 * DRAWS)),
    to: nth(draws, Math.floor(0.975 * DRAWS)),
    better: gains.filter(({ gain }) => gain > 0).length,
    worse: gains.filter(({ gain }) => gain < 0).length,
  }
}

/** The outcome for a pair, in a word. */
export const outcomeOf = ({ look, refused, failed }: LookEntry) =>
  look ? 'shown' : (refused ?? (failed ? 'failed' : 'unknown'))

function countRefusals(entries: LookEntry[]) {
  const counts: Record<string, number> = {}
  for (const entry of entries) if (!entry.look) counts[outcomeOf(entry)] = (counts[outcomeOf(entry)] ?? 0) + 1
  return counts
}

function changesOf(before: LookEntry[], after: LookEntry[]) {
  const old = new Map(before.map((entry) => [pairName(entry), outcomeOf(entry)]))
  return after.flatMap((entry) => {
    const was = old.get(pairName(entry))
    const is = outcomeOf(entry)
    return was === undefined || was === is ? [] : [{ pair: pairName(entry), old: was, new: is }]
  })
}

function timingsOf(entries: LookEntry[]) {
  const shown = entries.filter(({ look }) => look)
  const times = Map.groupBy(
    shown.flatMap(({ ms, timings }) => Object.entries({ ...timings, 'in all': ms })),
    ([stage]) => stage,
  )
  return Object.fromEntries(
    [...times].map(([stage, laps]) => {
      const sorted = laps.map(([, ms]) => ms).sort((a, b) => a - b)
      const at = (share: number) => nth(sorted, Math.floor(share * (sorted.length - 1)))
      return [stage, { median: at(0.5), late: at(0.9) }]
    }),
  )
}
