import { mix } from '@cabine/engine/drapery/scalar.ts'
import {
  categories,
  fits,
  INPUT_SIDE,
  lengths,
  MAP_SIDE,
  partNumber,
  points as names,
  type Category,
} from '@cabine/engine/models/garment-labels.ts'
import { drawModel, type Model } from './body.ts'
import { drawCloth, drawColour, type Rgb } from './cloth.ts'
import { develop, type Frame, type Material } from './develop.ts'
import { drawHand, drawHanger, drawLabel, drawTag } from './extras.ts'
import { drawPiece, movedNodes, movedPoints, type View } from './garment-mesh.ts'
import type { HungGarment } from './piece.ts'
import { createBuffers, type Buffers } from './raster.ts'
import { between, chance, drawShape, pick, type Random, type Shape } from './shape.ts'

/** The value of a label that is not trained. */
const UNKNOWN = 255
const FINE = 2 * INPUT_SIDE

export type Example = {
  picture: Uint8Array
  parts: Uint8Array
  /** Three a point: x and y from 0 to 1 of the square, and 1 where it can be seen. */
  points: Float32Array
  /** Category, length, fit, worn. */
  classes: number[]
}

/** @param shape width over height of what it shows: most who take a picture turn the camera after it */
export function drawFrame(random: Random, shape = 1): Frame {
  const drawn = [0, 1].map(() => pick(random, [3 / 4, 3 / 4, 3 / 4, 1, 1, 4 / 5, 9 / 16, 0.66, 4 / 3, 8 / 7]))
  const unlike = (aspect: number) => Math.abs(Math.log(aspect / shape))
  const aspect = unlike(drawn[0]) < unlike(drawn[1]) || chance(random, 0.2) ? drawn[0] : drawn[1]
  const width = Math.round(Math.min(1, aspect) * INPUT_SIDE)
  const height = Math.round(Math.min(1, 1 / aspect) * INPUT_SIDE)
  return { left: (INPUT_SIDE - width) >> 1, top: (INPUT_SIDE - height) >> 1, width, height }
}

/** What pictures of the same product share: the piece, what is cut off or altered of it, and its cloth. */
export type Product = { piece: HungGarment; cut: Partial<Shape>; cloth: () => Random }

/** @param product a picture of this one; else of any piece in any cloth */
export async function drawGarment(
  random: Random,
  pieces: HungGarment[],
  model: Model,
  isWorn: boolean,
  product?: Product,
): Promise<Example> {
  const piece = product?.piece ?? pick(random, pieces)
  const shape = { ...drawShape(random, piece, isWorn), ...product?.cut }
  const moved = movedNodes(piece, shape)
  const points = movedPoints(piece, shape, moved)
  const bounds = boundsOf(piece, shape, moved)
  const frame = drawFrame(random, (bounds.right - bounds.left) / (bounds.high - bounds.low))
  const { view, scale } = drawView(random, bounds, frame, isWorn)
  const buffers = createBuffers(FINE)
  const materials: Material[] = []
  const isStudio = chance(random, isWorn ? 0.4 : 0.25)
  const add = (material: Material) => materials.push(material) - 1
  drawPiece(buffers, piece, shape, moved, view, scale, addCloth(product?.cloth() ?? random, materials, piece))
  if (isWorn) dressModel(random, buffers, materials, piece, pieces, model, shape, view, scale)
  else {
    const flat = (colour: Rgb, gloss = 0) =>
      add({ colour: () => colour, inside: () => colour, wrinkles: 0, gloss })
    if (chance(random, 0.4)) drawHanger(random, buffers, points, view, scale, flat(drawColour(random), 0.3))
    if (chance(random, 0.5)) drawLabel(random, buffers, points, view, scale, flat(drawColour(random)))
    if (chance(random, 0.12)) drawTag(random, buffers, points, view, scale, flat([235, 232, 225]))
    if (chance(random, 0.08)) drawHand(random, buffers, points, view, scale, flat(drawSkin(random)))
  }
  const picture = await develop(random, buffers, materials, frame, isStudio)
  return {
    picture,
    parts: partsOf(buffers, frame),
    points: pointsOf(points, view, frame),
    classes: classesOf(piece, shape, points, moved, isWorn),
  }
}

function addCloth(random: Random, materials: Material[], piece: HungGarment) {
  const first = materials.length
  const { sewn, colours, landmarks } = piece
  const chestY = landmarks.kind === 'upper' ? landmarks.armpit.left[1] + 4 : 60
  const prints = drawCloth(
    random,
    colours,
    sewn.surfaces.map(({ chart }) => chart),
    chestY,
  )
  const lining = chance(random, piece.category === 'outerwear' ? 0.6 : 0.15) ? drawColour(random) : undefined
  const darker = between(random, 0.55, 0.95)
  const pale = drawPale(random)
  const [gloss, wrinkles] = [chance(random, 0.2) ? between(random, 0.05, 0.3) : 0, between(random, 0.3, 1)]
  for (const print of prints) {
    const inside = (u: number, v: number): Rgb => {
      const [r, g, b] = lining ?? print(u, v)
      return [r, g, b].map((value) => mix(value, 200, pale) * darker) as unknown as Rgb
    }
    materials.push({ colour: print, inside, wrinkles, gloss })
  }
  return first
}

const drawPale = (random: Random) => (chance(random, 0.3) ? between(random, 0.1, 0.6) : 0)
const drawSkin = (random: Random): Rgb => {
  const depth = random()
  return [mix(245, 80, depth), mix(205, 52, depth), mix(178, 38, depth)]
}

/** The model under the piece, and what she wears with it. */
function dressModel(
  random: Random,
  buffers: Buffers,
  materials: Material[],
  piece: HungGarment,
  pieces: HungGarment[],
  model: Model,
  shape: Shape,
  view: View,
  scale: number,
) {
  const isLower = piece.landmarks.kind === 'lower'
  const isWhole = piece.category === 'dresses'
  if (!isWhole && chance(random, 0.85)) {
    const others = pieces.filter(({ category }) =>
      isLower ? category === 'tops' : category === 'bottoms' || category === 'skirts',
    )
    const other = pick(random, others)
    const worn = {
      ...drawShape(random, other, true),
      sleeves: shape.sleeves,
      hemCut: -Infinity,
      width: 0.95,
      depth: isLower ? 1 : 0.85,
    }
    const nodes = movedNodes(other, worn)
    drawPiece(buffers, other, worn, nodes, view, scale, addCloth(random, materials, other), true)
  }
  const flat = (colour: Rgb, wrinkles = 0) =>
    materials.push({ colour: () => colour, inside: () => colour, wrinkles, gloss: 0.04 }) - 1
  const dark = between(random, 0.15, 1)
  const hair = pick(random, [
    [40, 28, 22],
    [95, 62, 38],
    [190, 150, 95],
    [150, 75, 40],
    [30, 28, 30],
  ])
  drawModel(buffers, model, shape, view, scale, {
    skin: flat(drawSkin(random)),
    hair: flat(hair.map((value) => value * dark + 10) as unknown as Rgb, 0.8),
    shoe: flat(drawColour(random)),
  })
}

type Bounds = { left: number; right: number; low: number; high: number }

function boundsOf({ sewn, carrierOf, along }: HungGarment, shape: Shape, moved: Float32Array): Bounds {
  const bounds = { left: Infinity, right: -Infinity, low: Infinity, high: -Infinity }
  carrierOf.forEach((carrier, node) => {
    const isArm = carrier.startsWith('arm')
    if (isArm ? along[node] > shape.sleeveCut : sewn.at[3 * node + 1] < shape.hemCut) return
    bounds.left = Math.min(bounds.left, moved[3 * node])
    bounds.right = Math.max(bounds.right, moved[3 * node])
    bounds.low = Math.min(bounds.low, moved[3 * node + 1])
    bounds.high = Math.max(bounds.high, moved[3 * node + 1])
  })
  return bounds
}

/** Tilts the camera and lays the cloth unevenly: a turn, a lean and two slow waves. */
function drawView(random: Random, { left, right, low, high }: Bounds, frame: Frame, isWorn: boolean) {
  const turn = between(random, -1, 1) * (isWorn ? 0.06 : chance(random, 0.12) ? 0.5 : 0.16)
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const lean = isWorn ? 0 : between(random, -0.12, 0.12)
  const [w, h] = [right - left, high - low]
  const [rw, rh] = [w * Math.abs(c) + h * Math.abs(s), h * Math.abs(c) + w * Math.abs(s)]
  const by = FINE / INPUT_SIDE
  const fill = isWorn ? between(random, 0.4, 1.15) : 1 - 0.4 * random() ** 1.4
  const scale = by * fill * Math.min(frame.width / rw, frame.height / rh)
  const room = (size: number, taken: number) =>
    between(random, -0.5, 0.5) * Math.abs(size * by - taken * scale) * 0.8
  const middle = [
    (frame.left + frame.width / 2) * by + room(frame.width, rw),
    (frame.top + frame.height / 2) * by + room(frame.height, rh),
  ]
  const waves = Array.from({ length: 4 }, () => ({
    size: (isWorn ? 0.3 : 1) * between(random, 0, 0.022) * FINE * fill,
    per: between(random, 1, 3.2) / FINE,
    slant: random() * Math.PI,
    phase: random() * 7,
  }))
  const view: View = (x, y) => {
    const [dx, dy] = [x - (left + right) / 2, (low + high) / 2 - y]
    const px = middle[0] + scale * (c * dx - s * dy + (lean * dx * dy) / (h + w))
    const py = middle[1] + scale * (s * dx + c * dy)
    let [ox, oy] = [0, 0]
    waves.forEach(({ size, per, slant, phase }, k) => {
      const offset =
        size * Math.sin(2 * Math.PI * per * (px * Math.cos(slant) + py * Math.sin(slant)) + phase)
      if (k & 1) ox += offset
      else oy += offset
    })
    return [px + ox, py + oy]
  }
  return { view, scale }
}

export function partsOf({ part, side }: Buffers, frame: Frame) {
  const by = side / MAP_SIDE
  const parts = new Uint8Array(MAP_SIDE * MAP_SIDE)
  for (let y = 0; y < MAP_SIDE; y++)
    for (let x = 0; x < MAP_SIDE; x++) {
      const [px, py] = [x * by + by / 2, y * by + by / 2]
      const [ix, iy] = [(px * INPUT_SIDE) / side, (py * INPUT_SIDE) / side]
      const isOutside =
        ix < frame.left || iy < frame.top || ix >= frame.left + frame.width || iy >= frame.top + frame.height
      parts[y * MAP_SIDE + x] = isOutside ? partNumber('ground') : part[py * side + px]
    }
  return parts
}

function pointsOf(points: Partial<Record<string, number[]>>, view: View, frame: Frame) {
  const list = new Float32Array(3 * names.length)
  names.forEach((name, k) => {
    const point = points[name]
    if (!point) return
    const [x, y] = view(point[0], point[1]).map((value) => (value * INPUT_SIDE) / FINE)
    const isSeen =
      x >= frame.left && y >= frame.top && x < frame.left + frame.width && y < frame.top + frame.height
    list.set([x / INPUT_SIDE, y / INPUT_SIDE, isSeen ? 1 : 0], 3 * k)
  })
  return list
}

/** Lengths between which a top, a coat, a hem's height above the floor is middling, cm. */
const TOP = [50, 72]
const COAT = [56, 78]
const HEM = [52, 26]
const LEG = [52, 16]
/** A dress that is cut shorter is a top, a top that is made longer a dress. */
const DRESS = 74

function classesOf(
  piece: HungGarment,
  shape: Shape,
  points: Partial<Record<string, number[]>>,
  moved: Float32Array,
  isWorn: boolean,
) {
  let category: Category = piece.category
  const hem = ((points.hemLeft?.[1] ?? 0) + (points.hemRight?.[1] ?? 0)) / 2
  const neck = points.neckLeft?.[1] ?? 0
  if (category === 'dresses' || category === 'tops') category = neck - hem > DRESS ? 'dresses' : 'tops'
  const length =
    category === 'tops' || category === 'outerwear'
      ? rank(neck - hem, category === 'tops' ? TOP : COAT)
      : rank(
          -hem,
          (category === 'bottoms' ? LEG : HEM).map((height) => -height),
        )
  const fit = shape.width < 0.95 ? 'slim' : shape.width > 1.1 ? 'wide' : 'regular'
  return [categories.indexOf(category), length, isWorn ? UNKNOWN : fits.indexOf(fit), isWorn ? 1 : 0]
}

const rank = (value: number, [low, high]: number[]) =>
  lengths.indexOf(value < low ? 'short' : value < high ? 'middle' : 'long')
