import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { writeBlindSheets, type SheetLook } from './blind-sheets.ts'
import { compareLooks, gradesByPair, outcomeOf, type BySide } from './comparison.ts'
import { comparisonText } from './comparison-text.ts'
import { contactSheet, type Cell } from './contact-sheet.ts'
import { readGrades, type GradedLook, type Side } from './grades.ts'
import type { GarmentFile } from '../../scripts/engine-harness/inputs.ts'
import { pairName, readLooks, type LookEntry } from './looks.ts'

type Order = {
  /** Looks of the old engine and of the new, or of one alone. */
  folders: string[]
  /** Files of the photos and garments of which the looks were made. */
  people: string[]
  garments: GarmentFile[]
  out: string
  /** Filled lists of grades; without any, blind sheets are made. */
  grades: string[]
  seed: number
}

/** Pairs on one sheet of looks side by side. */
const PAIRS_A_SHEET = 24
const CELL = { columns: 6, width: 300 }

export async function reportLooks(order: Order) {
  const [first, second] = order.folders
  if (!first) throw new Error('No folder of looks is named.')
  const folders: BySide<string> = second ? { old: first, new: second } : { new: first }
  const entries: BySide<LookEntry[]> = {
    ...(folders.old && { old: await readLooks(folders.old) }),
    new: await readLooks(folders.new),
  }
  if (order.grades.length === 0)
    return writeBlindSheets(looksOf(order, folders, entries), order.out, order.seed)
  const graded = await readGrades(join(order.out, 'key.json'), order.grades)
  const categories = new Map(order.garments.map(({ name, category }) => [name, category]))
  const comparison = compareLooks(entries, graded, (garment) => categories.get(garment))
  const text = comparisonText(comparison)
  await writeFile(join(order.out, 'figures.json'), `${JSON.stringify(comparison, null, 2)}\n`)
  await writeFile(join(order.out, 'report.md'), text)
  await writeSideBySide(folders, entries, graded, order.out)
  console.log(text)
}

function looksOf({ people, garments }: Order, folders: BySide<string>, entries: BySide<LookEntry[]>) {
  return (['old', 'new'] as Side[]).flatMap((side) =>
    (entries[side] ?? []).flatMap(({ person, garments: worn, look }): SheetLook[] => {
      const folder = folders[side]
      if (!look || !folder) return []
      const photo = people.find((file) => basename(file) === person)
      const files = worn.map((name) => garments.find((garment) => garment.name === name)?.file)
      if (!photo || files.includes(undefined)) throw new Error(`no photo or garment of ${look} is given`)
      return [{ side, look, file: join(folder, look), photo, garments: files as string[] }]
    }),
  )
}

/** Old and new of each pair beside each other, with their mean grades, on as many sheets as it takes. */
async function writeSideBySide(
  folders: BySide<string>,
  entries: BySide<LookEntry[]>,
  graded: GradedLook[],
  out: string,
) {
  if (!folders.old || !entries.old) return
  const folderOf = { old: folders.old, new: folders.new }
  const old = new Map(entries.old.map((entry) => [pairName(entry), entry]))
  const grades = {
    old: gradesByPair(entries.old, graded, 'old'),
    new: gradesByPair(entries.new, graded, 'new'),
  }
  const cellOf = (side: Side, entry: LookEntry): Cell => {
    const grade = grades[side].get(pairName(entry))?.toFixed(1) ?? ''
    const caption = `${side} ${grade} ${entry.look ? '' : outcomeOf(entry)} ${pairName(entry)}`
    return { caption, picture: entry.look && join(folderOf[side], entry.look) }
  }
  const cells = entries.new.flatMap((entry) => {
    const before = old.get(pairName(entry))
    return before ? [cellOf('old', before), cellOf('new', entry)] : []
  })
  for (let at = 0, sheet = 1; at < cells.length; at += 2 * PAIRS_A_SHEET, sheet++) {
    const picture = await contactSheet(cells.slice(at, at + 2 * PAIRS_A_SHEET), CELL.columns, CELL.width)
    await writeFile(join(out, `side-by-side-${sheet}.png`), picture)
  }
}
