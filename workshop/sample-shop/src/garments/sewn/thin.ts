import type { Vector } from '@cabine/engine/drapery/mannequin-body.ts'
import type { Ribbon } from '@cabine/tailoring/scene.ts'

/** How many rows and columns a ribbon keeps at most: together under 300 nodes. */
const maxRows = 12
const maxColumns = 24
/** Lines are kept until the ribbon lies this close to its own shape, and none is farther from the next, cm. */
const closeEnough = 0.08
const widest = 2.4

const away = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** How far line i bulges out between lines a and b, cm: at its worst place. */
function bulge(lines: Vector[][], a: number, b: number, i: number) {
  const t = (i - a) / (b - a)
  let worst = 0
  for (let k = 0; k < lines[i].length; k++) {
    const [p, q] = [lines[a][k], lines[b][k]]
    worst = Math.max(
      worst,
      away(lines[i][k], [0, 1, 2].map((c) => p[c] + (q[c] - p[c]) * t) as unknown as Vector),
    )
    worst = Math.max(worst, (Math.min(away(p, lines[i][k]), away(lines[i][k], q)) / widest) * 2 * closeEnough)
  }
  return worst
}

/** Which lines of a grid to keep: both ends, then ever the one that is missed most. */
function choose(lines: Vector[][], most: number) {
  const kept = [0, lines.length - 1]
  while (kept.length < most) {
    let [best, error, where] = [-1, closeEnough, 0]
    for (let k = 1; k < kept.length; k++)
      for (let i = kept[k - 1] + 1; i < kept[k]; i++) {
        const missed = bulge(lines, kept[k - 1], kept[k], i)
        if (missed > error) [best, error, where] = [i, missed, k]
      }
    if (best < 0) break
    kept.splice(where, 0, best)
  }
  return kept
}

/** A ribbon of fewer rows and columns: those that `shape` needs, which is it or the same one hung otherwise. */
export function thin(
  { name, rows, uv, fold }: Ribbon,
  { rows: shape }: Pick<Ribbon, 'rows'> = { rows },
): Ribbon {
  const columns = choose(
    shape[0].map((_, i) => shape.map((row) => row[i])),
    maxColumns,
  )
  const kept = choose(shape, maxRows)
  // The neckline that a collar is sewn to is a little longer or shorter when it hangs otherwise.
  const columnOf = (i: number, row: unknown[]) =>
    Math.round((i * (row.length - 1)) / Math.max(1, shape[0].length - 1))
  const pick = <T>(grid: T[][]) => kept.map((j) => columns.map((i) => grid[j][columnOf(i, grid[j])]))
  return { name, rows: pick(rows), uv: pick(uv), fold }
}
