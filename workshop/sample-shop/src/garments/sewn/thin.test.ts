import type { Vector } from '@cabine/engine/drapery/mannequin-body.ts'
import type { Point } from '@cabine/tailoring/outline.ts'
import type { Ribbon } from '@cabine/tailoring/scene.ts'
import { expect, test } from 'vitest'
import { thin } from './thin.ts'

/** A strip of 60 by 20 cells, 45 cm by 8, folded sharply across its row 17. */
const rows = Array.from({ length: 61 }, (_, j) =>
  Array.from({ length: 21 }, (_unused, i): Vector => [i * 0.4, j * 0.75, 3 * Math.abs(j - 17)]),
)
const uv = rows.map((row, j) => row.map((_, i): Point => [i * 0.4, j * 0.75]))
const ribbon: Ribbon = { name: 'tail', rows, uv, fold: rows[17] }

test('a ribbon has few nodes left, its ends and its fold among them', () => {
  const { rows: kept, uv: places } = thin(ribbon)
  expect(kept.length * kept[0].length).toBeLessThanOrEqual(300)
  expect(kept[0][0]).toEqual(rows[0][0])
  expect(kept[kept.length - 1][kept[0].length - 1]).toEqual(rows[60][20])
  expect(kept.map((row) => row[0][2])).toContain(0)
  expect(places.map((row) => row.length)).toEqual(kept.map((row) => row.length))
})

test('places keep their pattern coordinates', () => {
  const { rows: kept, uv: places } = thin(ribbon)
  kept.forEach((row, j) => row.forEach((p, i) => expect([p[0], p[1]]).toEqual(places[j][i])))
})
