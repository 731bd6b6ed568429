import { clamp, mix, smoothstep } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { limbOf } from '../body/figure/limb.ts'
import { toLinear, toSrgb } from '../body/figure/linear-light.ts'
import { NO_BONE } from '../body/figure/view.ts'
import { add, type Point } from '../geometry/math.ts'
import type { Colour } from '../raster/kmeans.ts'
import { maskAt } from '../raster/plane.ts'
import { isPerson } from '../fit/arm-path.ts'
import { STEP, WRIST, type Rung, type SeenRung } from '../fit/figure-arm.ts'

/** The skin of an arm, by rung of its path and share of its width: 0 the side of the torso, 1 the other. */
export type ArmSkin = {
  /** Writes its colour, sRGB 0 to 255, without pores and blotches. */
  colourAt(rung: number, across: number, out: Colour): void
}

const COLUMNS = 17
/** Skin this near to a cuff is in its shadow, rungs. */
const CUFF_SHADOW = 2
/** How far along the arm skin that is seen tells of the skin beyond it, rungs, and how far across, columns. */
const TELLS = { along: 9, across: 1.5 }
/** How much darker an arm is on the side of a torso that stands beside it, in logarithms, how near that is, shoulder widths, and the least share of it away from her. */
const BESIDE_HER = { darker: 0.42, near: 0.32, least: 0.45 }
/** At grazing angles skin mirrors what lies beside it: how much, and how narrow that edge is. */
const RIM = { share: 0.45, mirrors: 0.3, narrow: 8 }
/** An elbow's skin is darker and redder, in logarithms of its red, green and blue. */
const ELBOW = [-0.03, -0.1, -0.12]

/**
 * @param seen the figure's arm in the photo, which has the light
 * @param rungs the same arm where the photo has it
 */
export function createArmSkin(body: Body, seen: SeenRung[], rungs: Rung[]): ArmSkin {
  const colours = evenAlong(litByFigure(body, seen, rungs.length))
  const told = tellFromSeen(body, rungs, colours)
  for (const [r, rung] of rungs.entries()) {
    const beside = besideBody(body, rung)
    const grounds = [-1, 1].map((way) => groundBeside(body, rung, way))
    for (let c = 0; c < COLUMNS; c++) {
      const side = (2 * c) / (COLUMNS - 1) - 1
      const k = r * COLUMNS + c
      const mirrored = grounds[side < 0 ? 0 : 1]
      const rim = RIM.share * Math.abs(side) ** RIM.narrow
      const elbow = Math.exp(-(((rung.along - 1) / 0.09) ** 2)) * smoothstep(-0.3, 0.6, side)
      const own = 1 - told[k].certain
      const dark = BESIDE_HER.darker * beside * (0.35 - smoothstep(0.6, -1, side))
      for (let channel = 0; channel < 3; channel++) {
        const lit =
          colours[3 * k + channel] *
          Math.exp(told[k].by[channel] + own * (dark * REDDER[channel] + elbow * ELBOW[channel]))
        const edge = mirrored ? 0.6 * lit + RIM.mirrors * mirrored[channel] : 0.6 * lit
        colours[3 * k + channel] = mix(lit, edge, rim * own)
      }
    }
  }
  return {
    colourAt(rung, across, out) {
      const r = clamp(rung, 0, rungs.length - 1.001)
      const c = clamp(across * (COLUMNS - 1), 0, COLUMNS - 1.001)
      const [row, column] = [r | 0, c | 0]
      const k = 3 * (row * COLUMNS + column)
      for (let channel = 0; channel < 3; channel++) {
        const above = mix(colours[k + channel], colours[k + 3 + channel], c - column)
        const below = mix(
          colours[k + 3 * COLUMNS + channel],
          colours[k + 3 * COLUMNS + 3 + channel],
          c - column,
        )
        out[channel] = toSrgb(mix(above, below, r - row))
      }
    },
  }
}

/** Skin in shade is redder. */
const REDDER = [0.8, 1.1, 1.1]

/** The figure's skin in the photo's light, linear, three numbers a cell. */
function litByFigure({ figure }: Body, seen: SeenRung[], count: number) {
  const colours = new Float32Array(3 * count * COLUMNS)
  const [one, other]: Colour[] = [
    [0, 0, 0],
    [0, 0, 0],
  ]
  for (let r = 0; r < count; r++) {
    const rung = Math.min(r, seen.length - 1)
    const { before, after } = seen[rung]
    const share = after > before ? (rung - before) / (after - before) : 0
    for (let c = 0; c < COLUMNS; c++) {
      figure.bare.toneAt(...onRung(seen[before], c / (COLUMNS - 1)), one)
      figure.bare.toneAt(...onRung(seen[after], c / (COLUMNS - 1)), other)
      for (let channel = 0; channel < 3; channel++)
        colours[3 * (r * COLUMNS + c) + channel] = toLinear(mix(one[channel], other[channel], share))
    }
  }
  return colours
}

/** The place so far across what is seen of a rung. */
const onRung = ({ at, outwards, from, to }: SeenRung, across: number) =>
  add(at, outwards, mix(from + 1, to - 1, across))

/** Rungs were read one by one: each with its neighbours. */
function evenAlong(colours: Float32Array) {
  const row = 3 * COLUMNS
  const count = colours.length / row
  return colours.map((_, i) => {
    const r = Math.floor(i / row)
    const reach = Math.min(2, r, count - 1 - r)
    let sum = 0
    for (let j = -reach; j <= reach; j++) sum += colours[i + j * row]
    return sum / (2 * reach + 1)
  })
}

/** How an arm's skin differs from the figure's, in logarithms, and how certain that is. */
type Told = { by: number[]; certain: number }

/** What is seen of the arm says how the rest of it looks, the same side of it above all. */
function tellFromSeen(body: Body, rungs: Rung[], colours: Float32Array): Told[] {
  const { photo, segments } = body
  const known: { r: number; c: number; by: number[] }[] = []
  for (const [r, rung] of rungs.entries()) {
    if (r < CUFF_SHADOW || rung.along > WRIST - STEP) continue
    for (let c = 1; c < COLUMNS - 1; c++) {
      const isSkin = (one: Rung) => maskAt(segments.skin, ...placeOn(one, c)) > 240
      if (!isSkin(rung) || !isSkin(rungs[r - CUFF_SHADOW])) continue
      const [x, y] = placeOn(rung, c).map(Math.round)
      const i = 4 * (y * photo.width + x)
      const by = [0, 1, 2].map((channel) => {
        const lit = colours[3 * (r * COLUMNS + c) + channel]
        return clamp(
          Math.log(Math.max(0.002, toLinear(photo.data[i + channel])) / Math.max(0.002, lit)),
          -0.9,
          0.9,
        )
      })
      known.push({ r, c, by })
    }
  }
  return Array.from({ length: rungs.length * COLUMNS }, (_, k) => {
    const [r, c] = [Math.floor(k / COLUMNS), k % COLUMNS]
    let [weight, near] = [0, 0]
    const by = [0, 0, 0]
    for (const one of known) {
      const away = Math.abs(one.r - r) / TELLS.along
      const counts = Math.exp(-3 * away - ((one.c - c) / TELLS.across) ** 2 / 2)
      weight += counts
      near = Math.max(near, counts)
      for (let channel = 0; channel < 3; channel++) by[channel] += counts * one.by[channel]
    }
    const certain = near
    const share = weight > 0 ? certain / weight : 0
    return { by: by.map((sum) => sum * share), certain }
  })
}

const placeOn = ({ at, outwards, inner, outer }: Rung, column: number) =>
  add(at, outwards, mix(inner, outer, column / (COLUMNS - 1)))

/** How much of the light on the arm's inner side the figure's trunk takes, a share of the most. */
function besideBody({ figure, frame, photo }: Body, { at, outwards, inner }: Rung) {
  const { bone, width } = figure.view
  const most = BESIDE_HER.near * frame.shoulders
  for (let u = 0; u < most; u += 2) {
    const [x, y] = add(at, outwards, inner - u).map(Math.round)
    if (x < 0 || y < 0 || x >= photo.width || y >= photo.height) return BESIDE_HER.least
    const one = bone[y * width + x]
    if (one !== NO_BONE && limbOf(one) === 'trunk') return mix(1, BESIDE_HER.least, u / most)
  }
  return BESIDE_HER.least
}

/** The ground's colour on a side of the arm, linear; undefined where there is more of her. */
function groundBeside(body: Body, { at, outwards, inner, outer }: Rung, way: number): number[] | undefined {
  const away = (outer - inner) * 0.9
  const place: Point = add(at, outwards, way < 0 ? inner - away : outer + away)
  const { photo } = body
  const [x, y] = place.map(Math.round)
  if (x < 0 || y < 0 || x >= photo.width || y >= photo.height || isPerson(body, place)) return undefined
  const i = 4 * (y * photo.width + x)
  return [0, 1, 2].map((channel) => toLinear(photo.data[i + channel]))
}
