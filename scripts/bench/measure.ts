/** One measured aim. `holds` compares the value with the aim: less is better everywhere here. */
export type Measure = { value: number; unit: string; aim: number; holds: boolean }
export type Measures = Record<string, Measure>

export function measure(value: number, unit: string, aim: number): Measure {
  const rounded = Number(value.toPrecision(3))
  return { value: rounded, unit, aim, holds: rounded <= aim }
}

/** The value below which `share` (0 to 1) of the samples lie. */
export function percentile(samples: number[], share: number) {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

export function printTable(measures: Measures) {
  const rows = Object.entries(measures).map(([name, { value, unit, aim, holds }]) => ({
    name,
    value: `${value} ${unit}`,
    aim: `≤ ${aim} ${unit}`,
    holds: holds ? 'yes' : 'NO',
  }))
  console.table(rows)
}
