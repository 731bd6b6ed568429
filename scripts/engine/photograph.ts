import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { WornCategory } from '#shared/garment-categories.ts'
import { openEngine } from './browser-harness.ts'
import { contactSheet, type Cell } from './contact-sheet.ts'
import type { GarmentFile } from './inputs.ts'
import type { PhotographOutcome } from './page.ts'

type Order = {
  /** A folder of looks and their report.json, as `--people --garments` writes it. */
  looks: string
  people: string[]
  garments: GarmentFile[]
  out: string
  /** Only kinds that begin so, and looks from one number on up to another. */
  only?: string
  from: number
  to: number
}

type Case = { person: string; garment: string } & Omit<PhotographOutcome[number], 'picture' | 'cloud'>

/** Redraws looks as a model might, develops each, and notes what was said of it in cases.json. */
export async function photographLooks({ looks, people, garments, out, only, from, to }: Order) {
  await mkdir(out, { recursive: true })
  const made = (await readReports(looks)).slice(from, to)
  const all = await readReports(looks)
  const engine = await openEngine()
  const cases: Case[] = []
  const cells: Cell[] = []
  try {
    for (const { person, garment, look } of made) {
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
        only,
      })
      console.log(look, Math.round(performance.now() - start), 'ms')
      for (const { picture, cloud, ...rest } of outcome) {
        cases.push({ person, garment, ...rest })
        cells.push({
          picture: Buffer.from(cloud, 'base64'),
          caption: `${rest.kind}: ${rest.drifts.join(' ')}`,
        })
        if (picture !== null) cells.push({ picture: Buffer.from(picture, 'base64'), caption: 'developed' })
      }
    }
  } finally {
    await engine.close()
  }
  await writeFile(join(out, `cases-${from}.json`), JSON.stringify(cases))
  if (only !== undefined) await writeFile(join(out, 'sheet.png'), await contactSheet(cells, 6, 330))
}

async function readReports(looks: string) {
  const { reports } = JSON.parse(await readFile(join(looks, 'report.json'), 'utf8')) as {
    reports: { person: string; garments: string[]; look?: string }[]
  }
  return reports.flatMap(({ person, garments: [garment = ''], look }) =>
    look ? [{ person, garment, look }] : [],
  )
}
