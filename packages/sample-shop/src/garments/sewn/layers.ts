import type { Cloth } from '@cabine/drapery/look.ts'
import { isInside, nearest, type Point } from '@cabine/drapery/outline.ts'
import { clamp, smoothstep } from '@cabine/drapery/scalar.ts'
import type { Patch } from '@cabine/drapery/scene.ts'
import { reachOf } from '@cabine/drapery/trims.ts'

/** What lies at a place of a surface: its cloth, or a patch on it. */
export interface Layer {
  cloth: Cloth
  patch?: Patch
}

/** Side of the squares within which the same trims are near, cm. */
const cell = 1
/** No patch stands out farther than this, cm: its rim is a step in a map, not a wall. */
const tallest = 0.4
/** How wide the rim of a patch is rounded, and how far it shades the cloth around it, cm. */
const rounding = 0.3
const shadeReach = 0.8

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
  const topAt = (near: Near[], x: number, y: number) => {
    let top = near.length - 1
    while (near[top].patch && !isInside(near[top].patch!.outline, x, y)) top--
    return top
  }
  return {
    clothAt(x, y) {
      const near = nearOf(x, y)
      return near[topAt(near, x, y)].cloth
    },
    liftAt(x, y) {
      const near = nearOf(x, y)
      const { patch, loop } = near[topAt(near, x, y)]
      if (!patch || !loop) return 0
      return Math.min(tallest, liftOf(patch, x, y)) * smoothstep(0, rounding, nearest(loop, x, y).distance)
    },
    shadeAt(x, y) {
      const near = nearOf(x, y)
      let shade = 1
      for (let i = topAt(near, x, y) + 1; i < near.length; i++) {
        const { patch, loop } = near[i]
        if (!patch || !loop) continue
        /** The light comes from above: the shade lies lower than what throws it. */
        const { distance } = nearest(loop, x, y + 0.12)
        const strength = 0.38 * clamp(liftOf(patch, x, y) / 0.3)
        shade *= 1 - strength * smoothstep(shadeReach, 0, distance) ** 2
      }
      return shade
    },
  }
}

const liftOf = ({ lift }: Patch, x: number, y: number) => (typeof lift === 'number' ? lift : lift(x, y))

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
