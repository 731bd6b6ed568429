import type { Cloth } from '@cabine/tailoring/cloth-point.ts'
import { isInside, nearest, type Point } from '@cabine/tailoring/outline.ts'
import { clamp, smoothstep } from '@cabine/engine/drapery/scalar.ts'
import type { Patch } from '@cabine/tailoring/scene.ts'
import { reachOf } from '@cabine/tailoring/trims.ts'

/** What lies at a place of a surface: its cloth, or a patch on it. */
export interface Layer {
  cloth: Cloth
  patch?: Patch
}

/** Side of the squares within which the same trims are near, cm. */
const cell = 1
/** No patch stands out farther than this, cm: its rim is a step in a map, not a wall. */
const tallest = 0.2
/** How wide the rim of a patch is rounded, and how far it shades the cloth around it, cm. */
const rounding = 0.3
const shadeReach = 0.65

/** Finds the layers of one surface by place. */
export interface Layers {
  /** The cloth on top, with those trims and buttons alone that are near. */
  clothAt(x: number, y: number): Cloth
  /** How high it stands above the surface, cm. */
  liftAt(x: number, y: number): number
  /** What patches beside a place leave of the light on it, as a factor. */
  shadeAt(x: number, y: number): number
}

interface Near extends Layer {
  loop?: Point[]
}

export function createLayers(layers: Layer[]): Layers {
  const cells = new Map<number, Near[]>()
  const nearOf = (x: number, y: number) => {
    const [i, j] = [Math.floor(x / cell), Math.floor(y / cell)]
    const key = (i + 4096) * 8192 + j + 4096
    const known = cells.get(key)
    if (known) return known
    const [mx, my] = [(i + 0.5) * cell, (j + 0.5) * cell]
    const near = layers.flatMap(({ cloth, patch }): Near[] => {
      const loop = patch && [...patch.outline, patch.outline[0]]
      if (
        patch &&
        loop &&
        !isInside(patch.outline, mx, my) &&
        nearest(loop, mx, my).distance > cell + shadeReach
      )
        return []
      return [{ cloth: closeBy(cloth, mx, my), patch, loop }]
    })
    cells.set(key, near)
    return near
  }
  /** The layer that lies highest at a place; of two as high, the later one. */
  const topAt = (near: Near[], x: number, y: number) => {
    let top = near[0]
    for (const layer of near)
      if (layer.patch && isInside(layer.patch.outline, x, y) && liftOf(layer, x, y) >= liftOf(top, x, y))
        top = layer
    return top
  }
  return {
    clothAt: (x, y) => topAt(nearOf(x, y), x, y).cloth,
    liftAt(x, y) {
      const top = topAt(nearOf(x, y), x, y)
      const lift = Math.min(tallest, liftOf(top, x, y))
      return top.loop ? lift * (0.55 + 0.45 * smoothstep(0, rounding, nearest(top.loop, x, y).distance)) : 0
    },
    shadeAt(x, y) {
      const near = nearOf(x, y)
      const top = topAt(near, x, y)
      const height = liftOf(top, x, y)
      let shade = 1
      for (const layer of near) {
        if (layer === top || !layer.patch || !layer.loop) continue
        const above = liftOf(layer, x, y) - height
        if (above <= 0 || isInside(layer.patch.outline, x, y)) continue
        /** The light comes from above: the shade lies lower than what throws it. */
        const { distance } = nearest(layer.loop, x, y + 0.12)
        shade *= 1 - 0.3 * clamp(above / 0.3) * smoothstep(shadeReach, 0, distance) ** 2
      }
      return shade
    },
  }
}

/** How high a layer lies above the surface, cm. */
function liftOf({ patch }: Layer, x: number, y: number) {
  const lift = patch?.lift ?? 0
  return typeof lift === 'number' ? lift : lift(x, y)
}

/** A cloth with the trims and buttons alone that reach into the cell around a place. */
function closeBy({ fabric, trims, buttons }: Cloth, x: number, y: number): Cloth {
  return {
    fabric,
    trims: trims.filter((trim) => nearest(trim.path, x, y).distance < reachOf(trim) + cell * 0.71),
    buttons: buttons.filter(
      ({ at, radius }) => Math.hypot(at[0] - x, at[1] - y) < 1.5 * radius + cell * 0.71,
    ),
  }
}
