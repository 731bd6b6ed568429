import { clamp, mix, smoothstep } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import type { Side } from '../photo/frame.ts'
import type { Colour } from '../raster/kmeans.ts'
import type { Size } from '../raster/plane.ts'
import { boxOf, createLocator, createPlace, pointOnChain } from '../fit/arm-chain.ts'
import { createArmSkin } from './arm-skin.ts'
import { STEP, WRIST, type Rung } from '../fit/figure-arm.ts'
import { endsInTrousers } from './hidden-hand.ts'
import { findArm } from '../fit/place-arm.ts'

/** An arm as it would be seen without its sleeve, from the shoulder into the hand, on its box of the photo. */
export type BareArm = Size & {
  left: number
  top: number
  side: Side
  /** Where it ends, 0 to 2.4: in the hand that is seen, in the pocket that has it, or at the wrist of one that is behind her. In front of cloth it is up to there. */
  end: number
  /** How much of a pixel it covers, 0 to 1. */
  cover: Float32Array
  /** The same of what may lie in front of cloth on the trunk: at the armpit that goes round the arm. */
  front: Float32Array
  /** 0 the shoulder, 1 the elbow, 2 the wrist, more in the hand; only where it covers. */
  along: Float32Array
  /** Writes the colour of the arm's skin at a pixel of the box; only where it covers. */
  colourAt(k: number, out: Colour): void
}

/** More of a forearm than this behind the figure's trunk: the rest of it is behind her. */
const BEHIND_HER = 0.4
/** So far before the wrist an arm ends in front of cloth, whose hand is behind her. */
const HIDDEN_HAND = 0.1

/** At the armpit so much of an arm's width lies behind what is worn on the trunk, in half widths; from where to where. */
const ARMPIT = { behind: 0.7, from: 0.25, to: 0.75 }

/**
 * The figure's arm, moved to where the photo's is. The figure is fitted to joints that a network guessed, and its trunk
 * may stick through an arm that hangs beside it; a sleeve with background on both sides tells better where the arm is,
 * and the hand where it ends. Undefined for an arm that is behind her.
 */
export function layBareArm(body: Body, side: Side): BareArm | undefined {
  const known = laid.get(body) ?? []
  laid.set(body, known)
  known[side] ??= { arm: layArm(body, side) }
  return known[side].arm
}

/** Whatever she wears, her arms are the same. */
const laid = new WeakMap<Body, { arm: BareArm | undefined }[]>()

function layArm(body: Body, side: Side): BareArm | undefined {
  const found = findArm(body, side)
  if (!found) return undefined
  const { rungs: seen, chain, hand } = found
  const last = chain.alongs[chain.alongs.length - 1]
  const rungs = Array.from({ length: Math.round(last / STEP) + 1 }, (_, k): Rung => {
    const half = chain.half(k * STEP)
    return { along: k * STEP, ...pointOnChain(chain, k * STEP), inner: -half, outer: half }
  })
  const skin = createArmSkin(body, seen, rungs)
  const box = boxOf(chain, body.photo)
  const { left, top, width, height } = box
  const along = new Float32Array(width * height)
  const cover = new Float32Array(along.length)
  const front = new Float32Array(along.length)
  const locate = createLocator(chain)
  const [x, y] = [(k: number) => left + (k % width), (k: number) => top + Math.floor(k / width)]
  const place = createPlace()
  for (let k = 0; k < along.length; k++) {
    locate(x(k), y(k), place)
    cover[k] = clamp(place.inside + 0.5)
    along[k] = place.along
    const behind = place.across < 0.5 ? ARMPIT.behind * smoothstep(ARMPIT.to, ARMPIT.from, place.along) : 0
    front[k] = clamp(place.inside - behind * chain.half(place.along) + 0.5)
  }
  const other: Colour = [0, 0, 0]
  const shown = STEP * seen[seen.length - 1].before
  return {
    ...box,
    side,
    end: hand
      ? last
      : shown < WRIST - BEHIND_HER
        ? shown
        : endsInTrousers(body, side)
          ? last
          : WRIST - HIDDEN_HAND,
    along,
    cover,
    front,
    colourAt(k, out) {
      locate(x(k), y(k), place)
      skin.colourAt(place.along / STEP, place.across, out)
      skin.colourAt(place.other.along / STEP, place.other.across, other)
      const uneven = body.figure.bare.unevenAt(x(k), y(k))
      for (let c = 0; c < 3; c++) out[c] = mix(out[c], other[c], place.share) * uneven
    },
  }
}
