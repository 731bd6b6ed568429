import { expect, test } from 'vitest'
import { inColumns } from './masonry-columns.ts'

const boards = [1, 0.5, 1, 0.75, 0.75, 1.5, 0.5, 1].map((aspect, id) => ({ id, aspect }))
const idsOf = (columns: (typeof boards)[]) => columns.map((column) => column.map(({ id }) => id))

test('the first boards are the first row, and the next one goes where there is most room', () => {
  expect(idsOf(inColumns(boards.slice(0, 5), 3))).toEqual([[0, 3], [1], [2, 4]])
})

test('a board stays where it is when more follow', () => {
  const all = idsOf(inColumns(boards, 3))
  for (let shown = 1; shown < boards.length; shown++) {
    const some = idsOf(inColumns(boards.slice(0, shown), 3))
    expect(all.map((column, i) => column.slice(0, some[i]?.length))).toEqual(some)
  }
})

test('no column is left empty where there are boards enough, and none where there are none', () => {
  expect(idsOf(inColumns(boards.slice(0, 2), 2))).toEqual([[0], [1]])
  expect(idsOf(inColumns([], 3))).toEqual([[], [], []])
})
