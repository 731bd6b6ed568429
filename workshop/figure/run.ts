import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { encodeFigure } from '@cabine/engine/body/model/figure-file.ts'
import { createRandom } from '@cabine/engine/drapery/noise.ts'
import { buildModel } from './build.ts'
import { readSource } from './source.ts'

const usage = `npm run body -w workshop/figure -- --source DIR [--out FILE] [--people N]

Makes the compact body that the engine fits to photos from MakeHuman's CC0 mesh, skeleton and targets.`

const { values } = parseArgs({
  options: {
    source: { type: 'string' },
    out: {
      type: 'string',
      default: fileURLToPath(new URL('../../packages/engine/src/models/figure.bin', import.meta.url)),
    },
    people: { type: 'string', default: '400' },
  },
})
if (!values.source) {
  console.error(usage)
  process.exit(2)
}
const { model, report } = await buildModel(
  await readSource(values.source),
  Number(values.people),
  createRandom(20_261_122),
)
const bytes = encodeFigure(model)
const packed = gzipSync(bytes, { level: 9 })
await mkdir(dirname(values.out), { recursive: true })
await writeFile(values.out, packed)
for (const line of report) console.log(line)
console.log(
  `${model.mean.length / 3} vertices, ${model.triangles.length / 3} triangles, ${model.shapes.length} shapes:`,
  `${bytes.length} bytes, ${packed.length} with gzip, ${brotliCompressSync(bytes).length} with brotli`,
)
