import { boneNames, mainBone, type FigureModel } from './model.ts'

/** What a tape says of somebody at rest, cm: round the bust, the waist and the hips, and from the crotch to the floor. */
export type Measures = { bust: number; waist: number; hips: number; inseam: number; height: number }

/** A tape round the trunk, cm: at what height it lies, and how long it is. */
export type Tape = { y: number; girth: number }

const trunk = new Set([
  'pelvis',
  'spine_01',
  'spine_02',
  'spine_03',
  'clavicle_l',
  'clavicle_r',
  'thigh_l',
  'thigh_r',
])

/** Between two heights the tape is laid every so many cm. */
const STEP = 2

/** @param rest three numbers a vertex, cm, as `restOf` gives them */
export function measure(model: FigureModel, rest: ArrayLike<number>): Measures {
  const floor = extreme(rest, 1, Math.min)
  return {
    bust: bustTape(model, rest).girth,
    waist: waistOf(model, rest),
    hips: hipsTape(model, rest).girth,
    inseam: crotch(model, rest) - floor,
    height: extreme(rest, 1, Math.max) - floor,
  }
}

export const waistOf = (model: FigureModel, rest: ArrayLike<number>) => waistTape(model, rest).girth

type Lay = (model: FigureModel, rest: ArrayLike<number>) => Tape

const widest = (a: Tape, b: Tape) => (b.girth > a.girth ? b : a)
const narrowest = (a: Tape, b: Tape) => (b.girth < a.girth ? b : a)

export const bustTape: Lay = (model, rest) => tapeBetween(model, rest, 0.55, 0.8, widest)
export const waistTape: Lay = (model, rest) => tapeBetween(model, rest, 0.2, 0.6, narrowest)
export const hipsTape: Lay = (model, rest) => tapeBetween(model, rest, -0.2, 0.2, widest)

/** The widest or the narrowest girth between two heights, as shares of the way from hips to shoulders. */
function tapeBetween(
  model: FigureModel,
  rest: ArrayLike<number>,
  from: number,
  to: number,
  better: (a: Tape, b: Tape) => Tape,
): Tape {
  const hips = (heightOf(model, 'hip_l') + heightOf(model, 'hip_r')) / 2
  const torso = (heightOf(model, 'shoulder_l') + heightOf(model, 'shoulder_r')) / 2 - hips
  let best: Tape | undefined
  for (let y = hips + from * torso; y <= hips + to * torso; y += STEP) {
    const tape = { y, girth: girthAt(model, rest, y) }
    if (tape.girth > 0) best = best ? better(best, tape) : tape
  }
  return best ?? { y: hips, girth: 0 }
}

/** From the tip of one shoulder to the other's, straight, cm. */
export function shoulderWidth(model: FigureModel, rest: ArrayLike<number>) {
  const [left, right] = shoulderTips(model)
  return Math.hypot(...[0, 1, 2].map((axis) => rest[3 * left + axis] - rest[3 * right + axis]))
}

/** Which way a shoulder's tip lies from its joint: outwards, and more so up. */
const TIP = { out: 0.55, up: 0.84 }
const shoulder = new Set(['clavicle_l', 'upperarm_l', 'clavicle_r', 'upperarm_r'])

/** The same places of the skin for everybody: chosen anew for each shape they would jump from one to the next. */
function shoulderTips(model: FigureModel) {
  const { mean } = model
  const far = [0, 0]
  const best = [-Infinity, -Infinity]
  for (let vertex = 0; vertex < mean.length / 3; vertex++) {
    if (!shoulder.has(boneNames[mainBone(model, vertex)])) continue
    const side = mean[3 * vertex] > 0 ? 0 : 1
    const reach = TIP.out * Math.abs(mean[3 * vertex]) + TIP.up * mean[3 * vertex + 1]
    if (reach <= best[side]) continue
    best[side] = reach
    far[side] = vertex
  }
  return far
}

/** The shape at rest: three numbers a vertex. */
export function restOf({ mean, shapes }: FigureModel, shape: ArrayLike<number>): Float32Array {
  const rest = mean.slice()
  for (let k = 0; k < shapes.length; k++) if (shape[k]) addTimes(rest, shapes[k], shape[k])
  return rest
}

function addTimes(sums: Float32Array, values: Float32Array, times: number) {
  for (let i = 0; i < sums.length; i++) sums[i] += times * values[i]
}

/** Heights of joints differ little among people of one stature: the middle body's do for all. */
const heightOf = ({ points }: FigureModel, name: string) => points.mean[3 * points.names.indexOf(name) + 1]

function extreme(rest: ArrayLike<number>, axis: number, of: (a: number, b: number) => number) {
  let best = rest[axis]
  for (let i = axis; i < rest.length; i += 3) best = of(best, rest[i])
  return best
}

/** The lowest place of the trunk in her middle. */
function crotch(model: FigureModel, rest: ArrayLike<number>) {
  let lowest = Infinity
  for (let vertex = 0; vertex < rest.length / 3; vertex++) {
    if (Math.abs(rest[3 * vertex]) > 0.8 || boneNames[mainBone(model, vertex)] === 'head') continue
    lowest = Math.min(lowest, rest[3 * vertex + 1])
  }
  return lowest
}

/** A tape round the trunk bridges hollows: the length of the convex hull of a level cut. */
function girthAt(model: FigureModel, rest: ArrayLike<number>, y: number) {
  const edges = trunkEdges(model)
  const cut: [number, number][] = []
  for (let e = 0; e < edges.length; e += 2) {
    const a = 3 * edges[e]
    const b = 3 * edges[e + 1]
    const ya = rest[a + 1]
    const yb = rest[b + 1]
    if (ya < y === yb < y) continue
    const share = (y - ya) / (yb - ya)
    cut.push([rest[a] + share * (rest[b] - rest[a]), rest[a + 2] + share * (rest[b + 2] - rest[a + 2])])
  }
  const hull = convexHull(cut)
  return hull.reduce((sum, [x, z], i) => {
    const [nextX, nextZ] = hull[(i + 1) % hull.length]
    return sum + Math.hypot(nextX - x, nextZ - z)
  }, 0)
}

const edgesOf = new WeakMap<FigureModel, Uint16Array>()

/** The trunk's edges, two vertices each: found once, for a tape is laid at some forty heights. */
function trunkEdges(model: FigureModel) {
  const known = edgesOf.get(model)
  if (known) return known
  const { triangles, mean } = model
  const isOfTrunk = Uint8Array.from({ length: mean.length / 3 }, (_, vertex) =>
    isTrunk(model, vertex) ? 1 : 0,
  )
  const edges: number[] = []
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [triangles[t + k], triangles[t + ((k + 1) % 3)]]
      if (isOfTrunk[a] && isOfTrunk[b]) edges.push(a, b)
    }
  const made = Uint16Array.from(edges)
  edgesOf.set(model, made)
  return made
}

export const isTrunk = (model: FigureModel, vertex: number) => trunk.has(boneNames[mainBone(model, vertex)])

/** Andrew's monotone chain. */
function convexHull(points: [number, number][]) {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by)
  const half = (list: [number, number][]) => {
    const chain: [number, number][] = []
    for (const [x, y] of list) {
      while (chain.length > 1) {
        const [[ax, ay], [bx, by]] = chain.slice(-2)
        if ((bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0) break
        chain.pop()
      }
      chain.push([x, y])
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}
