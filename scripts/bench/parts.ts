import type { Measures } from './measure.ts'

export type Failure = { name: string; error: unknown }
export type Measured = { measures: Measures; failures: Failure[] }

/** A separate measurement; one that covers several things, of which some may fail, names the failed ones. */
export type Part = { name: string; measure: () => Promise<Measures> | Promise<Measured> }

const isMeasured = (found: Measures | Measured): found is Measured => Array.isArray(found.failures)

/** One after the other, since they would slow each other down. A failure does not affect the others' figures. */
export async function measureAll(parts: Part[]): Promise<Measured> {
  const measures: Measures = {}
  const failures: Failure[] = []
  for (const { name, measure } of parts)
    try {
      const found = await measure()
      Object.assign(measures, isMeasured(found) ? found.measures : found)
      if (isMeasured(found)) failures.push(...found.failures)
    } catch (error) {
      failures.push({ name, error })
    }
  return { measures, failures }
}

export function printFailures(failures: Failure[]) {
  for (const { name, error } of failures) console.error(`Not measured: ${name}.`, error)
}
