import { mix } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { sides, type Side } from '../photo/frame.ts'
import { mixPoints, type Point } from '../geometry/math.ts'
import { UNDER_SLEEVE } from '../cloth/arm-cover.ts'
import { wearingLimits, type Handles, type Pull, type Wearing } from '../contract/wearing.ts'
import type { Fit } from '../fit/fit.ts'

/** The middle of a piece, where its hem is looked for first, in shoulders to each side of the spine; sleeves are beyond the second. */
const MIDDLE = 0.12
const TRUNK = 0.5
/** A row of a hem is at least so wide, in shoulders: threads of cloth are none. */
const ROW = 0.03
/** Cloth is cut longer and shorter below the armpits or the crotch, in torsos. */
const FROM = { upper: 0.3, lower: 1.1 }

/** Where a look's pieces are taken hold of, by piece. */
export const handlesOf = (body: Body, fits: Fit[], wishes: Wearing[]): Handles[] =>
  [...fits]
    .sort((a, b) => a.piece - b.piece)
    .map((fit) => ({
      hem: pullHem(body, fit, wishes[fit.piece]),
      cuff: pullCuff(body, fit, wishes[fit.piece]),
      neck: pullNeck(body, fit),
    }))

function pullHem(body: Body, fit: Fit, { length }: Wearing): Pull | null {
  if (!fit.isDraped) return null
  const hem = fit.category === 'bottoms' ? lowest(body, fit, Infinity) : hemOf(body, fit)
  if (!hem) return null
  const { frame } = body
  const [across, down] = frame.fromPhoto(...hem)
  const from = FROM[fit.half] * frame.torso
  const placeAt = (value: number) =>
    sharesOf(body, frame.toPhoto(across, from + ((down - from) * (1 + value)) / (1 + length)))
  return { least: placeAt(-wearingLimits.length), most: placeAt(wearingLimits.length) }
}

const hemOf = (body: Body, fit: Fit) => lowest(body, fit, MIDDLE) ?? lowest(body, fit, TRUNK)

/** The middle of a piece's lowest row within so many shoulders of the spine, px of the photo. */
function lowest({ frame }: Body, { layers }: Fit, within: number): Point | undefined {
  let found: Point | undefined
  for (const { kind, left, top, width, height, data } of layers) {
    if (kind === 'sleeve') continue
    for (let y = height - 1; y >= 0; y--) {
      if (found && top + y <= found[1]) break
      let [count, sum] = [0, 0]
      for (let x = 0; x < width; x++) {
        if (data[4 * (y * width + x) + 3] < 128) continue
        if (Math.abs(frame.fromPhoto(left + x, top + y)[0]) > within * frame.shoulders) continue
        count++
        sum += left + x
      }
      if (count < ROW * frame.shoulders) continue
      found = [sum / count, top + y]
      break
    }
  }
  return found
}

/** So far down her arm, beside how far they reach otherwise, do sleeves end that are pushed up to the elbow. */
const PUSHED = 0.79

function pullCuff(body: Body, fit: Fit, { sleeves }: Wearing): Pull | null {
  if (!fit.isDraped || !fit.hasLongSleeves) return null
  const pulls = sides.flatMap((side): Pull[] => {
    if (fit.armCover[side] === 0) return []
    const reached = Math.min(2, fit.armCover[side] + UNDER_SLEEVE)
    const placeAt = (value: number) =>
      sharesOf(body, alongArm(body, side, (reached * mix(1, PUSHED, value)) / mix(1, PUSHED, sleeves)))
    return [{ least: placeAt(0), most: placeAt(1) }]
  })
  // The one with the longer way is the easier one to pull.
  return pulls.sort((a, b) => wayOf(b) - wayOf(a))[0] ?? null
}

/** A little play would be too short a way for a finger. */
const SIDEWAYS = 0.16

function pullNeck(body: Body, fit: Fit): Pull | null {
  if (fit.play === 0) return null
  const { frame, figure } = body
  const way = Math.max(SIDEWAYS * frame.shoulders, fit.play * figure.fitted.scale)
  const placeAt = (value: number) => sharesOf(body, frame.toPhoto(value * way, fit.top))
  return { least: placeAt(-1), most: placeAt(1) }
}

function alongArm({ arms }: Body, side: Side, along: number) {
  const { joints } = arms[side]
  const bone = along < 1 ? 0 : 1
  return mixPoints(joints[bone], joints[bone + 1], along - bone)
}

const sharesOf = ({ photo }: Body, [x, y]: Point): Point => [x / photo.width, y / photo.height]

/** How far a pull goes within the picture, in shares of it. */
function wayOf({ least, most }: Pull) {
  const isSeen = [...least, ...most].every((share) => share > 0 && share < 1)
  return isSeen ? Math.hypot(least[0] - most[0], least[1] - most[1]) : 0
}
