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

/** Petite sizes begin with smaller bodies, and are a little narrower than the size of the same number. */
const petite: Grid = {
  sizes: ['00P', '0P', '2P', '4P', '6P', '8P', '10P', '12P'],
  bust: [75, 78, 81, 84, 87, 90, 93, 96, 100],
  waist: [56, 59, 62, 65, 68, 71, 74, 77, 81],
  hips: [82, 85, 88, 91, 94, 97, 100, 103, 107],
}

const plusNumbers: Grid = {
  sizes: ['14W', '16W', '18W', '20W', '22W', '24W'],
  bust: [105, 110, 115, 120, 125, 130, 136],
  waist: [87, 92, 97, 102, 107, 112, 118],
  hips: [112, 117, 122, 127, 132, 137, 143],
}

const plusLetters: Grid = {
  sizes: ['1X', '2X', '3X', '4X'],
  bust: [105, 113, 121, 129, 138],
  waist: [87, 95, 103, 111, 120],
  hips: [112, 120, 128, 136, 145],
}

const mensLetters: Grid = {
  sizes: ['S', 'M', 'L', 'XL', 'XXL'],
  bust: [89, 95, 101, 108, 116, 124],
  waist: [74, 80, 86, 93, 101, 109],
  hips: [90, 95, 101, 107, 113, 119],
}

const mensInches: Grid = {
  sizes: ['29', '30', '31', '32', '33', '34', '36', '38'],
  bust: [],
  waist: [72.5, 75, 77.5, 80, 82.5, 85, 88.5, 93.5, 98.5],
  hips: [89, 91.5, 94, 96.5, 99, 101.5, 105, 110, 115],
}

const grids = {
  women: [letters, numbers, inches, petite, plusNumbers, plusLetters],
  men: [mensLetters, mensInches],
}

/** What each kind of garment has to fit. Shoes, bags and vases have sizes of another kind, or none. */
const fitted: Partial<Record<SamplePiece['category'], (keyof Omit<Grid, 'sizes'>)[]>> = {
  tops: ['bust', 'waist'],
  outerwear: ['bust', 'waist'],
  dresses: ['bust', 'waist', 'hips'],
  bottoms: ['waist', 'hips'],
  skirts: ['waist', 'hips'],
}

/** The chart of a piece as its feed says it; undefined for what is not fitted to a body. */
export function sizeChartOf({
  category,
  sizes,
  department,
}: Pick<SamplePiece, 'category' | 'sizes' | 'department'>) {
  const measures = fitted[category]
  const grid = grids[department ?? 'women'].find(
    (one) => sizes.length > 0 && sizes.every((size) => one.sizes.includes(size)),
  )
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
