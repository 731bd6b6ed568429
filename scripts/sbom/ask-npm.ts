import { spawnSync } from 'node:child_process'
import * as v from 'valibot'
import { root } from '../local/paths.ts'
import { npmBill, shippedBill } from './bill.ts'

function ask(...more: string[]) {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', ...more]
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed: ${stderr.trim()}`)
  return v.parse(npmBill, JSON.parse(stdout))
}

/** The bill of this checkout, read of its lockfile: nothing is installed and nobody is asked. */
export const readShippedBill = () => shippedBill(ask('--omit', 'dev', '--omit', 'optional'), ask())
