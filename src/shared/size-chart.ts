import * as v from 'valibot'
import { measureNames, type MeasureName } from '@cabine/engine/contract/measure-names.ts'

const most = { text: 4000, sizes: 30, name: 20 }
/** In cm of a body: values beyond are typing errors or another unit. */
const shortest = 15
const longest = 250
const perInch = 2.54

/** From and to, in cm of the body (not of the garment), to the millimetre. */
export type SizeRange = [from: number, to: number]
export type Size = { name: string; ranges: Partial<Record<MeasureName, SizeRange>> }

/** A shop's sizes, smallest first. */
export type SizeChart = Size[]

const isMeasure = (word: string): word is MeasureName => measureNames.some((name) => name === word)

/** Reads '82-86', '82–86' or '84'; null for anything else. */
function readRange(said: string, perUnit: number): SizeRange | null {
  const found = /^(\d{1,3}(?:\.\d{1,2})?)(?:\s*[-–]\s*(\d{1,3}(?:\.\d{1,2})?))?$/.exec(said)
  if (!found) return null
  const inCm = (value: string | undefined) => Math.round(Number(value) * perUnit * 10) / 10
  const [from, to] = [inCm(found[1]), inCm(found[2] ?? found[1])]
  return from >= shortest && to <= longest && from <= to ? [from, to] : null
}

/** Reads 'M: bust 88-93, waist 69-74'. Throws with a description of the fault. */
function readSize(said: string, perUnit: number): Size {
  const [name, list, ...more] = said.split(':').map((part) => part.trim())
  if (!name || !list || more.length > 0)
    throw new Error(`'${said.trim().slice(0, 40)}' is not 'name: measure range'`)
  if (!/^[\p{L}\p{N} ./+-]+$/u.test(name)) throw new Error(`'${name.slice(0, 40)}' is no size's name`)
  if (name.length > most.name) throw new Error(`a size's name has more than ${most.name} letters`)
  const ranges: Size['ranges'] = {}
  for (const entry of list.split(',')) {
    const [, measure = '', range = ''] = /^([a-z]+)\s+(.+)$/.exec(entry.trim()) ?? []
    if (!isMeasure(measure)) throw new Error(`size ${name}: '${entry.trim().slice(0, 40)}' names no measure`)
    if (ranges[measure]) throw new Error(`size ${name}: ${measure} is said twice`)
    const read = readRange(range, perUnit)
    if (!read) throw new Error(`size ${name}: ${measure} has no range of a body`)
    ranges[measure] = read
  }
  return { name, ranges }
}

/** Sizes must increase: where one is repeated, or smaller than the one before, rows or columns were mixed up. */
function refuseDisorder(sizes: SizeChart) {
  for (const [index, { name, ranges }] of sizes.entries()) {
    const before = sizes.slice(0, index)
    if (before.some((other) => other.name === name)) throw new Error(`size ${name} is there twice`)
    for (const measure of measureNames) {
      const former = before.findLast((other) => other.ranges[measure])?.ranges[measure]
      const own = ranges[measure]
      if (former && own && (own[0] < former[0] || own[1] < former[1]))
        throw new Error(`size ${name}: ${measure} is smaller than the size before`)
    }
  }
}

function readChart(text: string): SizeChart {
  const [unit, ...sizes] = text.split('|').map((part) => part.trim())
  if (unit !== 'cm' && unit !== 'in') throw new Error("a chart begins with its unit, 'cm' or 'in'")
  if (sizes.length === 0) throw new Error('a chart has at least one size')
  if (sizes.length > most.sizes) throw new Error(`a chart has more than ${most.sizes} sizes`)
  const chart = sizes.map((said) => readSize(said, unit === 'cm' ? 1 : perInch))
  refuseDisorder(chart)
  return chart
}

/**
 * A size chart as feeds write it, of the body's measurements and not the garment's: the unit, then the sizes from the
 * smallest up, as in `cm | S: bust 83-88, waist 64-69, hips 90-95 | M: bust 88-93, waist 69-74, hips 95-100`.
 */
export const sizeChartText = v.pipe(
  v.string(),
  v.maxLength(most.text, `a chart has more than ${most.text} letters`),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return readChart(dataset.value)
    } catch (error) {
      addIssue({ message: error instanceof Error ? error.message : String(error) })
      return NEVER
    }
  }),
)

/** Writes what `sizeChartText` reads. */
export const writeSizeChart = (chart: SizeChart) =>
  ['cm', ...chart.map(({ name, ranges }) => `${name}: ${writeRanges(ranges)}`)].join(' | ')

const writeRanges = (ranges: Size['ranges']) =>
  measureNames
    .flatMap((measure) => {
      const range = ranges[measure]
      return range ? [`${measure} ${range[0] === range[1] ? range[0] : range.join('-')}`] : []
    })
    .join(', ')
