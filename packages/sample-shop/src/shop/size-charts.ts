import { writeSizeChart, type MeasureName, type SamplePiece, type SizeRange } from '../product.ts'

/** Where a size begins, cm of the body; the last number is where the last size ends. */
type Grid = { sizes: string[]; bust: number[]; waist: number[]; hips: number[] }

const letters: Grid = {
  sizes: ['XS', 'S', 'M', 'L', 'XL'],
  bust: [79, 83, 88, 93, 99, 105],
  waist: [60, 64, 69, 74, 80, 86],
  hips: [86, 90, 95, 100, 106, 112],
}

const numbers: Grid = {
  sizes: ['0', '2', '4', '6', '8', '10', '12'],
  bust: [79, 82, 85, 88, 91, 94, 97, 101],
  waist: [60, 63, 66, 69, 72, 75, 78, 82],
  hips: [86, 89, 92, 95, 98, 101, 104, 108],
}

/** Jeans are named after the waist in inches, and worn a little below it. */
const inches: Grid = {
  sizes: ['24', '25', '26', '27', '28', '29', '30', '31', '32'],
  bust: [],
  waist: [59, 61.5, 64, 66.5, 69, 71.5, 74, 76.5, 79, 82],
  hips: [86, 88.5, 91, 93.5, 96, 98.5, 101, 103.5, 106, 109],
}

const grids = [letters, numbers, inches]

/** What each kind of garment has to fit. Shoes, bags and vases have sizes of another kind, or none. */
const fitted: Partial<Record<SamplePiece['category'], (keyof Omit<Grid, 'sizes'>)[]>> = {
  tops: ['bust', 'waist'],
  outerwear: ['bust', 'waist'],
  dresses: ['bust', 'waist', 'hips'],
  bottoms: ['waist', 'hips'],
  skirts: ['waist', 'hips'],
}

/** The chart of a piece as its feed says it; undefined for what is not fitted to a body. */
export function sizeChartOf({ category, sizes }: Pick<SamplePiece, 'category' | 'sizes'>) {
  const measures = fitted[category]
  const grid = grids.find((one) => sizes.length > 0 && sizes.every((size) => one.sizes.includes(size)))
  if (!measures || !grid) return undefined
  return writeSizeChart(
    grid.sizes.flatMap((name, at) => {
      const ranges = measures.flatMap((measure): [MeasureName, SizeRange][] =>
        grid[measure].length ? [[measure, [grid[measure][at], grid[measure][at + 1]]]] : [],
      )
      return sizes.includes(name) ? [{ name, ranges: Object.fromEntries(ranges) }] : []
    }),
  )
}
