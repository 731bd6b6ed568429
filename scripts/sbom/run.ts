import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { root } from '../local/paths.ts'
import { billOf, lockfile, otherwiseLicensed } from './bill.ts'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'out/sbom.cdx.json' } } })

const lock: unknown = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const bill = billOf(v.parse(lockfile, lock), { now: new Date(), id: crypto.randomUUID() })
const others = otherwiseLicensed(bill)
if (others.length > 0) {
  console.error(`These may not be served under their licences: ${others.join(', ')}`)
  process.exitCode = 1
}
const path = resolve(root, values.out)
mkdirSync(dirname(path), { recursive: true })
writeFileSync(path, `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${values.out}: ${bill.components.length} components`)
