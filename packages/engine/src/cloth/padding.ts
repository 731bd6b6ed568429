import type { SewnPiece } from '../drapery/sewn.ts'
import type { Hung } from './hang.ts'
import type { Dummy, Standing } from './standing-dummy.ts'

/** What is put on next lies over what is worn: no farther off the skin than this is thought of, cm. */
const THICKEST = 5

/** Adds a piece to what lies on each vertex, cm. */
export function padOver(
  { neighbours: { from, of } }: Dummy,
  { places }: Standing,
  { at, nearest }: Hung,
  { keep }: SewnPiece,
  padding: Float32Array,
) {
  const added = new Float32Array(padding.length)
  for (let node = 0; node < nearest.length; node++) {
    const vertex = nearest[node]
    const away = Math.hypot(
      at[3 * node] - places[3 * vertex],
      at[3 * node + 1] - places[3 * vertex + 1],
      at[3 * node + 2] - places[3 * vertex + 2],
    )
    added[vertex] = Math.max(added[vertex], Math.min(THICKEST, away + keep[node] / 2))
  }
  for (let vertex = 0; vertex < added.length; vertex++) {
    let most = added[vertex]
    // Between the nodes' vertices are others.
    for (let k = from[vertex]; k < from[vertex + 1]; k++) most = Math.max(most, 0.8 * added[of[k]])
    padding[vertex] = Math.max(padding[vertex], most)
  }
}
