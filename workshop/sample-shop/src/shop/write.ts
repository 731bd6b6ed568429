import { existsSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { writePicture } from '../encode.ts'
import {
  arrange,
  makeSamples,
  messagesFolder,
  readRange,
  root,
  widths,
  wordsOfEditorial,
  type SamplePiece,
} from '../product.ts'
import { compose } from './boards/compose.ts'
import { readCutOut } from './boards/cut-out.ts'
import { boards, digestOf, type BoardPlan } from './boards/plan.ts'
import { hang } from './boards/rail.ts'
import { composeEditorial, writeEditorial } from './editorial.ts'
import { writeFeed } from './feed.ts'

/**
 * Writes what the sample shop is made of into `public/samples`: the feed, what the editors make of it, and
 * the boards, of which only those are painted whose plan or pieces changed. Folders as arguments, such as
 * `presets/olive-silk`, are painted anyway.
 */
const wanted = new Set(process.argv.slice(2))
await makeSamples()
const pieces = readRange()
const range = new Map(pieces.map((piece) => [piece.id, piece]))
const out = join(root, 'public/samples')

await writeFile(join(out, 'catalogue.xml'), writeFeed(pieces))
const composed = composeEditorial()
await writeFile(join(out, 'editorial.json'), writeEditorial(composed))
for (const [area, words] of Object.entries(wordsOfEditorial(composed)))
  await writeFile(join(messagesFolder, 'en', `${area}.json`), `${JSON.stringify(words, null, 2)}\n`)

const ledger = join(root, 'scripts/sample-shop/data/boards.json')
const painted = existsSync(ledger)
  ? v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(ledger, 'utf8')))
  : {}
const digests: Record<string, string> = {}
for (const plan of boards) {
  const missing = plan.pieces.filter((id) => !range.has(id))
  if (missing.length) console.warn(`${plan.folder} misses ${missing.join(', ')}`)
  const there = { ...plan, pieces: plan.pieces.filter((id) => range.has(id)) }
  if (there.pieces.length < 2 && missing.length) continue
  const digest = digestOf(there, range)
  if (painted[plan.folder] !== digest || wanted.has(plan.folder)) await paint(there, range)
  digests[plan.folder] = digest
}
for (const folder of Object.keys(painted))
  if (!boards.some((plan) => plan.folder === folder))
    await rm(join(out, folder), { recursive: true, force: true })
await writeFile(ledger, `${JSON.stringify(digests, null, 2)}\n`)
console.log(`${pieces.length} pieces, ${Object.keys(digests).length} of ${boards.length} boards`)

async function paint(plan: BoardPlan, known: ReadonlyMap<string, SamplePiece>) {
  const shown = plan.pieces.flatMap((id) => known.get(id) ?? [])
  const cutOuts = await Promise.all(shown.map((piece) => readCutOut(root, piece)))
  const layout = plan.style === 'rail' ? hang(cutOuts, plan.aspect) : arrange(cutOuts, plan)
  await writePicture(plan, await compose(layout, Math.max(...widths), plan.ground))
  console.log(plan.folder)
}
