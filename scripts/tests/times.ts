import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startVitest } from 'vitest/node'
import { root } from '../local/paths.ts'

const slowFrom = 2.5

// Runs every test of Vitest and writes down the files that take long: on a machine that has nothing else to do.
const vitest = await startVitest('test', [], { watch: false, root })
const slow = vitest.state
  .getTestModules()
  .map((file) => {
    const { collectDuration, duration } = file.diagnostic()
    return [file.relativeModuleId, (collectDuration + duration) / 1000] as const
  })
  .filter(([, seconds]) => seconds >= slowFrom)
  .toSorted(([, one], [, other]) => other - one)
  .map(([path, seconds]) => [path, Math.round(seconds)])
await vitest.close()
if (!process.exitCode)
  writeFileSync(
    join(root, 'scripts/tests/slow.json'),
    `${JSON.stringify(Object.fromEntries(slow), null, 2)}\n`,
  )
