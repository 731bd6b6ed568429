import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { makeSamples } from '../../scripts/sample-shop/pictures/make.ts'
import { hasPictures, readAnnotations } from './annotations.ts'
import { generate } from './generate.ts'
import { askProduct, type Answer } from './product.ts'
import { mark, summarise } from './score.ts'

await makeSamples()

const usage = `npm run garment-network -w workshop/garment-network -- test [--each] [--network FILE.onnx] [--alone] [--json FILE]

Scores what the product makes of the garments that were annotated by hand, and a network beside it or alone. --each asks
the product with each category in turn, and tells how many a random guess among the accepted ones would get right.

npm run garment-network -w workshop/garment-network -- pictures --out DIR [--count N] [--seed N]

Draws the pictures that train.py learns from.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    count: { type: 'string', default: '16000' },
    seed: { type: 'string', default: '1' },
    network: { type: 'string' },
    alone: { type: 'boolean', default: false },
    each: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})
if (positionals[0] === 'pictures' && values.out) {
  await generate(values.out, Number(values.count), Number(values.seed))
} else if (positionals[0] === 'test') await test()
else {
  console.error(usage)
  process.exitCode = 2
}

async function test() {
  if (!hasPictures()) return console.log('skipped: the annotated pictures are not beside this project')
  const annotations = await readAnnotations()
  const answers: Record<string, Answer[]> = values.alone
    ? {}
    : { product: await askProduct(annotations, values.each) }
  if (values.network) {
    const { askNetwork } = await import('./network.ts')
    answers.network = await askNetwork(values.network, annotations)
  }
  const report: Record<string, unknown> = {}
  for (const [method, given] of Object.entries(answers)) {
    const marks = await Promise.all(annotations.map((annotation, i) => mark(annotation, given[i])))
    const summary = summarise(annotations, marks)
    report[method] = { summary, marks }
    console.log(method, summary)
  }
  if (values.json) await writeFile(values.json, `${JSON.stringify(report, null, 1)}\n`)
}
