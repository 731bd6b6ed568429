import { clamp, mix } from '../../drapery/scalar.ts'
import type { LowerLandmarks } from '../../contract/garment-landmarks.ts'
import type { LowerShape } from '../../garment/lower-shape.ts'
import type { Cut } from './cuts.ts'
import { extentsBy, type Extents } from './cut-extents.ts'
import type { Laid } from './laid.ts'

/** Legs longer than this share of the mannequin's were meant to reach the ankle, and end this high, cm. */
const TO_ANKLE = 0.72
const ANKLE = 7
const FLOOR = 5
const WIDER = { least: 0.6, most: 1.9 }
/** Over so much of the picture's cloth its hem is curved. */
const HEM = 0.025
const CURVED = 8

/** Brings a cut of trousers or a skirt onto what its picture shows. */
export function cutLower({ piece, landmarks }: Cut, shape: LowerShape): Laid {
  const base = landmarks as LowerLandmarks
  const waistY = (base.waist.left[1] + base.waist.right[1]) / 2
  const crotchY = base.legs?.crotch[1]
  const waist = shape.points.waist.right[0] - shape.points.waist.left[0]
  const sideOf = (corner: number): 0 | 1 => (piece.at[3 * piece.node[corner]] < 0 ? 0 : 1)
  const x = (corner: number) => piece.at[3 * piece.node[corner]]
  const y = (corner: number) => piece.at[3 * piece.node[corner] + 1]
  // A hem falls in waves: its lowest place is where the cloth ends.
  const hemY = piece.at.reduce((low, value, i) => (i % 3 === 1 ? Math.min(low, value) : low), Infinity)
  /** The last row that is surely cloth. */
  const last = shape.bottom - HEM * (shape.bottom - shape.top)
  const z = (corner: number) => piece.at[3 * piece.node[corner] + 2]
  const ofSide = (side: 0 | 1, value: (corner: number) => number) =>
    extentsBy(piece, (corner) => sideOf(corner) === side, y, value)
  const across = [ofSide(0, x), ofSide(1, x)]
  const deep = [ofSide(0, z), ofSide(1, z)]
  const back = extentsBy(
    piece,
    (corner) => /^back|Back$/.test(piece.surfaces[piece.surfaceOf[corner]].name),
    (corner) => piece.uv[2 * corner + 1],
    (corner) => piece.uv[2 * corner],
  )
  const [least, most] = back(waistY)
  const scale = waist / (most - least)

  const legs = crotchY !== undefined && shape.crotch ? legsOf(crotchY, shape.crotch.y) : undefined
  function legsOf(top: number, topPx: number) {
    const inseam = (shape.bottom - topPx) / scale
    const end = inseam > TO_ANKLE * (top - ANKLE) ? ANKLE : top - inseam
    return { top, topPx, end: Math.min(top - 6, end) }
  }
  const skirtEnd = Math.max(FLOOR, waistY - (shape.bottom - shape.top) / scale)
  const at = piece.at.slice()
  const texels = new Float32Array(piece.uv.length)
  const done = new Uint8Array(at.length / 3)
  piece.node.forEach((node, corner) => {
    const height = y(corner)
    const side = sideOf(corner)
    const row = rowAt(height)
    const [inner, outer] = edgesAt(row, side)
    const [from, to] = across[side](height)
    const [near, far] = side === 0 ? [to, from] : [from, to]
    const share = clamp((x(corner) - near) / (far - near || 1))
    texels[2 * corner] = mix(inner, outer, share)
    texels[2 * corner + 1] = row
    if (done[node]++) return
    const wider = widerAt(height, row, side)
    const isLeg = legs !== undefined && height < legs.top
    const [front, behind] = deep[side](height)
    const axis = isLeg ? (from + to) / 2 : 0
    const middle = (front + behind) / 2
    at[3 * node] = axis + (x(corner) - axis) * wider
    at[3 * node + 1] = heightAt(height)
    at[3 * node + 2] = middle + (z(corner) - middle) * wider
  })
  return { at, texels }

  function rowAt(height: number) {
    if (!legs) return mix(shape.top, last, clamp((waistY - height) / (waistY - hemY)))
    if (height > legs.top) return mix(shape.top, legs.topPx, clamp((waistY - height) / (waistY - legs.top)))
    return mix(legs.topPx, last, clamp((legs.top - height) / (legs.top - hemY)))
  }
  function heightAt(height: number) {
    if (!legs) return mix(waistY, skirtEnd, (waistY - height) / (waistY - hemY))
    return height > legs.top ? height : mix(legs.top, legs.end, (legs.top - height) / (legs.top - hemY))
  }
  function edgesAt(row: number, side: 0 | 1): [number, number] {
    return [shape.innerEdge(row, side), shape.outerEdge(row, side)]
  }
  /** How much wider the picture's cloth is than the cut's, on a leg or the whole way round. */
  function widerAt(height: number, row: number, side: 0 | 1) {
    const isLeg = legs !== undefined && height < legs.top
    const width = isLeg
      ? Math.abs(shape.outerEdge(row, side) - shape.innerEdge(row, side))
      : shape.outerEdge(row, 1) - shape.outerEdge(row, 0)
    // A hem's curve leaves its last rows narrow.
    const cloth = clothAt(back, Math.max(height, hemY + CURVED), isLeg)
    return clamp(width / scale / cloth, WIDER.least, WIDER.most)
  }
}

/** How wide the cut's back is, flat: of trousers one leg's where they part, else both. */
function clothAt(back: Extents, height: number, isLeg: boolean) {
  const [least, most] = back(height)
  const whole = Math.max(1, most - least)
  return isLeg ? Math.max(1, whole / 2) : whole
}
