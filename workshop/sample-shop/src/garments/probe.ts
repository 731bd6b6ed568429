import { arms } from '@cabine/engine/drapery/mannequin-body.ts'
import type { Mesh } from '@cabine/tailoring/mesh.ts'
import type { Camera } from '@cabine/engine/drapery/raster.ts'
import type { Ribbon } from '@cabine/tailoring/scene.ts'
import type { LowerLandmarks, UpperLandmarks } from '../product.ts'

type Spot = [number, number]

/** Finds seams of a draped garment in its picture (x and y from 0 to 1, from the top left). */
export interface Probe {
  end(edge: string, which: 'first' | 'last'): Spot
  /** The point of an edge that lies lowest in the picture. */
  lowest(edge: string): Spot
  line(edge: string): Spot[]
  /** Two necklines up to where one crosses the other: right one downwards, then left one upwards. */
  crossing(right: string, left: string): { right: Spot[]; left: Spot[] }
  /** The collar's fold from its right end over the back to its left end; null without a collar. */
  fold: Spot[] | null
  /** Outermost points, along a direction of the picture, of what `pieces` have at pattern height `y`. */
  extremes(pieces: string[], y: number, direction: Spot): [Spot, Spot]
  extremesOf(edges: string[], direction: Spot): [Spot, Spot]
}

export function createProbe(
  { mesh, at }: { mesh: Mesh; at: Float64Array },
  ribbons: Ribbon[],
  camera: Camera,
  isCovered: (x: number, y: number) => boolean,
): Probe {
  const foldOf = () => {
    const [ribbon] = ribbons
    if (!ribbon) return null
    const { fold } = ribbon
    const line = fold
      .map(([x, y]): Spot => [
        ((x - camera.left) * camera.scale) / camera.width,
        ((camera.top - y) * camera.scale) / camera.height,
      ])
      .map(snap)
    return fold[0][0] > fold[fold.length - 1][0] ? line : line.reverse()
  }
  const onPicture = (corner: number): Spot => {
    const n = mesh.node[corner] * 3
    return snap([
      ((at[n] - camera.left) * camera.scale) / camera.width,
      ((camera.top - at[n + 1]) * camera.scale) / camera.height,
    ])
  }
  /** A seam at the very edge may fall on the pixel beside the cloth: take the nearest one that is covered. */
  function snap(spot: Spot): Spot {
    const [x, y] = [spot[0] * camera.width, spot[1] * camera.height]
    for (let r = 0; r < 24; r += 0.5)
      for (let k = 0; k < 16; k++) {
        const a = (k / 16) * Math.PI * 2
        const [sx, sy] = [x + Math.cos(a) * r, y + Math.sin(a) * r]
        if (isCovered(Math.floor(sx), Math.floor(sy)))
          return [Math.round((sx / camera.width) * 1e4) / 1e4, Math.round((sy / camera.height) * 1e4) / 1e4]
      }
    return spot
  }
  const corners = (edge: string) => {
    const list = mesh.along.get(edge)
    if (!list) throw new Error(`no edge ${edge}`)
    return list
  }
  const outermost = (list: number[], [dx, dy]: Spot): [Spot, Spot] => {
    let [low, high] = [list[0], list[0]]
    const value = (c: number) => at[3 * mesh.node[c]] * dx - at[3 * mesh.node[c] + 1] * dy
    for (const c of list) {
      if (value(c) < value(low)) low = c
      if (value(c) > value(high)) high = c
    }
    return [onPicture(low), onPicture(high)]
  }
  return {
    end: (edge, which) => onPicture(corners(edge).at(which === 'first' ? 0 : -1)!),
    lowest: (edge) =>
      onPicture(
        corners(edge).reduce((a, b) => (at[3 * mesh.node[b] + 1] < at[3 * mesh.node[a] + 1] ? b : a)),
      ),
    line: (edge) => corners(edge).map(onPicture),
    fold: foldOf(),
    crossing(right, left) {
      const [down, up] = [corners(right), corners(left)]
      let best = { gap: Infinity, i: 0, j: 0 }
      down.forEach((a, i) =>
        up.forEach((b, j) => {
          const [p, q] = [3 * mesh.node[a], 3 * mesh.node[b]]
          const gap = Math.hypot(at[p] - at[q], at[p + 1] - at[q + 1])
          if (gap < best.gap) best = { gap, i, j }
        }),
      )
      return { right: down.slice(0, best.i + 1).map(onPicture), left: up.slice(best.j).map(onPicture) }
    },
    extremes(pieces, y, direction) {
      const list: number[] = []
      mesh.pieceOf.forEach((p, i) => {
        if (pieces.includes(mesh.pieces[p].name) && Math.abs(mesh.uv[2 * i + 1] - y) < 0.5) list.push(i)
      })
      return outermost(list, direction)
    },
    extremesOf: (edges, direction) => outermost(edges.flatMap(corners), direction),
  }
}

const pairOf = ([a, b]: [Spot, Spot]) => ({ left: a, right: b })
const thin = (spots: Spot[]) => spots.filter((_, i) => i % 4 === 0 || i === spots.length - 1)
/** The direction across a limb, in the picture. */
const acrossLimb = (from: readonly number[], to: readonly number[]): Spot => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  return [-dy / length, -dx / length]
}
const between = (a: Spot, b: Spot): Spot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/**
 * What of the inside shows above the front: between the neckline (right neck point, down, and up to the
 * left one) and the back's neckline, or the collar's fold where there is a collar.
 */
function innerCollarOf(probe: Probe, neckline: Spot[]): Spot[] {
  if (!probe.fold) return [...thin(neckline), ...thin(probe.line('back.neck')).reverse()]
  const nearestTo = ([x, y]: Spot, from: number, to: number) => {
    let best = from
    const away = (i: number) => Math.hypot(neckline[i][0] - x, neckline[i][1] - y)
    for (let i = from; i < to; i++) if (away(i) < away(best)) best = i
    return best
  }
  const middle = neckline.length >> 1
  const first = nearestTo(probe.fold[0], 0, middle)
  const last = nearestTo(probe.fold[probe.fold.length - 1], middle, neckline.length)
  return [...thin(neckline.slice(first, last + 1)), ...thin(probe.fold).reverse()]
}

export interface UpperSeams {
  waist?: number
  /** Pieces around the trunk. */
  trunk?: string[]
  hems?: string[]
  /** Length of the sleeve along the arm, cm; absent when there is none. */
  sleeve?: number
  /** Two fronts: their pieces, and whether their necklines meet (else it hangs open down to the hem). */
  front?: { right: string; left: string; crosses: boolean }
  openFront?: boolean
  /** A collar that stands around the neck: nothing of the inside shows. */
  isHigh?: boolean
}

/** Landmarks of a garment that hangs from the shoulders. */
export function upperLandmarks(probe: Probe, seams: UpperSeams): UpperLandmarks {
  const right = seams.front?.right ?? 'front'
  const left = seams.front?.left ?? 'front'
  const trunk = seams.trunk ?? ['front', 'back']
  const frontLine = () => {
    if (!seams.front) return probe.line('front.neck')
    if (!seams.front.crosses)
      return ['frontR.neck', 'frontR.edge', 'frontL.edge', 'frontL.neck'].flatMap((e) => probe.line(e))
    const { right: down, left: up } = probe.crossing('frontR.neck', 'frontL.neck')
    return [...down, ...up]
  }
  const neckline = frontLine()
  /** Cut low at the back, it hides behind the front. */
  const isBackSeen = probe.lowest('back.neck')[1] < neckline.reduce((low, p) => Math.max(low, p[1]), 0)
  const sleeve = (side: 'left' | 'right') => {
    const name = side === 'left' ? 'sleeveL' : 'sleeveR'
    const { shoulder, elbow, wrist } = arms[side]
    const sign = side === 'left' ? -1 : 1
    const isLong = seams.sleeve! > 34
    const end = isLong ? acrossLimb(elbow, wrist) : acrossLimb(shoulder, elbow)
    const order = (spots: [Spot, Spot]) => (sign < 0 ? spots : ([spots[1], spots[0]] as [Spot, Spot]))
    const [cuffOuter, cuffInner] = order(probe.extremesOf([`${name}.cuff`], end))
    if (!isLong) return { cuffOuter, cuffInner }
    const [elbowOuter, elbowInner] = order(probe.extremes([name], -28, acrossLimb(shoulder, wrist)))
    return { elbowOuter, elbowInner, cuffOuter, cuffInner }
  }
  return {
    kind: 'upper',
    neck: { left: probe.end(`${left}.shoulderL`, 'first'), right: probe.end(`${right}.shoulderR`, 'last') },
    neckFront: seams.front?.crosses
      ? probe.crossing('frontR.neck', 'frontL.neck').right.at(-1)!
      : seams.front
        ? between(probe.end('frontR.neck', 'last'), probe.end('frontL.neck', 'first'))
        : probe.lowest('front.neck'),
    shoulder: {
      left: probe.end(`${left}.shoulderL`, 'last'),
      right: probe.end(`${right}.shoulderR`, 'first'),
    },
    armpit: { left: probe.end(`${left}.sideL`, 'first'), right: probe.end(`${right}.sideR`, 'last') },
    ...(seams.waist && { waist: pairOf(probe.extremes(trunk, seams.waist, [1, 0])) }),
    hem: pairOf(probe.extremesOf(seams.hems ?? ['front.hem', 'back.hem'], [1, 0])),
    ...(seams.sleeve && { sleeves: { left: sleeve('left'), right: sleeve('right') } }),
    ...(isBackSeen && !seams.isHigh && { innerCollar: innerCollarOf(probe, neckline) }),
    ...(seams.openFront && { openFront: true }),
  }
}

/** Landmarks of a skirt (pieces front, back) or of trousers (frontL, frontR, backL, backR). */
export function lowerLandmarks(
  probe: Probe,
  kind: 'skirt' | 'trousers' | 'shorts',
  hip: number,
  {
    knee = 48,
    waists = ['front.waist', 'back.waist'],
    hems = ['front.hem', 'back.hem'],
    trunk = ['front', 'back'],
  } = {},
): LowerLandmarks {
  const across: Spot = [1, 0]
  if (kind === 'skirt')
    return {
      kind: 'lower',
      waist: pairOf(probe.extremesOf(waists, across)),
      hip: pairOf(probe.extremes(trunk, hip, across)),
      hem: pairOf(probe.extremesOf(hems, across)),
    }
  const leg = (side: 'L' | 'R') => {
    const pieces = [`front${side}`, `back${side}`]
    const ends = probe.extremesOf(
      pieces.map((p) => `${p}.hem`),
      across,
    )
    const [outer, inner] = side === 'L' ? [0, 1] : [1, 0]
    const corners = { hemOuter: ends[outer], hemInner: ends[inner] }
    if (kind === 'shorts') return corners
    const knees = probe.extremes(pieces, knee, across)
    return { kneeOuter: knees[outer], kneeInner: knees[inner], ...corners }
  }
  const [{ hemOuter: leftHem, ...left }, { hemOuter: rightHem, ...right }] = [leg('L'), leg('R')]
  return {
    kind: 'lower',
    waist: pairOf(probe.extremesOf(['frontL.waist', 'frontR.waist', 'backL.waist', 'backR.waist'], across)),
    hip: pairOf(probe.extremes(['frontL', 'frontR', 'backL', 'backR'], hip, across)),
    hem: { left: leftHem, right: rightHem },
    legs: { crotch: probe.lowest('frontR.rise'), left, right },
  }
}
