import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../local/paths.ts'
import { readShippedBill } from './ask-npm.ts'
import { otherwiseLicensed } from './bill.ts'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'out/sbom.cdx.json' } } })

const bill = readShippedBill()
const others = otherwiseLicensed(bill)
if (others.length > 0) {
  console.error(`These may not be served under their licences: ${others.join(', ')}`)
  process.exitCode = 1
}
const path = resolve(root, values.out)
mkdirSync(dirname(path), { recursive: true })
writeFileSync(path, `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${values.out}: ${bill.components.length} components`)
