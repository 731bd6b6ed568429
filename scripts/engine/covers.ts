import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { EngineHarness } from './browser-harness.ts'
import { contactSheet, type Cell } from './contact-sheet.ts'

const share = (value: number | undefined) => value?.toFixed(2) ?? '–'

/** Tells of each photo how much of chest and hips is covered, as it is and with clothes painted over, with a contact sheet. */
export async function tellCovers({ covers }: EngineHarness, people: string[], out: string) {
  const reports: Record<string, unknown>[] = []
  const cells: Cell[] = []
  for (const person of people) {
    const name = basename(person).replace(/\.\w+$/, '')
    for (const { picture, ...told } of await covers(person)) {
      const { bust, hips } = told.covers ?? {}
      const words = [
        `bust ${share(bust?.cloth)} ${share(bust?.alike)}`,
        `hips ${share(hips?.cloth)} ${share(hips?.alike)}`,
        `head ${share(told.head ?? undefined)}${told.mayBeChild ? ' asked' : ''}`,
        told.advice.join(' '),
      ].join('  ')
      console.log(name.padEnd(36), told.kind.padEnd(14), words)
      cells.push({ picture: Buffer.from(picture, 'base64'), caption: `${told.kind}: ${words}` })
      reports.push({ person: basename(person), ...told })
    }
  }
  await writeFile(join(out, 'contact-sheet.png'), await contactSheet(cells, 8, 260))
  return reports
}
