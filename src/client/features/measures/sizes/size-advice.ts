import { measureNames, type MeasureName } from '@cabine/engine/contract/measure-names.ts'
import type { Size, SizeChart } from '#shared/size-chart.ts'

/** A measure in cm and how far off it may be; `isOwn` if she has entered it herself. */
export type ShopperMeasure = { cm: number; doubtCm: number; isOwn: boolean }
export type ShopperMeasures = Partial<Record<MeasureName, ShopperMeasure>>

/** How a size fits at one measure: too close or too loose by so many centimetres, or neither. */
export type Reason = { measure: MeasureName; fit: 'fits' | 'close' | 'loose'; byCm: number }

export type SizeAdvice = {
  size: string
  reasons: Reason[]
  doubt:
    | { kind: 'sure' }
    /** The entered measures lie where two sizes meet. */
    | { kind: 'between'; other: string; isOtherLarger: boolean }
    /** Another size would fit if these measures, which a photo gave, are as far off as they may be. */
    | { kind: 'unsure'; other: string; because: MeasureName[] }
    /** A measure lies outside all sizes of the chart. */
    | { kind: 'beyond' }
}

/** Weights of a misfit: too close is worse than too loose. */
const CLOSE = 2
const LOOSE = 1
/** Lengths weigh less: legs and sleeves can be turned up, and a shoulder gives. */
const LENGTH = 0.3
const lengths = new Set<MeasureName>(['shoulders', 'arm', 'inseam'])
/** A measure that is more than this outside every size, in cm, is beyond the chart. */
const BEYOND = 6

/** The size that fits best, why, and how sure that is; null if chart and measures have no measure in common. */
export function sizeAdvice(chart: SizeChart, body: ShopperMeasures): SizeAdvice | null {
  const comparable = chart.filter(({ ranges }) => measureNames.some((name) => ranges[name] && body[name]))
  if (comparable.length === 0) return null
  const best = bestOf(comparable, body)
  const reasons = reasonsFor(best, body)
  const advice = { size: best.name, reasons }
  if (reasons.some(({ measure }) => isBeyond(comparable, body, measure)))
    return { ...advice, doubt: { kind: 'beyond' } }
  const seen = reasons.map(({ measure }) => measure).filter((measure) => !body[measure]?.isOwn)
  const unsure = otherByPhoto(comparable, body, seen, best)
  if (unsure) return { ...advice, doubt: { kind: 'unsure', ...unsure } }
  const other = reasons
    .filter(({ measure }) => body[measure]?.isOwn)
    .map(({ measure }) => otherSize(comparable, body, [measure], best))
    .find(Boolean)
  if (!other) return { ...advice, doubt: { kind: 'sure' } }
  const isOtherLarger = comparable.indexOf(other) > comparable.indexOf(best)
  return { ...advice, doubt: { kind: 'between', other: other.name, isOtherLarger } }
}

/** True if a measure is far smaller or larger than every size of the chart. */
function isBeyond(chart: SizeChart, body: ShopperMeasures, measure: MeasureName) {
  const own = body[measure]
  const ranges = chart.flatMap((size) => (size.ranges[measure] ? [size.ranges[measure]] : []))
  if (!own || lengths.has(measure)) return false
  return ranges.every(([from]) => own.cm < from - BEYOND) || ranges.every(([, to]) => own.cm > to + BEYOND)
}

/**
 * Which of the photo's measures decide between two sizes: those that decide it alone or, if none does, all of them
 * together, since an error in a photo makes all of them larger or smaller.
 */
function otherByPhoto(chart: SizeChart, body: ShopperMeasures, seen: MeasureName[], best: Size) {
  const alone = seen.filter((measure) => otherSize(chart, body, [measure], best))
  const because = alone.length > 0 ? alone : seen
  const other = otherSize(chart, body, alone.length > 0 ? alone.slice(0, 1) : seen, best)
  return other && { other: other.name, because }
}

/** The best size if these measures are as far off as they may be. Larger is tried first, since too close is worse. */
function otherSize(chart: SizeChart, body: ShopperMeasures, measures: MeasureName[], best: Size) {
  const shifted = (direction: 1 | -1) => {
    const others = { ...body }
    for (const measure of measures) {
      const own = body[measure]
      if (own) others[measure] = { ...own, cm: own.cm + direction * own.doubtCm }
    }
    return others
  }
  return [shifted(1), shifted(-1)].map((others) => bestOf(chart, others)).find((size) => size !== best)
}

const bestOf = (chart: SizeChart, body: ShopperMeasures) =>
  chart
    .map((size) => ({ size, cost: costOf(size, body), off: offMiddle(size, body) }))
    .reduce((a, b) => (b.cost < a.cost || (b.cost === a.cost && b.off < a.off) ? b : a)).size

const costOf = (size: Size, body: ShopperMeasures) =>
  reasonsFor(size, body).reduce((sum, { measure, fit, byCm }) => {
    const weight = (fit === 'close' ? CLOSE : LOOSE) * (lengths.has(measure) ? LENGTH : 1)
    return sum + weight * byCm ** 2
  }, 0)

/** How far the measures are from the middle of their ranges, in cm. It decides if two sizes fit equally well. */
const offMiddle = ({ ranges }: Size, body: ShopperMeasures) =>
  measureNames.reduce((sum, name) => {
    const [range, own] = [ranges[name], body[name]]
    return range && own ? sum + Math.abs(own.cm - (range[0] + range[1]) / 2) : sum
  }, 0)

/** Differences below this, in cm, are within what a tape can measure. */
const FELT = 0.5

function reasonsFor({ ranges }: Size, body: ShopperMeasures): Reason[] {
  return measureNames.flatMap((measure): Reason[] => {
    const [range, own] = [ranges[measure], body[measure]]
    if (!range || !own) return []
    const close = own.cm - range[1]
    const loose = range[0] - own.cm
    if (close > FELT) return [{ measure, fit: 'close', byCm: close }]
    if (loose > FELT) return [{ measure, fit: 'loose', byCm: loose }]
    return [{ measure, fit: 'fits', byCm: 0 }]
  })
}
