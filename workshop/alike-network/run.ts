import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { makeSamples } from '../../scripts/sample-shop/pictures/make.ts'
import { drawGroups } from './draw.ts'
import { describeSamples } from './samples.ts'
import { drawSheet } from './sheet.ts'

await makeSamples()

const usage = `npm run alike-network -w workshop/alike-network -- pictures --out DIR [--count N] [--seed N] [--held]

Draws N groups of four pictures that train.py learns from, or with --held those of the pieces that it never sees.

npm run alike-network -w workshop/alike-network -- samples

Describes the sample shop's pictures with the weights that ship, and writes scripts/sample-shop/data/looks.json.

npm run alike-network -w workshop/alike-network -- sheet --out FILE.png [--of DIR]

Draws what is found for pictures of a folder, or for sample pieces: each row begins with what was asked.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    of: { type: 'string' },
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
else if (what === 'sheet' && values.out) await drawSheet(values.out, values.of)
else {
  console.error(usage)
  process.exitCode = 2
}
