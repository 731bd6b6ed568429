/** A measured value and, where the design names one, its target: less is better everywhere here. */
export type Measure = { value: number; unit: string; aim: number | null; holds: boolean | null }
export type Measures = Record<string, Measure>

export function measure(value: number, unit: string, aim: number | null = null): Measure {
  const rounded = Number(value.toPrecision(3))
  return { value: rounded, unit, aim, holds: aim === null ? null : rounded <= aim }
}

/** The value below which `share` (0 to 1) of the samples lie. */
export function percentile(samples: number[], share: number) {
  const sorted = samples.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  if (value === undefined) throw new Error('Nothing was measured.')
  return value
}

export function printTable(measures: Measures) {
  const rows = Object.entries(measures).map(([name, { value, unit, aim, holds }]) => ({
    name,
    value: `${value} ${unit}`,
    aim: aim === null ? '' : `≤ ${aim} ${unit}`,
    holds: holds === null ? '' : holds ? 'yes' : 'NO',
  }))
  console.table(rows)
}
