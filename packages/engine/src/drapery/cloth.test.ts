import { describe, expect, test } from 'vitest'
import { drape, type Collider, type Drape } from './cloth.ts'
import { createSprings } from './springs.ts'
import { ball, nobody, pole } from './testing/bodies.ts'
import { cutSwatches, unshrunk, type Swatch, type Swatches } from './testing/swatches.ts'

const poplin = { stretch: 0.95, shear: 0.2, bend: 0.03, crumple: 0 }

/** Lets a mesh fall and tells where its nodes came to lie. */
function fall(
  mesh: Swatches,
  { fabric = poplin, ...more }: Partial<Drape> & { fabric?: typeof poplin } = {},
) {
  const at = mesh.at.slice()
  drape({
    at,
    springs: createSprings(mesh, fabric, 1, unshrunk),
    body: nobody,
    keep: new Float64Array(mesh.nodeCount).fill(0.4),
    pins: [],
    overlaps: [],
    steps: 400,
    pull: 0.002,
    friction: 0.4,
    damping: 0.985,
    ...more,
  })
  return at
}
const heights = (at: Float64Array) => Array.from({ length: at.length / 3 }, (_, n) => at[3 * n + 1])

describe('a napkin that is dropped on a ball', () => {
  const mesh = cutSwatches([{ name: 'napkin', left: -4, bottom: -4, place: (x, y) => [x, 4, y] }], 1)
  const at = fall(mesh, { body: ball(3) })
  const away = Array.from({ length: mesh.nodeCount }, (_, n) => Math.hypot(...at.slice(3 * n, 3 * n + 3)))

  test('lies on it at the cloth’s own thickness, and never in it', () => {
    expect(Math.min(...away)).toBeGreaterThan(3.4 - 1e-6)
    expect(Math.min(...away)).toBeLessThan(3.5)
  })

  test('hangs down around it, its corners lowest', () => {
    const height = heights(at)
    const corners = ['bottom', 'right', 'top', 'left'].map(
      (edge) => height[mesh.node[mesh.along.get(`napkin.${edge}`)![0]]],
    )
    expect(Math.max(...height)).toBeGreaterThan(3.3)
    expect(Math.max(...corners)).toBeLessThan(1.5)
  })

  test('falls the same way each time', () => {
    expect(fall(mesh, { body: ball(3) })).toEqual(at)
  })
})

describe('a curtain that is pinned along its upper edge', () => {
  const mesh = cutSwatches([{ name: 'curtain' }], 1)
  const start = mesh.at
  const pins = mesh.along.get('curtain.top')!.map((corner) => {
    const n = 3 * mesh.node[corner]
    return { node: n / 3, x: start[n], y: start[n + 1], z: start[n + 2], hold: 1 }
  })
  const lowest = (at: Float64Array) => Math.min(...heights(at))

  test('hangs where it is pinned', () => {
    const at = fall(mesh, { pins })
    for (const { node, x, y, z } of pins)
      expect(Array.from(at.subarray(3 * node, 3 * node + 3))).toEqual(
        [x, y, z].map((place) => expect.closeTo(place, 9)),
      )
    expect(fall(mesh, { steps: 40 })[1]).toBeLessThan(start[1])
  })

  test('keeps its length, more so the firmer the cloth', () => {
    const firm = lowest(fall(mesh, { pins }))
    const loose = lowest(fall(mesh, { pins, fabric: { ...poplin, stretch: 0.1, shear: 0.05 } }))
    expect(firm).toBeGreaterThan(-0.4)
    expect(loose).toBeLessThan(firm - 0.2)
  })
})

describe('of two pieces of which one is laid over the other', () => {
  const under = { name: 'under' }
  /** The upper edges, corner by corner, and how far the first is before the second and beside it. */
  function lay(over: Swatch, fastened: boolean) {
    const mesh = cutSwatches([over, under], 2)
    const edge = (piece: string) => mesh.along.get(`${piece}.top`)!.map((corner) => mesh.node[corner])
    const low = edge('under')
    const overlaps = edge('over').map((node, i) => ({ over: node, under: low[i], gap: 0.4, fastened }))
    const at = fall(mesh, { overlaps })
    return overlaps.map(({ over: a, under: b }) => ({
      before: at[3 * a + 2] - at[3 * b + 2],
      beside: Math.abs(at[3 * a] - at[3 * b]),
      middle: (at[3 * a + 2] + at[3 * b + 2]) / 2,
    }))
  }

  test('it comes to lie before the other, by their thickness at least, and both give way alike', () => {
    for (const { before, middle } of lay({ name: 'over' }, false)) {
      expect(before).toBeGreaterThan(0.35)
      expect(Math.abs(middle)).toBeLessThan(0.5)
    }
  })

  test('it is drawn to its buttonholes where the two are fastened, and else goes its own way', () => {
    const aside = { name: 'over', place: (x: number, y: number) => [x + 1, y, 2] as const }
    for (const { before, beside } of lay(aside, true)) {
      expect(beside).toBeLessThan(0.1)
      expect(before).toBeCloseTo(0.4, 1)
    }
    for (const { before, beside } of lay(aside, false)) {
      expect(beside).toBeGreaterThan(0.9)
      expect(before).toBeGreaterThan(1.9)
    }
  })
})

test('no place of a trouser leg comes over to the other side', () => {
  const mesh = cutSwatches([{ name: 'leg', left: -6 }], 2)
  const at = fall(mesh, { sideOf: new Int8Array(mesh.nodeCount).fill(-1), steps: 5 })
  for (let n = 0; n < mesh.nodeCount; n++) expect(at[3 * n]).toBeLessThanOrEqual(-0.05 + 0.02)
})

describe('a chain that is pinned at its upper end', () => {
  const LINKS = 10
  const PULL = 0.002

  /** Links of 1 cm, let go upright or lying. */
  function letGo({ give, body = nobody, lies = false }: { give: number; body?: Collider; lies?: boolean }) {
    const at = new Float64Array(3 * (LINKS + 1))
    for (let node = 0; node <= LINKS; node++) at[3 * node + (lies ? 0 : 1)] = lies ? node : -node
    const springs = {
      a: Int32Array.from({ length: LINKS }, (_, link) => link),
      b: Int32Array.from({ length: LINKS }, (_, link) => link + 1),
      rest: new Float64Array(LINKS).fill(1),
      give: new Float64Array(LINKS).fill(give),
    }
    const pins = [{ node: 0, x: 0, y: 0, z: 0, hold: 1 }]
    const keep = new Float64Array(LINKS + 1)
    drape({
      at,
      springs,
      body,
      keep,
      pins,
      overlaps: [],
      steps: 800,
      pull: PULL,
      friction: 0,
      damping: 0.97,
    })
    return at
  }

  test('is longer by what hangs on each link, shared out by how much the links take back', () => {
    // A step pulls each node down by PULL, and a link takes half its give of the error back at either end.
    const give = 0.05
    const at = letGo({ give })
    for (let link = 0; link < LINKS; link++) {
      const length = at[3 * link + 1] - at[3 * link + 4]
      const below = LINKS - link
      expect((length - 1) / ((2 * PULL * below) / give)).toBeCloseTo(1, 1)
    }
    expect(-letGo({ give: 1 })[3 * LINKS + 1] / LINKS).toBeCloseTo(1.01, 2)
  })

  test('swings down from lying and comes to rest without ever gaining energy', () => {
    const energies: number[] = []
    let energy = 0
    const before = new Float64Array(3 * (LINKS + 1))
    const watcher: Collider = {
      sample(x, y, z, out, node) {
        const place = [x, y, z]
        const speed = Math.hypot(...place.map((value, axis) => value - before[3 * node + axis]))
        before.set(place, 3 * node)
        energy += speed ** 2 / 2 + PULL * y
        if (node === LINKS) {
          energies.push(energy)
          energy = 0
        }
        // Beside it, but never far off: each step asks.
        out.set([0.5, 0, 0, 1])
      },
    }
    const at = letGo({ give: 0.9, body: watcher, lies: true })
    const highest = Array.from({ length: 16 }, (_, i) => Math.max(...energies.slice(50 * i + 1, 50 * i + 51)))
    highest.forEach((value, i) => expect(value).toBeLessThan(i ? highest[i - 1] + 1e-4 : 0))
    expect(highest[0] - highest.at(-1)!).toBeGreaterThan(0.1)
    expect(at[3 * LINKS]).toBeCloseTo(0, 1)
    expect(at[3 * LINKS + 1]).toBeLessThan(-LINKS)
  })
})

test('a towel over a pole lies on it above, hangs plumb on both sides, and as far down on one as on the other', () => {
  const towel: Swatch = { name: 'towel', left: -12, bottom: -12, size: 24, place: (x, y) => [x, 5.6, y] }
  const mesh = cutSwatches([towel], 1.5)
  const at = fall(mesh, { body: pole(5), steps: 700, damping: 0.97 })
  const nodes = Array.from({ length: mesh.nodeCount }, (_, n) => [at[3 * n], at[3 * n + 1]])
  const lowest = (side: number) => Math.min(...nodes.filter(([x]) => x * side > 0).map(([, y]) => y))
  for (const [x, y] of nodes) {
    if (y > 0) expect(Math.hypot(x, y)).toBeCloseTo(5.4, 3)
    else expect(Math.abs(Math.abs(x) - 5.4)).toBeLessThan(0.08)
  }
  expect(Math.abs(lowest(-1) - lowest(1))).toBeLessThan(0.08)
  // All of its length is there: half round the pole, and the rest beside it.
  const length = Math.PI * 5.4 - lowest(-1) - lowest(1)
  expect(length / 24).toBeGreaterThan(1)
  expect(length / 24).toBeLessThan(1.02)
})
