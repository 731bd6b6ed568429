import sharp from 'sharp'

const across: Record<number, number> = { 1: 1, 2: 2, 3: 2, 4: 2, 5: 3, 6: 3 }

/** The pieces of a picture that shows several, in the order of reading. */
export async function splitGrid(grid: Buffer, count: number): Promise<Buffer[]> {
  if (count === 1) return [grid]
  const columns = across[count] ?? 1
  const { width, height } = await sharp(grid).metadata()
  const [cellWidth, cellHeight] = [
    Math.floor(width / columns),
    Math.floor(height / Math.ceil(count / columns)),
  ]
  return Promise.all(
    Array.from({ length: count }, (_, i) =>
      sharp(grid)
        .extract({
          left: (i % columns) * cellWidth,
          top: Math.floor(i / columns) * cellHeight,
          width: cellWidth,
          height: cellHeight,
        })
        .png()
        .toBuffer(),
    ),
  )
}
