import { median, type Point } from '../geometry/math.ts'
import { extentsOf, findComponents } from '../raster/components.ts'
import { dilate, erode } from '../raster/morphology.ts'
import { createMask, createPicture, type Mask, type Picture } from '../raster/plane.ts'

/** A bag taken apart, so that its straps can be as long as a shoulder wants them; places in px of its picture. */
export type BagParts = {
  /** Without what it hangs by; as large as the picture. */
  body: Picture
  box: { left: number; top: number; width: number; height: number }
  /** Where straps leave it, from left to right. */
  rings: Point[]
  /** A stretch of strap laid straight: its rows run along it. */
  strap: Picture
}

/** Whatever is thinner than two of these, of the picture's height, is strap, handle or chain. */
const THIN = 0.032
/** A strap stands so high over the bag; lower ones are tassels, tags and rims. */
const LEAST_ARCH = 0.18
/** Legs of straps that come this near to each other at the bag, of its width, are one. */
const APART = 0.08
/** The strap's picture is so much wider than the strap usually is: links of a chain differ. */
const AROUND = 1.5
/** Of an arch's height, where its leg has left rings and stitches behind and how far up it runs straight. */
const STRAIGHT = { from: 0.16, to: 0.6 }
/** Fewer rows tell nothing of a strap. */
const LEAST_ROWS = 16

/** Undefined where no strap stands over the bag. */
export function takeApart(picture: Picture): BagParts | undefined {
  const { width, height, data } = picture
  const alpha = createMask(picture)
  for (let i = 0; i < alpha.data.length; i++) alpha.data[i] = data[4 * i + 3]
  const radius = Math.max(2, Math.round(THIN * height))
  const solid = dilate(erode(alpha, radius), radius + 1)
  const arches = createMask(picture)
  for (let i = 0; i < alpha.data.length; i++)
    if (alpha.data[i] > 127 && solid.data[i] === 0) arches.data[i] = 255
  const isArch = tallOf(arches)
  const body = createPicture(picture)
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let i = 0; i < alpha.data.length; i++) {
    // Soft pixels beside an arch go with it.
    if (alpha.data[i] === 0 || isArch.data[i] || (solid.data[i] === 0 && alpha.data[i] < 128)) continue
    body.data.set(data.subarray(4 * i, 4 * i + 4), 4 * i)
    left = Math.min(left, i % width)
    right = Math.max(right, i % width)
    top = Math.min(top, Math.floor(i / width))
    bottom = Math.floor(i / width)
  }
  const rings = ringsBetween(isArch, body, APART * (right - left))
  const strap = rings.length > 0 && straighten(picture, isArch, rings[0])
  if (!strap) return undefined
  return { body, box: { left, top, width: right - left + 1, height: bottom - top + 1 }, rings, strap }
}

/** The components that stand high enough to hang a bag by. */
function tallOf(mask: Mask): Mask {
  const components = findComponents(mask)
  const { labels } = components
  const isTall = extentsOf(components, mask).map(({ top, bottom }) => bottom - top > LEAST_ARCH * mask.height)
  const tall = createMask(mask)
  for (let i = 0; i < labels.length; i++) if (isTall[labels[i]]) tall.data[i] = 255
  return tall
}

/** Where arches meet the bag, one place a leg. */
function ringsBetween(arches: Mask, { data, width }: Picture, apart: number): Point[] {
  const near = 3
  const places: Point[] = []
  for (let i = 0; i < arches.data.length - near * width; i++)
    if (arches.data[i] && data[4 * (i + near * width) + 3] > 127)
      places.push([i % width, Math.floor(i / width) + near])
  places.sort((a, b) => a[0] - b[0])
  const legs: Point[][] = []
  for (const place of places) {
    const last = legs.at(-1)
    if (last && place[0] - last[last.length - 1][0] <= apart) last.push(place)
    else legs.push([place])
  }
  return legs.map((leg) => [median(leg.map(([x]) => x)), Math.max(...leg.map(([, y]) => y))])
}

/** Follows the leg over a ring upwards. */
function straighten(picture: Picture, arches: Mask, [x, y]: Point): Picture | undefined {
  const { width, data } = picture
  const top = Math.floor(arches.data.indexOf(255) / width)
  const rows: { y: number; middle: number; wide: number }[] = []
  let middle = x
  for (let row = Math.round(y) - 1; row > y - STRAIGHT.to * (y - top); row--) {
    const run = runNear(arches, row, middle)
    if (!run) continue
    middle += ((run.from + run.to) / 2 - middle) / 3
    if (row < y - STRAIGHT.from * (y - top)) rows.push({ y: row, middle, wide: run.to - run.from + 1 })
  }
  if (rows.length < LEAST_ROWS) return undefined
  const usual = median(rows.map(({ wide }) => wide))
  const strap = createPicture({ width: Math.max(3, Math.round(AROUND * usual)), height: rows.length })
  for (const [v, row] of rows.entries())
    for (let u = 0; u < strap.width; u++) {
      const column = Math.round(row.middle + u + 0.5 - strap.width / 2)
      if (column < 0 || column >= width) continue
      const i = row.y * width + column
      strap.data.set(data.subarray(4 * i, 4 * i + 4), 4 * (v * strap.width + u))
    }
  return strap
}

/** The run of a row that is nearest to a column. */
function runNear({ data, width }: Mask, row: number, middle: number) {
  let best: { from: number; to: number } | undefined
  const away = (run: { from: number; to: number }) => Math.max(run.from - middle, middle - run.to, 0)
  for (let x = 0; x < width; x++) {
    if (!data[row * width + x]) continue
    const from = x
    while (x + 1 < width && data[row * width + x + 1]) x++
    const run = { from, to: x }
    if (!best || away(run) < away(best)) best = run
  }
  return best && away(best) < 0.06 * width ? best : undefined
}
