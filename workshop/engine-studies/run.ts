import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import type { Wearing } from '@cabine/engine'
import { openEngine, type EngineHarness } from '../../scripts/engine-harness/browser-harness.ts'
import { contactSheet, drawLandmarks, type Cell } from './contact-sheet.ts'
import { tellCovers } from './covers.ts'
import {
  listGarments,
  listPictures,
  readPairs,
  type GarmentFile,
} from '../../scripts/engine-harness/inputs.ts'
import { photographLooks } from './photograph.ts'
import { reportLooks } from './report.ts'

const usage = `npm run engine -w workshop/engine-studies -- --people DIR --out DIR [--garments DIR|CATALOGUE.json …] [--pairs FILE] [--limit N] [--columns N]
                   [--sharper] [--ungated] [--layering auto|over|bare] [--figures] [--covers] [--flat] [--wearing JSON]

Dresses every person in every garment, or the pairs of a file, in a headless browser. Writes the looks,
contact-sheet.png and report.json; --ungated also looks that would be refused for little confidence; --layering
over what she wears, where that is possible, or never. Without --garments it only checks the photos, or with --figures draws the body that it fits under each,
or with --covers tells how much of each is covered, as she is and painted in less; without --people it
cuts the garments out and draws the seams that it finds.

npm run engine -w workshop/engine-studies -- --report [OLD_DIR] NEW_DIR --people DIR --garments DIR|CATALOGUE.json … --out DIR [--seed N]

Makes blind sheets of the looks of two such folders, mixed, or of one: --out/sheets holds a numbered picture a look
and grades.tsv to be filled in, once a grader: 1 grotesque, 2 a part is broken, 3 plainly put together but of use,
4 a photograph at a glance, 5 a photograph. --out/key.json says what is what.

npm run engine -w workshop/engine-studies -- --report OLD_DIR NEW_DIR … --out DIR --grades FILE.tsv …

With filled grades: old against new in --out/report.md and figures.json, and side by side in pictures.

npm run engine -w workshop/engine-studies -- --photograph LOOKS_DIR --people DIR --garments CATALOGUE.json --out DIR [--pick N,N…] [--only KIND]
[--sharper]

Redraws looks as a model in the cloud might, in harmless ways and in harmful ones, develops each (\`Engine.develop\`) and
prints how often which kind was found, over all cases-*.json in --out. --only also writes a sheet of what came of it.`

type Report = { person: string; garments: string[]; look?: string } & Record<string, unknown>

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: 'string' },
    garments: { type: 'string', multiple: true, default: [] },
    out: { type: 'string' },
    pairs: { type: 'string' },
    limit: { type: 'string' },
    columns: { type: 'string', default: '6' },
    sharper: { type: 'boolean', default: false },
    ungated: { type: 'boolean', default: false },
    flat: { type: 'boolean', default: false },
    wearing: { type: 'string', default: '{}' },
    layering: { type: 'string', default: 'auto' },
    figures: { type: 'boolean', default: false },
    covers: { type: 'boolean', default: false },
    width: { type: 'string', default: '300' },
    report: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    grades: { type: 'string', multiple: true, default: [] },
    photograph: { type: 'boolean', default: false },
    only: { type: 'string' },
    pick: { type: 'string', default: '' },
  },
})
/** Of several files after `--grades` all but the first look like folders. */
const grades = [...values.grades, ...positionals.filter((one) => one.endsWith('.tsv'))]
const folders = positionals.filter((one) => !one.endsWith('.tsv'))
const [folder] = folders
const layering = v.parse(v.picklist(['auto', 'over', 'bare']), values.layering)
const people = values.people ? await listPictures(values.people) : []
const garments = (await Promise.all(values.garments.map(listGarments))).flat()

if (values.photograph && folder && values.out) {
  const { out, only, pick, sharper: isSharper } = values
  await photographLooks({ looks: folder, people, garments, out, isSharper, only, pick })
} else if (values.report && folders.length > 0 && folders.length < 3 && values.out) {
  await reportLooks({ folders, people, garments, out: values.out, grades, seed: Number(values.seed) })
} else if (!values.report && values.out && (values.people ?? garments.length > 0)) {
  await tryOut(values.out)
} else {
  console.error(usage)
  process.exitCode = 2
}

async function tryOut(out: string) {
  await mkdir(out, { recursive: true })
  const engine = await openEngine()
  try {
    const reports = !people.length
      ? await measureAll(engine, out)
      : garments.length
        ? await dressAll(engine, out)
        : values.figures
          ? await drawFigures(engine, out)
          : values.covers
            ? await tellCovers(engine, people)
            : await checkAll(engine)
    const summary = {
      loadMs: engine.loadMs,
      heapMegabytes: await engine.memory(),
      strangers: engine.strangers,
      reports,
    }
    await writeFile(join(out, 'report.json'), `${JSON.stringify(summary, null, 2)}\n`)
  } finally {
    await engine.close()
  }
}

async function choosePairs(): Promise<{ person: string; worn: GarmentFile[] }[]> {
  const limit = values.limit ? Number(values.limit) : Infinity
  if (!values.pairs) {
    const all = people.flatMap((person) => garments.map((garment) => ({ person, worn: [garment] })))
    return all.slice(0, limit)
  }
  const pairs = await readPairs(values.pairs)
  return pairs.slice(0, limit).map((pair) => {
    const person = people.find((file) => basename(file).startsWith(pair.person))
    const worn = pair.garments.map((name) => garments.find((garment) => garment.name.startsWith(name)))
    if (!person || worn.includes(undefined))
      throw new Error(`no such pair: ${pair.person} ${pair.garments.join(',')}`)
    return { person, worn: worn as GarmentFile[] }
  })
}

async function dressAll({ tryOn }: EngineHarness, out: string) {
  const reports: Report[] = []
  const cells: Cell[] = []
  for (const { person, worn } of await choosePairs()) {
    const names = worn.map(({ name }) => name)
    const outcome = await tryOn(
      person,
      worn.map(({ file, category, landmarks, sewn, shoe, bag }) => ({
        file,
        category,
        landmarks,
        shoe,
        bag,
        ...(values.flat ? {} : { sewn }),
        wearing: JSON.parse(values.wearing) as Partial<Wearing>,
      })),
      {
        isSharper: values.sharper,
        isGated: !values.ungated,
        layering,
      },
    )
    const title = `${basename(person).slice(0, 12)} ${names.map((name) => name.slice(0, 18)).join('+')}`
    if ('jpeg' in outcome) {
      const { jpeg, ...rest } = outcome
      const look = `${basename(person).replace(/\.\w+$/, '')}__${names.join('+')}.jpg`
      const bytes = Buffer.from(jpeg, 'base64')
      await writeFile(join(out, look), bytes)
      reports.push({ person: basename(person), garments: names, look, ...rest })
      cells.push({
        picture: bytes,
        caption: `${title} ${rest.confidence.toFixed(2)} ${rest.layering ?? ''} ${rest.warnings.join(' ')}`,
      })
    } else {
      reports.push({ person: basename(person), garments: names, ...outcome })
      cells.push({ caption: `${title} ${'refused' in outcome ? outcome.refused : 'FAILED'}` })
    }
    console.log(title, 'jpeg' in outcome ? JSON.stringify(outcome.timings) : JSON.stringify(outcome))
  }
  await writeFile(
    join(out, 'contact-sheet.png'),
    await contactSheet(cells, Number(values.columns), Number(values.width)),
  )
  return reports
}

async function measureAll({ measure }: EngineHarness, out: string) {
  const reports: Record<string, unknown>[] = []
  const cells: Cell[] = []
  for (const { file, name, category, landmarks } of garments.slice(
    0,
    Number(values.limit ?? garments.length),
  )) {
    const measured = await measure({ file, category, landmarks })
    if ('refused' in measured) {
      cells.push({ caption: `${name} ${measured.refused}` })
      reports.push({ name, ...measured })
      continue
    }
    const { png, ...rest } = measured
    cells.push({
      picture: await drawLandmarks(Buffer.from(png, 'base64'), rest.landmarks),
      caption: `${name} ${rest.warnings.join(' ')}`,
    })
    reports.push({ name, ...rest })
  }
  await writeFile(
    join(out, 'contact-sheet.png'),
    await contactSheet(cells, Number(values.columns), Number(values.width)),
  )
  return reports
}

async function drawFigures({ figure }: EngineHarness, out: string) {
  const reports: Record<string, unknown>[] = []
  const cells: Cell[] = []
  for (const person of people) {
    const name = basename(person).replace(/\.\w+$/, '')
    const figured = await figure(person)
    if ('refused' in figured) {
      cells.push({ caption: `${name} ${figured.refused}` })
      reports.push({ person: basename(person), ...figured })
      continue
    }
    const { png, ...rest } = figured
    const picture = Buffer.from(png, 'base64')
    await writeFile(join(out, `${name}.png`), picture)
    cells.push({ picture, caption: `${name} misses ${(100 * rest.miss).toFixed(1)} % (${rest.build})` })
    reports.push({ person: basename(person), ...rest })
    console.log(name, JSON.stringify(rest))
  }
  await writeFile(
    join(out, 'contact-sheet.png'),
    await contactSheet(cells, Number(values.columns), Number(values.width)),
  )
  return reports
}

async function checkAll({ check }: EngineHarness) {
  const reports: Record<string, unknown>[] = []
  for (const person of people) {
    const result = await check(person)
    console.log(
      basename(person).padEnd(40),
      result.verdict.padEnd(8),
      result.advice.join(' '),
      JSON.stringify(result.against),
      Object.values(result.appearance).join(' '),
    )
    reports.push({ person: basename(person), ...result })
  }
  return reports
}
