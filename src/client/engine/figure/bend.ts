import type { OutlineReading } from './outline-reading.ts'

/** How far a place on bare skin's outline pulls its surroundings along, cm. */
const NEAR = 5
/** Farther off than this it is another outline, cm. */
const FARTHEST = 3.5

/**
 * Moves the projected figure so that it ends where her bare skin ends. What is near in the body moves along; the rest stays.
 *
 * @param places three numbers a vertex, cm
 * @param projected two a vertex, px
 * @returns two a vertex, px
 */
export function bendToSkin(
  places: Float32Array,
  projected: Float32Array,
  outline: OutlineReading[],
  perCm: number,
) {
  const pulls = outline.flatMap(({ vertex, x, y, outX, outY, isSkin }) => {
    const by = (x - projected[2 * vertex]) * outX + (y - projected[2 * vertex + 1]) * outY
    return isSkin && Math.abs(by) < FARTHEST * perCm ? [{ vertex, x: outX * by, y: outY * by }] : []
  })
  const bent = projected.slice()
  if (pulls.length < 5) return bent
  const narrow = 1 / (2 * NEAR * NEAR)
  for (let vertex = 0; vertex < places.length / 3; vertex++) {
    let [sum, dx, dy] = [2, 0, 0]
    for (const pull of pulls) {
      const square =
        (places[3 * vertex] - places[3 * pull.vertex]) ** 2 +
        (places[3 * vertex + 1] - places[3 * pull.vertex + 1]) ** 2 +
        (places[3 * vertex + 2] - places[3 * pull.vertex + 2]) ** 2
      if (square > 9 * NEAR * NEAR) continue
      const weight = Math.exp(-square * narrow)
      sum += weight
      dx += weight * pull.x
      dy += weight * pull.y
    }
    bent[2 * vertex] += dx / sum
    bent[2 * vertex + 1] += dy / sum
  }
  return bent
}
