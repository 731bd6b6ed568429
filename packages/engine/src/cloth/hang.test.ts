import { rasterise } from '../drapery/raster.ts'
import { boneNames, mainBone } from '../body/model/model.ts'
import { describe, expect, test } from 'vitest'
import { dummy, fit, letHang, mannequin, mannequinStance, nodesOf, scale } from '../testing/fitting-room.ts'
import { sampleGarment } from '../testing/sample-garment.ts'
import { stand } from './standing-dummy.ts'

const tee = sampleGarment('white-tee', 'tops', [255, 255, 255])
const fitted = fit(tee)
const { piece, at: sewn, bound } = fitted
const { model, carried } = dummy
/** Where patterns have their armpits, cm of the figure. */
const ARMPIT = 124 / scale
const hem = hemOf()
const hung = letHang(fitted)
const perimeter = (at: Float64Array) => hem.reduce((sum, [a, b]) => sum + apart(at, a, at, b), 0)
const heightOfHem = (at: Float64Array) => hem.reduce((sum, [a]) => sum + at[3 * a + 1], 0) / hem.length

function apart(a: Float64Array, i: number, b: ArrayLike<number>, j: number) {
  return Math.hypot(a[3 * i] - b[3 * j], a[3 * i + 1] - b[3 * j + 1], a[3 * i + 2] - b[3 * j + 2])
}

/** The rim at the piece's lower end: pairs of nodes that one triangle only has. */
function hemOf() {
  const { triangles, node } = piece
  const sides = new Map<string, [number, number]>()
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [node[triangles[t + k]], node[triangles[t + ((k + 1) % 3)]]].toSorted((p, q) => p - q)
      if (!sides.delete(`${a} ${b}`)) sides.set(`${a} ${b}`, [a, b])
    }
  const lowest = Math.min(...nodesOf(tee, /trunk/).map((n) => sewn[3 * n + 1]))
  return [...sides.values()].filter((ends) => ends.every((n) => sewn[3 * n + 1] < lowest + 6))
}

/** How far the cloth is off the skin where it is least: of the vertices that each node may lie on the nearest tells. */
function least({ places, normals }: typeof mannequin, at: Float64Array) {
  let most = Infinity
  for (let n = 0; n < piece.clothNodes; n++) {
    let nearest = 0
    let best = Infinity
    for (let vertex = 0; vertex < carried.length; vertex++) {
      if (!(carried[vertex] & bound.bits[n])) continue
      const i = 3 * vertex
      const square =
        (places[i] - at[3 * n]) ** 2 +
        (places[i + 1] - at[3 * n + 1]) ** 2 +
        (places[i + 2] - at[3 * n + 2]) ** 2
      if (square >= best) continue
      best = square
      nearest = i
    }
    let off = 0
    for (let axis = 0; axis < 3; axis++)
      off += (at[3 * n + axis] - places[nearest + axis]) * normals[nearest + axis]
    most = Math.min(most, off)
  }
  return most
}

/** Pixels of her trunk's skin that are seen between armpits and hem from the front, and those of cloth. */
/** The camera lets cloth dip five times as far into skin before it shows, cm. */
const UNSEEN = 0.3

function seenFromTheFront({ places }: typeof mannequin, at: Float64Array) {
  const all = Float64Array.of(...at, ...places)
  const cloth = Int32Array.from(piece.triangles, (corner) => piece.node[corner])
  const skin = Int32Array.from(model.triangles, (vertex) => vertex + at.length / 3)
  const [width, top, fine] = [140, 145, 2]
  const { triangle } = rasterise(
    { left: -35, top, scale: fine, width, height: 180 },
    all,
    Int32Array.of(...cloth, ...skin),
    (t) => (3 * t < cloth.length ? UNSEEN : 0),
    null,
  )
  const bottom = Math.max(...hem.map(([n]) => at[3 * n + 1])) + 0.5
  const counts = { cloth: 0, skin: 0 }
  triangle.forEach((t, p) => {
    const y = top - (Math.floor(p / width) + 0.5) / fine
    if (t < 0 || y > ARMPIT || y < bottom) return
    const vertex = model.triangles[3 * t - cloth.length]
    if (3 * t < cloth.length) counts.cloth++
    else if (/spine|pelvis|clavicle|thigh/.test(boneNames[mainBone(model, vertex)])) counts.skin++
  })
  return counts
}

describe('a tee on the mannequin', () => {
  test('hangs about where it was sewn', () => {
    const ways = Array.from({ length: piece.clothNodes }, (_, n) => apart(hung, n, sewn, n))
    expect(ways.reduce((sum, way) => sum + way, 0) / ways.length).toBeLessThan(2)
    expect(Math.max(...ways)).toBeLessThan(4)
    expect(Math.abs(perimeter(hung) / perimeter(sewn) - 1)).toBeLessThan(0.03)
  })

  test('hangs the same way each time', () => {
    expect(letHang(fitted)).toEqual(hung)
  })

  test('is as much wider at its hem as its cloth is wider', () => {
    const wide = letHang(fitted, { grade: { across: 1.1 } })
    expect(perimeter(wide) / perimeter(hung)).toBeGreaterThan(1.08)
    expect(perimeter(wide) / perimeter(hung)).toBeLessThan(1.12)
  })

  test('is as much longer as it is cut longer below the armpits, and its sleeves are not', () => {
    const long = letHang(fitted, { longer: { from: ARMPIT, inPattern: ARMPIT, below: 1.2, above: 1 } })
    const dropped = 0.2 * (ARMPIT - heightOfHem(hung))
    expect(Math.abs(heightOfHem(hung) - heightOfHem(long) - dropped)).toBeLessThan(1)
    const sleeves = nodesOf(tee, /arm/).map((n) => hung[3 * n + 1] - long[3 * n + 1])
    expect(sleeves.reduce((sum, drop) => sum + drop, 0) / sleeves.length).toBeLessThan(0.5)
  })
})

test.each([
  ['trousers', 'indigo-flared-jeans'],
  ['sleeves', 'rosewood-wrap-top'],
])('%s that reach over the ankles or the wrists stay as long as they were sewn', (_, id) => {
  const long = fit(sampleGarment(id, 'tops', [255, 255, 255]))
  const there = letHang(long)
  const limbs = nodesOf(long, /leg|arm/)
  expect(Math.max(...limbs.map((n) => apart(there, n, long.at, n)))).toBeLessThan(5)
})

describe.each([
  ['the mannequin', undefined, 1],
  ['a slim woman', 'slim woman', 1],
  ['a full woman', 'full woman', 1.2],
])('on %s a tee of her size', (_, build, across) => {
  const stance = mannequinStance()
  const shape = model.builds.find(({ name }) => name === build)?.shape
  if (shape) stance.shape.set(shape)
  const wearer = stand(dummy, stance)
  const at = letHang(fitted, { wearer, grade: { across } })

  test('lies on her skin, not in it', () => {
    expect(least(wearer, at)).toBeGreaterThan(-0.5)
  })

  test('covers her trunk from the armpits to its hem', () => {
    const { cloth, skin } = seenFromTheFront(wearer, at)
    expect(cloth).toBeGreaterThan(5000)
    expect(skin).toBe(0)
  })
})
