import { rgb } from '@cabine/engine/drapery/colour.ts'
import type { Fabric } from '@cabine/tailoring/fabric.ts'
import { cellRandom } from '@cabine/engine/drapery/noise.ts'
import { mix, smoothstep } from '@cabine/engine/drapery/scalar.ts'

function paint(out: Float64Array, ink: readonly number[], share: number) {
  if (share > 0) for (let k = 0; k < 3; k++) out[k] = mix(out[k], ink[k], Math.min(1, share))
}

/** Small scattered blossoms with a stem and two leaves, one in each jittered cell of `cell` cm. */
export function blossoms(
  ground: Fabric,
  inks: { petal: string; heart: string; leaf: string },
  cell = 2.6,
  seed = 41,
): Fabric {
  const [petal, heart, leaf] = [rgb(inks.petal), rgb(inks.heart), rgb(inks.leaf)]
  return {
    ...ground,
    colour(x, y, out) {
      ground.colour(x, y, out)
      const row = Math.floor(y / cell)
      for (let j = row - 1; j <= row + 1; j++) {
        const shifted = x + (j & 1 ? cell / 2 : 0)
        const column = Math.floor(shifted / cell)
        for (let i = column - 1; i <= column + 1; i++) {
          const [r1, r2, r3] = [
            cellRandom(i, j, seed),
            cellRandom(i, j, seed + 1),
            cellRandom(i, j, seed + 2),
          ]
          const dx = shifted - (i + 0.3 + r1 * 0.4) * cell
          const dy = y - (j + 0.3 + r2 * 0.4) * cell
          const turn = r3 * 6.283
          const [cx, cy] = [
            dx * Math.cos(turn) + dy * Math.sin(turn),
            dy * Math.cos(turn) - dx * Math.sin(turn),
          ]
          const size = cell * (0.15 + 0.08 * r1)
          const radius = Math.hypot(cx, cy) / size
          if (radius > 3) continue
          const leaves =
            Math.min(
              Math.hypot((cx - size * 1.5) / 1.6, cy - size * 0.9),
              Math.hypot((cx - size * 1.7) / 1.5, cy + size * 0.7),
            ) / size
          const stem = Math.abs(cy - 0.12 * cx) / size + (cx < 0 || cx > size * 2.1 ? 9 : 0)
          paint(out, leaf, Math.max(smoothstep(0.52, 0.4, leaves), smoothstep(0.12, 0.07, stem)) * 0.9)
          const lobes = 0.78 + 0.26 * Math.cos(Math.atan2(cy, cx) * 5 + r2 * 3)
          paint(out, petal, smoothstep(lobes + 0.06, lobes - 0.06, radius))
          paint(out, heart, smoothstep(0.28, 0.2, radius))
        }
      }
    },
  }
}

/** Larger flowers of several colours, scattered in cells of `cell` cm. */
export function meadow(
  ground: Fabric,
  { petals, heart, leaf }: { petals: string[]; heart: string; leaf: string },
  cell = 4.2,
  seed = 43,
): Fabric {
  const [colours, core, green] = [petals.map(rgb), rgb(heart), rgb(leaf)]
  return {
    ...ground,
    colour(x, y, out) {
      ground.colour(x, y, out)
      for (const layer of [0, 1]) {
        const size = cell * (layer ? 1 : 0.62)
        const [u, v] = [x + layer * 1.7, y + layer * 2.3]
        const row = Math.floor(v / size)
        for (let j = row - 1; j <= row + 1; j++) {
          const shifted = u + (j & 1 ? size / 2 : 0)
          const column = Math.floor(shifted / size)
          for (let i = column - 1; i <= column + 1; i++) {
            const r = [0, 1, 2, 3].map((k) => cellRandom(i, j, seed + layer * 9 + k))
            if (r[3] < 0.12) continue
            const dx = shifted - (i + 0.3 + r[0] * 0.4) * size
            const dy = v - (j + 0.3 + r[1] * 0.4) * size
            const turn = r[2] * 6.283
            const [cx, cy] = [
              dx * Math.cos(turn) + dy * Math.sin(turn),
              dy * Math.cos(turn) - dx * Math.sin(turn),
            ]
            const radius = size * (0.2 + 0.08 * r[1])
            const away = Math.hypot(cx, cy) / radius
            if (away > 2.6) continue
            const bent = cy - 0.35 * radius * Math.sin((cx / radius) * 1.4)
            const blade =
              Math.abs(bent) / radius - 0.32 * Math.max(0, 1 - Math.abs(Math.abs(cx) / radius - 1.5) * 1.5)
            if (!layer || r[3] > 0.4) paint(out, green, smoothstep(0.05, -0.05, blade) * 0.85)
            if (!layer && r[0] < 0.45) continue
            const lobes = 0.8 + 0.2 * Math.cos(Math.atan2(cy, cx) * 5 + r[1] * 4)
            const petal = colours[Math.floor(r[3] * 7919) % colours.length]
            paint(out, petal, smoothstep(lobes + 0.06, lobes - 0.06, away))
            paint(
              out,
              core,
              smoothstep(0.3, 0.22, away) +
                0.28 * smoothstep(0.1, 0, Math.abs(away - lobes * 0.72)) * (away < 1 ? 1 : 0),
            )
          }
        }
      }
    },
  }
}
