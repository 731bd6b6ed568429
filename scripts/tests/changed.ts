import { execFileSync, spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { root } from '../local/paths.ts'

const listed = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = [
  ...listed('diff', '--name-only', '--relative', 'HEAD'),
  ...listed('ls-files', '--others', '--exclude-standard'),
]
const ofWorker = new Set(changed.filter((path) => path.startsWith('src/worker/')).map(dirname))

const test = (...args: string[]) =>
  spawnSync('vitest', ['run', '--passWithNoTests', ...args], { cwd: root, stdio: 'inherit' }).status === 0

/**
 * The tests that an uncommitted change can affect: those that import it. The Worker's tests work over HTTP and do not
 * import what answers them, so for the Worker the tests in the changed folders run.
 */
const isGood = ofWorker.size
  ? [test('--changed', '--project', 'plain', '--project', 'node'), test('--project', 'worker', ...ofWorker)]
  : [test('--changed')]
process.exit(isGood.every(Boolean) ? 0 : 1)
