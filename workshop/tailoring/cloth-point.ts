import type { Fabric } from './fabric.ts'
import { smoothstep } from '@cabine/engine/drapery/scalar.ts'
import type { Scene } from './scene.ts'
import { touch, type Button, type Touch, type Trim } from './trims.ts'

export interface Dressing {
  /** By surface name; '*' for the rest. */
  fabrics: Record<string, Fabric>
  trims: Trim[]
  buttons: Button[]
  /** A brightness for the whole picture: dark cloth is exposed a little longer. */
  exposure?: number
}

/** A surface's cloth, with all that is sewn on it. */
export interface Cloth {
  fabric: Fabric
  trims: Trim[]
  buttons: Button[]
}

/** How a cloth looks at a place of its pattern, before light falls on it. */
export interface ClothPoint {
  /** Linear light: cloth, thread or button. */
  colour: Float64Array
  /** What seams, and buttons beside it, leave of that colour. */
  shade: number
  gloss: number
  roughness: number
  /** Slopes of the weave and of what is sewn, along the pattern's x and y. */
  slope: [number, number]
  /** Where a button turns the surface: its rise for each cm from its middle, and the way from there, cm. */
  button: { rise: number; dx: number; dy: number }
}

/** Dresses each surface of a scene. */
export const tailor = (
  { surfaces, outlines, rims }: Pick<Scene, 'surfaces' | 'outlines' | 'rims'>,
  dressing: Dressing,
) =>
  surfaces.map((name, i): Cloth => {
    const rim = rims.get(name)
    const trims = dressing.trims
      .filter((trim) => trim.on === name)
      .map((trim) => (rim && !trim.path.length ? { ...trim, path: rim } : trim))
    const outline = outlines[i]
    return {
      fabric: dressing.fabrics[name] ?? dressing.fabrics['*'],
      trims: outline ? [...trims, { on: name, path: [...outline, outline[0]], kind: 'edge' }] : trims,
      buttons: dressing.buttons.filter((button) => button.on === name),
    }
  })

export const createClothPoint = (): ClothPoint => ({
  colour: new Float64Array(3),
  shade: 1,
  gloss: 0,
  roughness: 0,
  slope: [0, 0],
  button: { rise: 0, dx: 0, dy: 0 },
})

const touched: Touch = { relief: 0, shade: 1, thread: 0, colour: null }
const everywhere = () => true

/** Sews the trims that are near a place onto cloth of a given relief there, cm; the last place stays in `touched`. */
function sew({ trims }: Cloth, relief: number, x: number, y: number, isNear: (trim: number) => boolean) {
  touched.relief = relief
  touched.shade = 1
  touched.thread = 0
  touched.colour = null
  for (let i = 0; i < trims.length; i++) if (isNear(i)) touch(trims[i], x, y, touched)
  return touched.relief
}

/** Relief at a place, cm: the weave and what is sewn, without buttons. */
export const reliefAt = (cloth: Cloth, x: number, y: number) =>
  sew(cloth, cloth.fabric.relief(x, y), x, y, everywhere)

/** The colour, shade and buttons of a place, without the slopes of its relief. */
export function paintAt(cloth: Cloth, x: number, y: number, out: ClothPoint) {
  sew(cloth, 0, x, y, everywhere)
  paint(cloth, false, x, y, out)
}

/** All there is to see at a place; `isNear` says which trims could reach it. On the inside there are no buttons. */
export function lookAt(
  cloth: Cloth,
  inside: boolean,
  x: number,
  y: number,
  isNear: (trim: number) => boolean,
  out: ClothPoint,
) {
  const { fabric } = cloth
  const relief = (u: number, v: number) =>
    sew(cloth, inside ? fabric.relief(u, v) * 0.5 : fabric.relief(u, v), u, v, isNear)
  const eps = 0.035
  const hx = relief(x + eps, y)
  const hy = relief(x, y + eps)
  const h = relief(x, y)
  out.slope[0] = (hx - h) / eps
  out.slope[1] = (hy - h) / eps
  paint(cloth, inside, x, y, out)
}

function paint({ fabric, buttons }: Cloth, inside: boolean, x: number, y: number, out: ClothPoint) {
  const { colour } = out
  fabric.colour(x, y, colour)
  if (inside)
    for (let k = 0; k < 3; k++) colour[k] = (fabric.lining?.[k] ?? colour[k]) * (fabric.inside ?? 0.85)
  if (touched.colour)
    for (let k = 0; k < 3; k++) colour[k] += (touched.colour[k] - colour[k]) * touched.thread * 0.9
  out.shade = touched.shade
  out.gloss = fabric.gloss
  out.roughness = fabric.roughness
  out.button.rise = 0
  if (!inside) for (const button of buttons) fasten(button, x - button.at[0], y - button.at[1], out)
}

/** Puts a button on a place that lies (dx, dy) from its middle, cm, or its shade beside it. */
function fasten({ radius, kind, colour: own }: Button, dx: number, dy: number, out: ClothPoint) {
  const r = Math.hypot(dx, dy) / radius
  if (r > 1.5) return
  if (r > 1) {
    const below = Math.hypot(dx - 0.1, dy + 0.14) / radius
    out.shade *= 1 - 0.5 * smoothstep(1.35, 0.95, below) - 0.2 * smoothstep(1.25, 1, r)
    return
  }
  const rim = Math.exp(-(((r - 0.82) / 0.14) ** 2))
  const slope = kind === 'rivet' ? r * 0.9 : (r > 0.82 ? 0.6 : -0.4) * rim
  out.button.rise = slope / radius / (r + 0.2)
  out.button.dx = dx
  out.button.dy = dy
  const { colour } = out
  for (let k = 0; k < 3; k++) colour[k] = own[k]
  if (kind !== 'rivet')
    for (const [ox, oy] of [
      [-0.2, -0.2],
      [0.2, -0.2],
      [-0.2, 0.2],
      [0.2, 0.2],
    ]) {
      const hole = Math.hypot(dx / radius - ox, dy / radius - oy)
      for (let k = 0; k < 3; k++) colour[k] *= 1 - 0.75 * smoothstep(0.13, 0.07, hole)
    }
  out.gloss = 0.06 + 0.16 * own[0]
  out.roughness = 0.3
}
