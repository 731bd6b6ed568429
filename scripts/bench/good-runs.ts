/** The tool failed and not what it measures, so the run says nothing. */
export class Unmeasured extends Error {
  override name = 'Unmeasured'
}

const maxRepeats = 3

/**
 * Repeats until `wanted` runs were measured. A run that could not be measured is reported and repeated a few times;
 * then the others have to do. Any other failure counts.
 */
export async function goodRuns<Run>(wanted: number, run: () => Promise<Run>, say: (what: string) => void) {
  const runs: Run[] = []
  let lost = 0
  while (runs.length < wanted && lost <= maxRepeats)
    try {
      runs.push(await run())
    } catch (error) {
      if (!(error instanceof Unmeasured)) throw error
      lost += 1
      say(`${error.message} (${lost > maxRepeats ? 'given up' : 'measured anew'})`)
    }
  if (runs.length === 0) throw new Error('not one run could be measured')
  return runs
}
