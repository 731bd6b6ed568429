import { clamp } from '@cabine/engine/drapery/scalar.ts'
import type { Source } from './source.ts'

/** What makes a body, 0 to 1 each: 0.5 is the middle of muscle, weight, height and cup. */
export type Person = {
  /** 0 a woman, 1 a man. */
  gender: number
  /** 0 young, 1 old; both are adults. */
  age: number
  muscle: number
  weight: number
  height: number
  proportions: number
  cup: number
  firmness: number
  ancestry: { african: number; asian: number; caucasian: number }
  /** Single measures, -1 to 1, by the name of their target. */
  measures: Record<string, number>
}

/** How much single measures vary beside what the whole body's size says of them. */
const measures: Record<string, number> = {
  'torso/measure-bust-circ': 0.35,
  'torso/measure-underbust-circ': 0.3,
  'torso/measure-waist-circ': 0.4,
  'torso/measure-hips-circ': 0.35,
  'torso/measure-shoulder-dist': 0.18,
  'torso/torso-vshape': 0.2,
  'torso/torso-scale-vert': 0.15,
  'torso/torso-scale-horiz': 0.15,
  'hip/hip-scale-horiz': 0.2,
  'hip/hip-scale-depth': 0.2,
  'arms/measure-upperarm-circ': 0.4,
  'arms/measure-upperarm-length': 0.12,
  'arms/measure-lowerarm-length': 0.12,
  'legs/measure-thigh-circ': 0.4,
  'legs/measure-calf-circ': 0.4,
  'legs/measure-upperleg-height': 0.14,
  'legs/measure-lowerleg-height': 0.14,
  'neck/measure-neck-circ': 0.4,
  'neck/measure-neck-height': 0.25,
}

/**
 * Draws a person: three in four a woman, heavy ones more often than at random, so that the fit knows them as well.
 */
export function drawPerson(random: () => number): Person {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const shares = [random(), random(), random()].map((share) => -Math.log(share + 1e-9))
  const sum = shares[0] + shares[1] + shares[2]
  const isLarge = random() < 0.3
  return {
    gender: random() < 0.75 ? 0 : random() < 0.6 ? 1 : random(),
    age: random() ** 2 * 0.9,
    muscle: clamp(0.5 + 0.17 * normal()),
    weight: isLarge ? 0.7 + 0.3 * random() : clamp(0.42 + 0.2 * normal()),
    height: clamp(0.5 + 0.15 * normal()),
    proportions: 0.55 + 0.35 * random(),
    cup: clamp(0.5 + 0.2 * normal()),
    firmness: 0.2 + 0.7 * random(),
    ancestry: { african: shares[0] / sum, asian: shares[1] / sum, caucasian: shares[2] / sum },
    measures: Object.fromEntries(
      Object.entries(measures).map(([name, spread]) => [name, clamp(spread * normal(), -1, 1)]),
    ),
  }
}

/** Weights of the lowest, the middle and the highest form of something. */
const thirds = (value: number, low: string, middle: string, high: string): [string, number][] =>
  (
    [
      [low, Math.max(0, 1 - 2 * value)],
      [middle, 1 - Math.abs(2 * value - 1)],
      [high, Math.max(0, 2 * value - 1)],
    ] as [string, number][]
  ).filter(([, share]) => share > 0)

/** All vertices of a person in decimetres, mixed from MakeHuman's targets. */
export async function bodyOf({ vertices, target }: Source, person: Person): Promise<Float64Array> {
  const body = Float64Array.from(vertices)
  const add = async (name: string, share: number) => {
    if (share <= 0) return
    const moved = await target(name)
    if (moved) for (let i = 0; i < moved.length; i++) body[i] += share * moved[i]
  }
  const { gender, age, muscle, weight, height, proportions, cup, firmness, ancestry } = person
  for (const [sex, ofSex] of [
    ['female', 1 - gender],
    ['male', gender],
  ] as const)
    for (const [years, ofYears] of [
      ['young', 1 - age],
      ['old', age],
    ] as const) {
      for (const [name, share] of Object.entries(ancestry))
        await add(`macrodetails/${name}-${sex}-${years}`, ofSex * ofYears * share)
      for (const [muscles, ofMuscle] of thirds(muscle, 'minmuscle', 'averagemuscle', 'maxmuscle'))
        for (const [weights, ofWeight] of thirds(weight, 'minweight', 'averageweight', 'maxweight')) {
          const share = ofSex * ofYears * ofMuscle * ofWeight
          const kind = `${sex}-${years}-${muscles}-${weights}`
          await add(`macrodetails/universal-${kind}`, share)
          for (const [of, name] of [
            [height, ['height', 'minheight', 'maxheight']],
            [proportions, ['proportions', 'uncommonproportions', 'idealproportions']],
          ] as const) {
            await add(`macrodetails/${name[0]}/${kind}-${name[1]}`, share * Math.max(0, 1 - 2 * of))
            await add(`macrodetails/${name[0]}/${kind}-${name[2]}`, share * Math.max(0, 2 * of - 1))
          }
          if (sex === 'male') continue
          for (const [cups, ofCup] of thirds(cup, 'mincup', 'averagecup', 'maxcup'))
            for (const [firm, ofFirm] of thirds(firmness, 'minfirmness', 'averagefirmness', 'maxfirmness'))
              await add(`breast/${kind}-${cups}-${firm}`, share * ofCup * ofFirm)
        }
    }
  for (const [name, by] of Object.entries(person.measures))
    await add(`${name}-${by > 0 ? 'incr' : 'decr'}`, Math.abs(by))
  return body
}

const usual: Person = {
  gender: 0,
  age: 0.1,
  muscle: 0.5,
  weight: 0.5,
  height: 0.5,
  proportions: 0.7,
  cup: 0.6,
  firmness: 0.5,
  ancestry: { african: 1 / 3, asian: 1 / 3, caucasian: 1 / 3 },
  measures: {},
}

/** The bodies from which a fit starts. */
export const builds: Record<string, Person> = {
  'slim woman': { ...usual, weight: 0.25 },
  woman: usual,
  'full woman': { ...usual, weight: 0.75, muscle: 0.45 },
  'heavy woman': { ...usual, weight: 0.95, muscle: 0.4 },
  'very heavy woman': { ...usual, weight: 1, muscle: 0.15 },
  man: { ...usual, gender: 1 },
  'heavy man': { ...usual, gender: 1, weight: 0.85 },
}
