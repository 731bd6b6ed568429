import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { makeSamples } from '../../scripts/sample-shop/pictures/make.ts'
import { drawGroups } from './draw.ts'
import { teachKinds } from './kinds.ts'
import { describeSamples } from './samples.ts'
import { drawSheet } from './sheet.ts'

await makeSamples()

const usage = `npm run alike-network -w workshop/alike-network -- pictures --out DIR [--count N] [--seed N] [--held]

Draws N groups of four pictures that train.py learns from, or with --held those of the pieces that it never sees.

npm run alike-network -w workshop/alike-network -- samples

Describes the sample shop's pictures with the weights that ship, and writes scripts/sample-shop/data/looks.json.

npm run alike-network -w workshop/alike-network -- kinds --clothes DIR --masks DIR

Teaches which kind a picture of clothes shows, and writes src/shared/alike/kinds.bin. The folder has pictures of people's own clothes and
their kinds (INDEX.tsv), the other one where in them the garment lies (npm run masks -w workshop/reading-network).

npm run alike-network -w workshop/alike-network -- sheet --out FILE.png [--of DIR]

Draws what is found for pictures of a folder, or for sample pieces: each row begins with what was asked.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    of: { type: 'string' },
    clothes: { type: 'string' },
    masks: { type: 'string' },
    count: { type: 'string', default: '2500' },
    seed: { type: 'string', default: '1' },
    held: { type: 'boolean', default: false },
  },
})
const [what] = positionals
if (what === 'pictures' && values.out)
  await drawGroups(values.out, Number(values.count), Number(values.seed), values.held)
else if (what === 'samples')
  await writeFile(
    new URL('../../scripts/sample-shop/data/looks.json', import.meta.url),
    `${JSON.stringify(await describeSamples(), null, 2)}\n`,
  )
else if (what === 'kinds' && values.clothes && values.masks) {
  const { weights, told } = await teachKinds(values.clothes, values.masks)
  await writeFile(
    new URL('../../src/shared/alike/kinds.bin', import.meta.url),
    new Uint8Array(weights.buffer),
  )
  for (const isSample of [false, true]) {
    const all = told.filter((one) => one.isSample === isSample)
    const sure = all.filter((one) => one.isSure)
    const rightOf = (some: typeof all) =>
      `${some.filter(({ isRight }) => isRight).length} of ${some.length} right`
    console.log(`${isSample ? 'samples' : 'own'}: ${rightOf(all)}, where it is sure ${rightOf(sure)}`)
  }
} else if (what === 'sheet' && values.out) await drawSheet(values.out, values.of)
else {
  console.error(usage)
  process.exitCode = 2
}
