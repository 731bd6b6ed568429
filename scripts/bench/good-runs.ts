/** The tool failed, not what it measures: such a run says nothing. */
export class Unmeasured extends Error {
  override name = 'Unmeasured'
}

const mostAnew = 3

/**
 * As many runs as are wanted. One that could not be measured is said and measured anew, a few times; what is had
 * then has to do. Any other failure is what was measured failing.
 */
export async function goodRuns<Run>(wanted: number, run: () => Promise<Run>, say: (what: string) => void) {
  const runs: Run[] = []
  let lost = 0
  while (runs.length < wanted && lost <= mostAnew)
    try {
      runs.push(await run())
    } catch (error) {
      if (!(error instanceof Unmeasured)) throw error
      lost += 1
      say(`${error.message} (${lost > mostAnew ? 'given up' : 'measured anew'})`)
    }
  if (runs.length === 0) throw new Error('not one run could be measured')
  return runs
}
