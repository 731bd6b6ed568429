/** What stands under a board, beside whose width this is a quarter. */
const caption = 0.25

/**
 * Boards in columns, each in the one that is shortest so far: the first ones are the first row, and a board stays where it is
 * when more follow. `aspect` is width by height.
 */
export function inColumns<Board extends { aspect: number }>(boards: Board[], count: number): Board[][] {
  const columns = Array.from({ length: count }, () => ({ height: 0, boards: [] as Board[] }))
  for (const board of boards) {
    const shortest = columns.reduce((least, one) => (one.height < least.height ? one : least))
    shortest.boards.push(board)
    shortest.height += 1 / board.aspect + caption
  }
  return columns.map((column) => column.boards)
}
