import { clamp } from '../drapery/scalar.ts'
import type { Point } from '../geometry/math.ts'
import type { Size } from '../raster/plane.ts'
import {
  categories,
  INPUT_SIDE,
  lengths,
  MAP_SIDE,
  fits,
  parts,
  points,
  type Category,
  type Part,
  type PointName,
} from './garment-labels.ts'

/** Where a picture lies in the square that the network looks at, px of that square. */
export type Frame = Size & { left: number; top: number }

/** What the network says of a picture. */
export type GarmentAnswer = {
  /** 0 to 1 each; they add up to 1. */
  chances: Record<Category, number>
  lengths: Record<(typeof lengths)[number], number>
  worn: number
  /** Those that it takes for seen: fractions of the picture. */
  points: Partial<Record<PointName, Point>>
  /** The likeliest part at a place of the picture, x and y as fractions. */
  partAt: (x: number, y: number) => Part
  /** How sure it is that one of some parts is there, 0 to 1. */
  shareAt: (of: ReadonlySet<Part>, x: number, y: number) => number
}

/** The whole picture in the middle of the square. */
export function frameOf({ width, height }: Size): Frame {
  const by = INPUT_SIDE / Math.max(width, height)
  const size = { width: Math.round(width * by), height: Math.round(height * by) }
  return { ...size, left: (INPUT_SIDE - size.width) >> 1, top: (INPUT_SIDE - size.height) >> 1 }
}

/** Three planes from -2 to 2 of the square's RGBA; what lies beside the picture is grey. */
export function toInput(rgba: ArrayLike<number>): Float32Array {
  const count = INPUT_SIDE * INPUT_SIDE
  const input = new Float32Array(3 * count)
  for (let i = 0; i < count; i++)
    for (let c = 0; c < 3; c++) input[c * count + i] = (rgba[4 * i + c] / 255 - 0.5) * 4
  return input
}

/** Of that grey. */
export const BESIDE = 128

type Outputs = Record<'parts' | 'heat' | 'told', Float32Array>

export function readAnswer({ parts: maps, heat, told }: Outputs, frame: Frame): GarmentAnswer {
  const [category, length, , worn] = chancesOf(told)
  return {
    chances: named(categories, category),
    lengths: named(lengths, length),
    worn: worn[1],
    points: readPoints(heat, told.subarray(told.length - points.length), frame),
    partAt: (x, y) => parts[likeliest(partsAt(maps, frame, x, y))],
    shareAt: (of, x, y) => shareOf(of, partsAt(maps, frame, x, y)),
  }
}

const named = <Name extends string>(names: readonly Name[], values: number[]) =>
  Object.fromEntries(names.map((name, i) => [name, values[i]])) as Record<Name, number>

function chancesOf(told: Float32Array) {
  let from = 0
  return [categories.length, lengths.length, fits.length, 2].map((count) => {
    const values = Array.from(told.subarray(from, from + count), Math.exp)
    from += count
    const sum = values.reduce((total, value) => total + value, 0)
    return values.map((value) => value / sum)
  })
}

/** What the maps say of a place, a number a part. */
function partsAt(maps: Float32Array, { left, top, width, height }: Frame, x: number, y: number): number[] {
  const count = MAP_SIDE * MAP_SIDE
  const [column, right] = cellAt(((left + x * width) / INPUT_SIDE) * MAP_SIDE - 0.5)
  const [row, down] = cellAt(((top + y * height) / INPUT_SIDE) * MAP_SIDE - 0.5)
  return parts.map((_, part) => {
    const i = part * count + row * MAP_SIDE + column
    const above = maps[i] * (1 - right) + maps[i + 1] * right
    const below = maps[i + MAP_SIDE] * (1 - right) + maps[i + MAP_SIDE + 1] * right
    return above * (1 - down) + below * down
  })
}

const likeliest = (values: number[]) =>
  values.reduce((best, value, part) => (value > values[best] ? part : best), 0)

function shareOf(wanted: ReadonlySet<Part>, values: number[]) {
  const most = Math.max(...values)
  let [found, all] = [0, 0]
  for (const [part, value] of values.entries()) {
    const share = Math.exp(value - most)
    all += share
    if (wanted.has(parts[part])) found += share
  }
  return found / all
}

function cellAt(place: number): [number, number] {
  const cell = clamp(Math.floor(place), 0, MAP_SIDE - 2)
  return [cell, clamp(place - cell)]
}

/** Cells around a point's hottest one that have a say in where it is. */
const AROUND = 2

function readPoints(heat: Float32Array, seen: Float32Array, frame: Frame): GarmentAnswer['points'] {
  const side = Math.sqrt(heat.length / points.length)
  const found: GarmentAnswer['points'] = {}
  points.forEach((name, k) => {
    if (seen[k] < 0) return
    const map = heat.subarray(k * side * side, (k + 1) * side * side)
    const hottest = map.reduce((at, value, i) => (value > map[at] ? i : at), 0)
    const [column, row] = [hottest % side, Math.floor(hottest / side)]
    let [sum, sx, sy] = [0, 0, 0]
    for (let y = Math.max(0, row - AROUND); y <= Math.min(side - 1, row + AROUND); y++)
      for (let x = Math.max(0, column - AROUND); x <= Math.min(side - 1, column + AROUND); x++) {
        const warmth = Math.exp(map[y * side + x] - map[hottest])
        sum += warmth
        sx += warmth * (x + 0.5)
        sy += warmth * (y + 0.5)
      }
    const along = (moment: number, from: number, size: number) =>
      ((moment / sum / side) * INPUT_SIDE - from) / size
    found[name] = [along(sx, frame.left, frame.width), along(sy, frame.top, frame.height)]
  })
  return found
}
