import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, relative } from 'node:path'
import * as v from 'valibot'
import { root } from '#scripts/local/paths.ts'
import { keptFile, listPictures, type Picture } from './kept.ts'
import { makePictures } from './widths.ts'
import { listPacks, packFile, unpack } from './sewn.ts'

/** Another edition is made anew everywhere: raised when what is made of the same file changes. */
const edition = 1
/** What was made of which file: its digest, and what lies in `public/samples` since. */
const ledger = join(root, 'node_modules/.cache/samples.json')
const lines = v.record(v.string(), v.object({ digest: v.string(), made: v.array(v.string()) }))
type Ledger = v.InferOutput<typeof lines>

/** `make` returns the files that it has made. */
type Work = { name: string; kept: string; make: () => Promise<string[]> | string[] }

const ofPicture = (picture: Picture): Work => ({
  name: picture.folder,
  kept: keptFile(picture),
  make: () => makePictures(picture),
})

const ofPack = (cut: string): Work => ({
  name: `sewn/${cut}`,
  kept: packFile(cut),
  make: () => unpack(cut),
})

const digestOf = ({ kept }: Work) =>
  createHash('sha1').update(String(edition)).update(readFileSync(kept)).digest('base64')

function readLedger(): Ledger {
  try {
    return v.parse(lines, JSON.parse(readFileSync(ledger, 'utf8')))
  } catch {
    return {}
  }
}

function writeLedger(known: Ledger) {
  mkdirSync(dirname(ledger), { recursive: true })
  writeFileSync(`${ledger}.${process.pid}`, JSON.stringify(known))
  renameSync(`${ledger}.${process.pid}`, ledger)
}

/**
 * Makes what the sample shop lacks in `public/samples`: the widths and the second format of its pictures, and the sewn files of its
 * garments. The first time it takes about a minute on two cores; afterwards only what has changed is made.
 */
export async function makeSamples() {
  const known = readLedger()
  const all = [...listPacks().map(ofPack), ...listPictures().map(ofPicture)].map((work) => ({
    ...work,
    digest: digestOf(work),
  }))
  const waiting = all.filter(({ name, digest }) => {
    const line = known[name]
    return line?.digest !== digest || !line.made.every((file) => existsSync(join(root, file)))
  })
  if (waiting.length === 0) return
  if (waiting.length > 20) console.log('Making the pictures of the sample shop, this once …')
  let next = 0
  const work = async () => {
    for (let one = waiting[next++]; one; one = waiting[next++]) {
      const made = await one.make()
      known[one.name] = { digest: one.digest, made: made.map((file) => relative(root, file)) }
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work))
  } finally {
    writeLedger(known)
  }
}
