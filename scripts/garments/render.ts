import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import * as v from 'valibot'
import { entryOf, sampleGarment, type SampleGarment } from './catalogue.ts'
import { meanColour, widths, writeSizes } from './encode.ts'
import { createBodies, portray } from './picture.ts'
import { wardrobe } from './wardrobe/wardrobe.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Renders the sample wardrobe: pictures into public/samples, facts into samples/*.json. With
 * garment ids as arguments only those are rendered anew; the others keep their entry.
 */
async function main() {
  const start = Date.now()
  const only = process.argv.slice(2)
  const wanted = wardrobe.map((d) => d.id).filter((id) => !only.length || only.includes(id))
  const queue = [...wanted]
  const made = new Map<string, SampleGarment>()
  const file = join(root, 'samples/garments.json')
  if (only.length)
    for (const entry of v.parse(v.array(sampleGarment), JSON.parse(await readFile(file, 'utf8'))))
      made.set(entry.id, entry)
  const hands = Math.min(4, availableParallelism(), queue.length)
  await Promise.all(
    Array.from(
      { length: hands },
      () =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(fileURLToPath(import.meta.url), { workerData: 'renderer' })
          const next = () => {
            const id = queue.shift()
            if (id) worker.postMessage(id, [])
            else void worker.terminate().then(() => resolve())
          }
          worker.on('error', reject)
          worker.on('message', (entry: SampleGarment) => {
            made.set(entry.id, entry)
            console.log(entry.id)
            next()
          })
          next()
        }),
    ),
  )
  const garments = wardrobe.flatMap((d) => made.get(d.id) ?? [])
  await mkdir(join(root, 'samples'), { recursive: true })
  await writeFile(file, `${JSON.stringify(garments, null, 2)}\n`)
  console.log(`${wanted.length} garments in ${Math.round((Date.now() - start) / 1000)} s`)
}

function serve() {
  const bodies = createBodies()
  parentPort?.on('message', (id: string) => {
    const design = wardrobe.find((d) => d.id === id)
    if (!design) throw new Error(`no garment ${id}`)
    const portrait = portray(design, bodies, 960)
    void writeSizes(join(root, 'public/samples/garments', id), portrait.picture, widths).then(() =>
      parentPort?.postMessage(entryOf(design, portrait, meanColour(portrait.picture)), []),
    )
  })
}

if (isMainThread) await main()
else if (workerData === 'renderer') serve()
