import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeSewn, splitParts } from '@cabine/engine/drapery/sewn-file.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { root } from '../product.ts'
import { createBodies, hang } from './picture.ts'
import { range } from './range/range.ts'
import { bake } from './sewn.ts'
import { wardrobe } from './wardrobe/wardrobe.ts'

const fileOf = (id: string) => join(root, 'public/samples/garments', id, 'sewn.bin')
const exact = (bytes: Uint8Array) => new Uint8Array(bytes).buffer

function open(file: Uint8Array) {
  const [packed, colour, relief] = splitParts(exact(file), 3)
  return { ...decodeSewn(exact(gunzipSync(packed))), colour, relief }
}

/** The texels that each surface's pattern covers: left, right, upper and lower edge. */
function chartsOf({ piece, maps }: ReturnType<typeof open>) {
  return piece.surfaces.map(({ chart }, surface) => {
    const edges = { x0: Infinity, x1: -Infinity, y0: Infinity, y1: -Infinity }
    piece.surfaceOf.forEach((own, i) => {
      if (own !== surface) return
      const x = chart.x + (piece.uv[2 * i] - chart.left) * maps.scale
      const y = chart.y + (chart.top - piece.uv[2 * i + 1]) * maps.scale
      edges.x0 = Math.min(edges.x0, x)
      edges.x1 = Math.max(edges.x1, x)
      edges.y0 = Math.min(edges.y0, y)
      edges.y1 = Math.max(edges.y1, y)
    })
    return edges
  })
}

const tee = wardrobe.find(({ id }) => id === 'crew-tee')!
const quick = { ...tee, spacing: 3, steps: [80, 20, 5] as [number, number, number] }
const bodies = createBodies()

test('the coarse lattice is the first part of the fine one', { timeout: 60_000 }, () => {
  const { mesh, at, coarse } = hang(quick, bodies).draped
  const corners = coarse.mesh.node.length
  expect(coarse.mesh.node).toEqual(mesh.node.slice(0, corners))
  expect(coarse.mesh.uv).toEqual(mesh.uv.slice(0, 2 * corners))
  expect(coarse.at).toEqual(at.slice(0, 3 * coarse.mesh.nodeCount))
})

test('a piece is baked the same each time', { timeout: 60_000 }, async () => {
  const [first, second] = await Promise.all(
    [0, 1].map(() => bake(quick, hang(quick, bodies), ['white-tee', 'black-tee'])),
  )
  expect([...first.keys()]).toEqual(['white-tee', 'black-tee'])
  expect([...first.values()]).toEqual([...second.values()])
})

const withTwoFronts = range.filter(
  ({ category, groupId }) => category === 'outerwear' || groupId === 'cardigan',
)

test('coats, jackets and cardigans can be worn open and closed, and nothing else', () => {
  const found = range.filter(({ id }) => open(readFileSync(fileOf(id))).piece.otherFront)
  expect(found.map(({ id }) => id)).toEqual(withTwoFronts.map(({ id }) => id))
})

describe.each(withTwoFronts.map(({ id, groupId }) => [id, groupId]))('the front of %s', (id, cut) => {
  const { piece } = open(readFileSync(fileOf(id)))
  const { at, isOpen, overlaps } = piece.otherFront!
  /** How far apart its fronts are at a height, cm: from the one's nearest place to the other's. */
  const apart = (places: Float32Array, height: number) => {
    const [inner, outer] = ['frontR', 'frontL'].map((name) =>
      [...piece.node.keys()]
        .filter((corner) => piece.surfaces[piece.surfaceOf[corner]].name === name)
        .map((corner) => 3 * piece.node[corner])
        .filter((i) => Math.abs(places[i + 1] - height) < 2)
        .map((i) => places[i]),
    )
    return Math.min(...inner) - Math.max(...outer)
  }
  const [opened, closed] = isOpen ? [at, piece.at] : [piece.at, at]

  test('hangs 8 to 30 cm apart at the waist where it is open, and not at all where it is closed', () => {
    expect(isOpen).toBe(!['open-coat', 'petite-open-coat', 'mens-overcoat'].includes(cut))
    expect(apart(opened, 104)).toBeGreaterThan(8)
    expect(apart(opened, 104)).toBeLessThan(30)
    expect(apart(closed, 104)).toBeLessThan(0.6)
    expect((isOpen ? piece.overlaps : overlaps).some(({ fastened }) => fastened)).toBe(true)
  })

  test('moves in front alone: its shoulders and its back stay', () => {
    const back = [...piece.node.keys()].filter(
      (corner) =>
        piece.surfaces[piece.surfaceOf[corner]].name === 'back' &&
        Math.abs(piece.uv[2 * corner]) < 8 &&
        piece.uv[2 * corner + 1] > 132,
    )
    for (const corner of back)
      for (let i = 3 * piece.node[corner]; i < 3 * piece.node[corner] + 3; i++)
        expect(Math.abs(at[i] - piece.at[i])).toBeLessThan(5)
  })
})

describe.each(range.map(({ id }) => id))('%s', (id) => {
  const file = existsSync(fileOf(id)) ? readFileSync(fileOf(id)) : new Uint8Array(0)

  test('is sewn of triangles of its own corners, and every node is used', () => {
    const { piece } = open(file)
    const corners = piece.node.length
    expect(piece.triangles.length).toBeGreaterThan(0)
    expect(piece.triangles.every((corner) => corner < corners)).toBe(true)
    const used = new Set(Array.from(piece.triangles, (corner) => piece.node[corner]))
    expect(used.size).toBe(piece.at.length / 3)
    expect(piece.surfaceOf.every((surface) => surface < piece.surfaces.length)).toBe(true)
    const surfaces = Array.from(piece.triangles, (corner) => piece.surfaceOf[corner])
    expect(surfaces.every((surface, i) => surface === surfaces[i - (i % 3)])).toBe(true)
  })

  test('has its ribbons behind its cloth, and cloth alone pinned', () => {
    const { piece } = open(file)
    const design = wardrobe.find(({ looks }) => id in looks)!
    piece.node.forEach((node, i) =>
      expect(node >= piece.clothNodes).toBe(piece.surfaceOf[i] >= design.pieces.length),
    )
    expect(piece.pins.every(({ node }) => node < piece.clothNodes)).toBe(true)
    expect(piece.overlaps.every(({ over, under }) => Math.max(over, under) < piece.clothNodes)).toBe(true)
  })

  test('has its charts apart from each other, inside maps of the size it names', async () => {
    const opened = open(file)
    const { width, height } = opened.maps
    const charts = chartsOf(opened)
    charts.forEach((a, i) => {
      expect(Math.min(a.x0, a.y0)).toBeGreaterThan(0)
      expect(a.x1).toBeLessThan(width)
      expect(a.y1).toBeLessThan(height)
      for (const b of charts.slice(i + 1))
        expect(a.x1 < b.x0 || b.x1 < a.x0 || a.y1 < b.y0 || b.y1 < a.y0).toBe(true)
    })
    const [colour, relief] = await Promise.all(
      [opened.colour, opened.relief].map((map) => sharp(map).metadata()),
    )
    expect([colour.width, colour.height]).toEqual([width, height])
    expect([relief.width, relief.height]).toEqual([width / 2, height])
  })

  test('hangs its sleeves on the arms, and its legs on the legs', () => {
    const { piece } = open(file)
    const design = wardrobe.find(({ looks }) => id in looks)!
    for (const { name, carrier } of piece.surfaces) {
      const side = name.endsWith('L') ? 'Left' : 'Right'
      const isPanel = design.pieces.some((panel) => panel.name === name)
      expect(carrier).toBe(
        name.startsWith('sleeve') ? `arm${side}` : design.legs && isPanel ? `leg${side}` : 'trunk',
      )
    }
  })

  test('takes less than 250 kB', () => {
    expect(file.length).toBeGreaterThan(0)
    expect(file.length).toBeLessThan(250_000)
  })
})
