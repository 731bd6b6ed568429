import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import { openEngine } from '../../scripts/engine-harness/browser-harness.ts'
import { contactSheet, type Cell } from './contact-sheet.ts'
import type { GarmentFile } from '../../scripts/engine-harness/inputs.ts'
import { tableOf, type Case } from './photograph-table.ts'

type Order = {
  /** A folder of looks and their report.json, as `--people --garments` writes it. */
  looks: string
  people: string[]
  garments: GarmentFile[]
  out: string
  isSharper: boolean
  /** Only kinds that begin so, with a contact sheet. */
  only?: string
  /** Numbers of the looks, from 0 on, apart by commas; all where empty. */
  pick: string
}

/** Redraws looks as a model might, develops each, and notes what was said of it in cases.json. */
export async function photographLooks({ looks, people, garments, out, isSharper, only, pick }: Order) {
  await mkdir(out, { recursive: true })
  const all = await readReports(looks)
  const picked = pick ? pick.split(',').map(Number) : [...all.keys()]
  const engine = await openEngine()
  const cells: Cell[] = []
  try {
    for (const [index, { person, garment, look }] of all.entries()) {
      if (!picked.includes(index)) continue
      const cases: Case[] = []
      const photo = people.find((file) => basename(file) === person)
      const category: WornCategory | undefined = garments.find(({ name }) => name === garment)?.category
      const other = all.findLast((one) => one.person !== person)
      if (!photo || !category || !other) throw new Error(`no such look: ${look}`)
      const start = performance.now()
      const outcome = await engine.photograph({
        photo,
        category,
        draft: join(looks, look),
        stranger: join(looks, other.look),
        isSharper,
        only,
      })
      console.log(look, Math.round(performance.now() - start), 'ms')
      for (const { picture, cloud, ...rest } of outcome) {
        cases.push({ person, garment, ...rest })
        if (only === undefined) continue
        cells.push({
          picture: Buffer.from(cloud, 'base64'),
          caption: `${rest.kind}: ${rest.drifts.join(' ')}`,
        })
        if (picture !== null) cells.push({ picture: Buffer.from(picture, 'base64'), caption: 'developed' })
      }
      // A study may be cut short: what is told is kept.
      await writeFile(join(out, `cases-${index}.json`), JSON.stringify(cases))
    }
  } finally {
    await engine.close()
  }
  console.log(tableOf(await readCases(out)))
  if (cells.length > 0) await writeFile(join(out, 'sheet.png'), await contactSheet(cells, 6, 330))
}

/** Of all runs that wrote to a folder. */
async function readCases(out: string) {
  const files = (await readdir(out)).filter((name) => /^cases-\d+\.json$/.test(name))
  const lists = await Promise.all(files.map((name) => readFile(join(out, name), 'utf8')))
  return lists.flatMap((text) => JSON.parse(text) as Case[])
}

async function readReports(looks: string) {
  const { reports } = JSON.parse(await readFile(join(looks, 'report.json'), 'utf8')) as {
    reports: { person: string; garments: string[]; look?: string }[]
  }
  return reports.flatMap(({ person, garments: [garment = ''], look }) =>
    look ? [{ person, garment, look }] : [],
  )
}
