import { createRandom } from '@cabine/engine/drapery/noise.ts'
import { clamp, smoothstep } from '@cabine/engine/drapery/scalar.ts'
import { toLab } from '@cabine/engine/body/appearance/lab.ts'
import type { Body } from '@cabine/engine/body/body.ts'
import { changedPlane } from '@cabine/engine/cloud-picture/changed-plane.ts'
import { softBlur } from '@cabine/engine/raster/blur.ts'
import { copyPicture } from '@cabine/engine/raster/decode.ts'
import { createPicture, createPlane, type Picture, type Plane } from '@cabine/engine/raster/plane.ts'

/** A look, and where it shows the new piece: 0 to 1, of its size. */
export type Drawn = { body: Body; look: Picture; piece: Plane }

/** A picture as a model might send it; undefined where a piece has nothing to be changed in this way. */
export type Redraw = (drawn: Drawn, random: () => number) => Picture | undefined

/** The piece is what is cloth and not the photo's. */
export function drawnOf(body: Body, look: Picture): Drawn {
  const changed = changedPlane(body.photo, look)
  const piece = createPlane(look)
  const colour: [number, number, number] = [0, 0, 0]
  each(look, (i, x, y) => {
    if (changed.data[i]! < 0.5) return
    body.skin.colourAt(x, y, colour)
    const unlikeSkin = Math.hypot(...colour.map((value, c) => value - look.data[4 * i + c]!))
    piece.data[i] = unlikeSkin > 34 ? 1 : 0
  })
  const soft = softBlur(piece, 4)
  for (let i = 0; i < soft.data.length; i++) piece.data[i] = soft.data[i]! > 0.5 ? 1 : 0
  return { body, look, piece }
}

/** Each pixel from another place of the look. */
function moved(look: Picture, from: (x: number, y: number) => readonly [number, number]): Picture {
  const { width, height, data } = look
  const result = createPicture(look)
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++, o += 4) {
      const [fx, fy] = from(x, y)
      const u = clamp(fx, 0, width - 1.001)
      const v = clamp(fy, 0, height - 1.001)
      const i = 4 * (Math.floor(v) * width + Math.floor(u))
      const [along, under] = [u - Math.floor(u), v - Math.floor(v)]
      for (let c = 0; c < 4; c++) {
        const top = data[i + c]! * (1 - along) + data[i + 4 + c]! * along
        const low = data[i + 4 * width + c]! * (1 - along) + data[i + 4 * width + 4 + c]! * along
        result.data[o + c] = top * (1 - under) + low * under
      }
    }
  return result
}

/** Narrower by a share, from the spine outwards; what is around her is stretched. `heightShare` says how much at a height, in torsos. */
function slimmer({ body, look }: Drawn, share: number, heightShare: (fy: number) => number): Picture {
  const { frame, segments } = body
  const spine = (y: number) => {
    const [ax, ay] = frame.toPhoto(0, 0)
    return ax + ((y - ay) * frame.down[0]) / frame.down[1]
  }
  const reach = Array.from({ length: look.height }, (_, y) => {
    let most = 0
    for (let x = 0; x < look.width; x++)
      if (segments.background.data[y * look.width + x]! < 127) most = Math.max(most, Math.abs(x - spine(y)))
    return most
  })
  return moved(look, (x, y) => {
    const away = x - spine(y)
    const [, fy] = frame.fromPhoto(x, y)
    const beyond = Math.abs(away) - (reach[y] ?? 0)
    const fade = beyond <= 0 ? 1 : 1 - smoothstep(0, 0.5 * frame.shoulders, beyond)
    const by = share * heightShare(fy / frame.torso) * fade
    return [x + by * clamp(away, -(reach[y] ?? 0), reach[y] ?? 0), y]
  })
}

const wholeBody = (fy: number) => smoothstep(-0.15, 0.1, fy)
const waistAlone = (fy: number) => smoothstep(0.05, 0.35, fy) * (1 - smoothstep(0.8, 1.2, fy))

/** The face's box, px. */
function faceOf({ body }: Drawn) {
  const { joints } = body.pose
  const [nose, left, right] = [joints[0]!, joints[7]!, joints[8]!]
  const eyes = Math.hypot(joints[2]!.x - joints[5]!.x, joints[2]!.y - joints[5]!.y)
  const wide = Math.max(Math.hypot(left.x - right.x, left.y - right.y), 2 * eyes)
  return { x: nose.x, y: nose.y, wide }
}

/** The face lies elsewhere by a share of its width, or is larger by a share. */
function otherFace(drawn: Drawn, aside: number, larger: number): Picture {
  const { x: fx, y: fy, wide } = faceOf(drawn)
  return moved(drawn.look, (x, y) => {
    const near = 1 - smoothstep(0.45, 0.95, Math.hypot((x - fx) / wide, (y - fy) / (1.25 * wide)))
    return [
      x - near * (aside * wide * 0.6 + larger * (x - fx)),
      y - near * (aside * wide * 0.8 + larger * (y - fy)),
    ]
  })
}

function recoloured(
  { look }: Drawn,
  where: (i: number) => number,
  colour: (r: number, g: number, b: number) => readonly [number, number, number],
): Picture {
  const result = copyPicture(look)
  for (let i = 0, o = 0; o < look.data.length; i++, o += 4) {
    const share = where(i)
    if (share === 0) continue
    const [r, g, b] = [look.data[o]!, look.data[o + 1]!, look.data[o + 2]!]
    for (const [c, value] of colour(r, g, b).entries())
      result.data[o + c] = look.data[o + c]! + (value - look.data[o + c]!) * share
  }
  return result
}

/** The piece in a colour that is so far away for the eye (CIE76). */
function otherColour(drawn: Drawn, distance: number): Picture {
  const { look, piece } = drawn
  const mean = [0, 0, 0]
  let count = 0
  for (let i = 0; i < piece.data.length; i++) {
    if (!piece.data[i]) continue
    count++
    for (let c = 0; c < 3; c++) mean[c]! += look.data[4 * i + c]!
  }
  const [r = 0, g = 0, b = 0] = mean.map((sum) => sum / Math.max(1, count))
  const start = toLab(r, g, b)
  const shifts = [
    [1, -0.3, -0.8],
    [-0.9, 0.1, 1],
  ] as const
  // Into the gamut: white turns yellowish by losing blue.
  const [dr, dg, db] = r + g + b > 540 ? ([-0.1, -0.35, -1] as const) : shifts[b > r ? 0 : 1]
  const away = (k: number) => {
    const {
      l,
      a,
      b: yellow,
    } = toLab(clamp(r + k * dr, 0, 255), clamp(g + k * dg, 0, 255), clamp(b + k * db, 0, 255))
    return Math.hypot(0.7 * (l - start.l), a - start.a, yellow - start.b)
  }
  let k = 0
  while (away(k) < distance && k < 200) k++
  return recoloured(
    drawn,
    (i) => piece.data[i]!,
    (red, green, blue) => [red + k * dr, green + k * dg, blue + k * db],
  )
}

function striped(drawn: Drawn): Picture {
  const { body, look, piece } = drawn
  const period = 0.13 * body.frame.shoulders
  return recoloured(
    drawn,
    (i) => {
      const [x, y] = [i % look.width, Math.floor(i / look.width)]
      return piece.data[i]! * smoothstep(-0.3, 0.3, Math.sin(((x + y) * 2 * Math.PI) / period))
    },
    (r, g, b) => {
      const by = r + g + b > 380 ? -60 : 60
      return [r + by, g + by * 0.7, b + by * 0.4]
    },
  )
}

/** The piece without its print; undefined where it has none to speak of. */
function plain({ body, look, piece }: Drawn): Picture | undefined {
  const result = copyPicture(look)
  const radius = 0.09 * body.frame.shoulders
  const weights = softBlur(piece, radius)
  let [contrast, count] = [0, 0]
  for (let c = 0; c < 3; c++) {
    const channel = createPlane(look)
    for (let i = 0; i < channel.data.length; i++) channel.data[i] = piece.data[i]! * look.data[4 * i + c]!
    const smooth = softBlur(channel, radius)
    for (let i = 0; i < channel.data.length; i++) {
      if (!piece.data[i]) continue
      const mean = smooth.data[i]! / weights.data[i]!
      contrast += (look.data[4 * i + c]! - mean) ** 2
      count++
      result.data[4 * i + c] = mean
    }
  }
  return Math.sqrt(contrast / Math.max(1, count)) > 22 ? result : undefined
}

/** Of what is bared so much, in squares of a shoulder width, must look otherwise than before: less is no other length. */
const LEAST_BARED = 0.008

/** Skin in place of cloth, as the photo's skin is there; undefined where nobody would see it. */
function bared({ body, look }: Drawn, where: Float32Array): Picture | undefined {
  const result = copyPicture(look)
  const colour: [number, number, number] = [0, 0, 0]
  let seen = 0
  each(look, (i, x, y) => {
    if (where[i] === 0) return
    body.skin.colourAt(x, y, colour)
    if (Math.hypot(...colour.map((value, c) => value - look.data[4 * i + c]!)) > 45) seen++
    for (let c = 0; c < 3; c++) result.data[4 * i + c]! += (colour[c]! - look.data[4 * i + c]!) * where[i]!
  })
  return seen > LEAST_BARED * body.frame.shoulders ** 2 ? result : undefined
}

/** Sleeves end higher by a share of an arm. */
function shorterSleeves(drawn: Drawn, share: number): Picture | undefined {
  const { body, look, piece } = drawn
  const place = { distance: 0, along: 0, across: 0 }
  const cover = new Float32Array(look.width * look.height)
  let longest = 0
  for (const arm of body.arms) {
    const inside = new Float32Array(44)
    const all = new Float32Array(44)
    each(look, (i, x, y) => {
      if (!arm.locate(x, y, place) || place.distance > 0.6 || place.along >= 2.15) return
      const bin = Math.floor(place.along * 20)
      all[bin]!++
      inside[bin]! += piece.data[i]!
    })
    const cuff = inside.findLastIndex((value, bin) => value > 0.6 * all[bin]! && all[bin]! > 5) / 20
    if (cuff < 0.5) continue
    longest = Math.max(longest, cuff)
    each(look, (i, x, y) => {
      if (piece.data[i] && arm.locate(x, y, place) && place.distance < 1.15 && place.along > cuff - 2 * share)
        cover[i] = 1
    })
  }
  return longest > 0 ? bared(drawn, cover) : undefined
}

function each({ width, height }: Picture, visit: (i: number, x: number, y: number) => void) {
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i++) visit(i, x, y)
}

/** The hem is higher by a share of a torso: what lies below it is mirrored up. */
function shorterHem({ body, look, piece }: Drawn, share: number): Picture | undefined {
  const { width, height } = look
  const by = share * body.frame.torso
  const [, waist] = body.frame.toPhoto(0, 0.45 * body.frame.torso)
  const wide = 0.75 * body.frame.shoulders
  const result = copyPicture(look)
  let [changed, columns] = [0, 0]
  for (let x = 0; x < width; x++) {
    let hem = height - 1
    while (hem > waist && !piece.data[hem * width + x]) hem--
    if (hem <= waist || Math.abs(body.frame.fromPhoto(x, hem)[0]) > wide) continue
    columns++
    if (hem + by + 6 > height - 1) continue
    changed++
    for (let y = Math.round(hem - by); y <= hem + 3; y++)
      for (let c = 0; c < 3; c++)
        result.data[4 * (y * width + x) + c] = look.data[4 * ((Math.round(2 * hem - y) + 6) * width + x) + c]!
  }
  return changed > 0.6 * columns && columns > 10 ? result : undefined
}

/** A deeper neckline, by a share of the shoulders' width in its middle. */
function deeperNeckline(drawn: Drawn, share: number): Picture | undefined {
  const { body, look, piece } = drawn
  const { frame } = body
  const cover = new Float32Array(look.width * look.height)
  let columns = 0
  const half = 0.24 * frame.shoulders
  const [, from] = frame.toPhoto(0, -0.3 * frame.shoulders)
  const [, to] = frame.toPhoto(0, 0.55 * frame.shoulders)
  for (let x = 0; x < look.width; x++) {
    let top = Math.max(0, Math.round(from))
    while (top < to && !piece.data[top * look.width + x]) top++
    const [fx] = frame.fromPhoto(x, top)
    if (top >= to || Math.abs(fx) > half) continue
    columns++
    const by = share * frame.shoulders * (1 - (fx / half) ** 2)
    for (let y = top - 2; y < top + by; y++)
      if (y >= 0 && (piece.data[y * look.width + x] || y < top)) cover[y * look.width + x] = 1
  }
  return columns > 8 ? bared(drawn, cover) : undefined
}

/** Everything multiplied, a channel each. */
const lit = (drawn: Drawn, r: number, g: number, b: number) =>
  recoloured(
    drawn,
    () => 1,
    (red, green, blue) => [red * r, green * g, blue * b],
  )

/** Over 0 sharper, under 0 softer. */
function sharpened({ look }: Drawn, amount: number): Picture {
  const result = copyPicture(look)
  for (let c = 0; c < 3; c++) {
    const channel = createPlane(look)
    for (let i = 0; i < channel.data.length; i++) channel.data[i] = look.data[4 * i + c]!
    const soft = softBlur(channel, 1)
    for (let i = 0; i < channel.data.length; i++)
      result.data[4 * i + c] = look.data[4 * i + c]! + amount * (look.data[4 * i + c]! - soft.data[i]!)
  }
  return result
}

function noisy({ look }: Drawn, random: () => number, deviation: number): Picture {
  const result = copyPicture(look)
  for (let o = 0; o < look.data.length; o++)
    if (o % 4 < 3)
      result.data[o] = look.data[o]! + deviation * 1.7 * (random() + random() - random() - random())
  return result
}

/** Other folds: the cloth is lighter and darker by place, and moves a little. */
function folded({ body, look, piece }: Drawn, random: () => number): Picture {
  const waves = Array.from({ length: 8 }, () => ({
    along: (6 + 14 * random()) / body.frame.shoulders,
    across: ((6 + 14 * random()) * (random() < 0.5 ? 1 : -1)) / body.frame.shoulders,
    phase: 6.3 * random(),
  }))
  const wave = (x: number, y: number, turn: number) =>
    waves.reduce(
      (sum, { along, across, phase }) => sum + Math.sin(x * along + y * across + phase + turn),
      0,
    ) / 8
  const inner = softBlur(piece, 0.04 * body.frame.shoulders)
  const strong = 0.02 * body.frame.shoulders
  const shifted = moved(look, (x, y) => {
    const share = smoothstep(0.6, 1, inner.data[y * look.width + x]!)
    return [x + share * strong * wave(x, y, 0), y + share * strong * wave(x, y, 2)]
  })
  each(shifted, (i, x, y) => {
    if (!piece.data[i]) return
    const light = 1 + 0.2 * wave(x, y, 4) + 0.03 * (random() - 0.5)
    for (let c = 0; c < 3; c++) shifted.data[4 * i + c]! *= light
  })
  return shifted
}

const skinOf = ({ body }: Drawn, i: number) =>
  Math.min(1, (body.segments.skin.data[i]! + body.segments.face.data[i]!) / 255)

/** What a model may do wrong, by name, and what the device is to say of it. */
export const harms: Record<string, Redraw> = {
  'slimmer 3 %': (drawn) => slimmer(drawn, 0.03, wholeBody),
  'slimmer 6 %': (drawn) => slimmer(drawn, 0.06, wholeBody),
  'slimmer 10 %': (drawn) => slimmer(drawn, 0.1, wholeBody),
  'waist 6 %': (drawn) => slimmer(drawn, 0.06, waistAlone),
  'face moved 6 %': (drawn) => otherFace(drawn, 0.06, 0),
  'face larger 10 %': (drawn) => otherFace(drawn, 0, 0.1),
  'skin lighter': (drawn) =>
    recoloured(
      drawn,
      (i) => 0.3 * skinOf(drawn, i),
      () => [255, 238, 228],
    ),
  'colour by 10': (drawn) => otherColour(drawn, 10),
  'print added': striped,
  'print gone': plain,
  'sleeves 12 %': (drawn) => shorterSleeves(drawn, 0.12),
  'hem 10 %': (drawn) => shorterHem(drawn, 0.1),
  'neckline 15 %': (drawn) => deeperNeckline(drawn, 0.15),
  black: ({ look }) =>
    recoloured(
      { look } as Drawn,
      () => 1,
      () => [2, 2, 2],
    ),
}

/** What is no harm, by name. */
export const harmless: Record<string, Redraw> = {
  'as it is': ({ look }) => look,
  brighter: (drawn) => lit(drawn, 1.07, 1.07, 1.07),
  warmer: (drawn) => lit(drawn, 1.03, 1, 0.95),
  softer: (drawn) => sharpened(drawn, -0.7),
  sharper: (drawn) => sharpened(drawn, 0.8),
  noise: (drawn, random) => noisy(drawn, random, 4),
  folds: folded,
}

export const randomFor = (name: string) =>
  createRandom([...new TextEncoder().encode(name)].reduce((sum, byte) => (sum * 31 + byte) >>> 0, 7))
