import { beforeAll, describe, expect, test } from 'vitest'
import { widened } from '@cabine/sophia/styling/brief.ts'
import { consultation, readWishes } from '@cabine/sophia/questions/consultation.ts'
import { questionsFor, refusalOf, type Answer } from '@cabine/sophia/questions/question-flow.ts'
import { briefFor, composeLetter, type Letter } from '@cabine/sophia/styling/letter.ts'
import { planMonth } from '@cabine/sophia/styling/letter-moments.ts'
import { faultsOf } from '@cabine/sophia/styling/outfit-rules.ts'
import { asWorn, type Piece, type Worn } from '@cabine/sophia/styling/piece.ts'
import { firstIn } from '#shared/testing/first.ts'
import { isThorough } from '#worker/testing/thorough.ts'
import { readRange } from './range.ts'

const wardrobe: Piece[] = readRange().map((piece) => ({ ...piece, availability: 'in_stock' as const }))
const wornById = new Map(wardrobe.map((piece) => [piece.id, asWorn(piece)]))

/** Numbers from 0 to 1, the same for the same seed. */
function chances(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** What one of very different shoppers might say. */
function someAnswers(seed: number) {
  const chance = chances(seed)
  const answers: Record<string, Answer> = {}
  for (const question of consultation) {
    if (!questionsFor(consultation, answers).includes(question)) continue
    let given: Answer = []
    if (question.kind !== 'words') {
      const { least, most, options } = question
      const taken = ('without' in question && answers[question.without]) || []
      const open = options
        .filter((option) => !taken.includes(option))
        .map((option) => ({ option, place: chance() }))
        .toSorted((a, b) => a.place - b.place)
      const count = least + Math.floor(chance() * (most - least + 1))
      given = open.slice(0, count).map(({ option }) => option)
    }
    answers[question.id] = given
    expect(refusalOf(question, given, answers)).toBe(null)
  }
  return answers
}

const piecesOf = ({ pieces }: Letter['outfits'][number]) =>
  pieces.map(({ id }) => wornById.get(id)).filter((piece): piece is Worn => Boolean(piece))

/** In a run that tries everything five times as many. */
const seeds = Array.from({ length: isThorough ? 200 : 40 }, (_, i) => i + 1)

describe(`${seeds.length} letters from the sample shop`, () => {
  let letters: { seed: number; wishes: ReturnType<typeof readWishes>; letter: Letter | null }[] = []

  beforeAll(() => {
    letters = seeds.map((seed) => {
      const wishes = readWishes(someAnswers(seed))
      return { seed, wishes, letter: composeLetter(wardrobe, wishes, `letter ${seed}`) }
    })
  }, 120_000)

  const outfits = () => letters.flatMap(({ letter }) => letter?.outfits ?? [])

  test('each has five outfits, for five different hours', () => {
    expect(letters.filter(({ letter }) => letter?.outfits.length !== 5).map(({ seed }) => seed)).toEqual([])
    for (const { letter } of letters)
      expect(new Set(letter?.outfits.map(({ moment }) => moment)).size).toBe(5)
  })

  test('every outfit keeps every rule', () => {
    const faults = letters.flatMap(({ seed, wishes, letter }) => {
      const plan = new Map(planMonth(wishes.occasions).map((moment) => [moment.id, moment]))
      return (letter?.outfits ?? []).flatMap((outfit) => {
        const moment = plan.get(outfit.moment)
        const brief = moment && widened(briefFor(moment, wishes))
        return brief
          ? faultsOf(piecesOf(outfit), brief, outfit.ownLayer).map(
              (fault) => `${seed} ${outfit.moment}: ${fault}`,
            )
          : [`${seed} ${outfit.moment}: is no hour of hers`]
      })
    })
    expect(faults).toEqual([])
  })

  test('what would take a piece’s place keeps them, too', () => {
    const faults = letters.slice(0, 40).flatMap(({ wishes, letter }) => {
      const plan = new Map(planMonth(wishes.occasions).map((moment) => [moment.id, moment]))
      return (letter?.outfits ?? []).flatMap((outfit) => {
        const moment = plan.get(outfit.moment)
        if (!moment) return ['no hour of hers']
        const pieces = piecesOf(outfit)
        return outfit.pieces.flatMap(({ id, alternatives }) =>
          alternatives.flatMap((other) => {
            const instead = wornById.get(other)
            const changed = pieces.flatMap((piece) => (piece.id === id ? (instead ?? []) : piece))
            return faultsOf(changed, widened(briefFor(moment, wishes)), true)
          }),
        )
      })
    })
    expect(faults).toEqual([])
  })

  test('nothing that is sewn is shown twice, but for what a small wardrobe has to lend again', () => {
    const repeated = letters.filter(({ letter }) => {
      const sewn = (letter?.outfits ?? []).flatMap((outfit) =>
        outfit.pieces.filter(({ slot }) => slot === 'top' || slot === 'dress').map(({ id }) => id),
      )
      return new Set(sewn).size < sewn.length
    })
    expect(repeated.length).toBeLessThan(letters.length * 0.05)
  })

  test('what comes again says so', () => {
    for (const { letter } of letters) {
      const seen = new Set<string>()
      for (const { pieces } of letter?.outfits ?? [])
        for (const { id, reason } of pieces) {
          if (seen.has(id) && reason.why !== 'owned') expect(reason.why).toBe('again')
          seen.add(id)
        }
    }
  })

  test('an outfit is built on the piece that she owns, wherever the month has an hour for it', () => {
    const asked = letters.filter(
      ({ wishes }) => wishes.owned !== 'nothing' && Object.keys(wishes.budget).length === 0,
    )
    const built = asked.filter(({ letter }) =>
      letter?.outfits.some(({ pieces }) => pieces.some(({ reason }) => reason.why === 'owned')),
    )
    expect(built.length / asked.length).toBeGreaterThan(0.5)
  })

  test('most have a bag, few leave her to her own coat, and hardly any leaves out an occasion', () => {
    const share = (count: number) => count / outfits().length
    expect(
      share(outfits().filter(({ pieces }) => pieces.some(({ slot }) => slot === 'bag')).length),
    ).toBeGreaterThan(0.75)
    expect(share(outfits().filter(({ ownLayer }) => ownLayer).length)).toBeLessThan(0.25)
    expect(letters.filter(({ letter }) => letter?.missed.length).length / letters.length).toBeLessThan(0.03)
  })

  test('no letter is dressed by one house', () => {
    for (const { letter } of letters) {
      const brands = new Set(
        (letter?.outfits ?? []).flatMap((outfit) => piecesOf(outfit).map(({ brand }) => brand)),
      )
      expect(brands.size).toBeGreaterThanOrEqual(4)
    }
  })

  test('the same answers bring the same letter, and another month another one', () => {
    const { wishes, letter } = firstIn(letters)
    expect(composeLetter(wardrobe, wishes, 'letter 1')).toEqual(letter)
    expect(composeLetter(wardrobe, wishes, 'the month after')).not.toEqual(letter)
  })
})

test('a shop without shoes writes no letter', () => {
  const barefoot = wardrobe.filter(({ category }) => category !== 'shoes')
  expect(composeLetter(barefoot, readWishes(someAnswers(1)), '')).toBe(null)
})
