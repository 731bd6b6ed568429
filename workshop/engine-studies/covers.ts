import { basename } from 'node:path'
import type { EngineHarness } from '../../scripts/engine-harness/browser-harness.ts'

const share = (value: number | undefined) => value?.toFixed(2) ?? '–'

/** Tells of each photo how much of chest and hips is covered, as it is and with clothes painted over. No painted picture is kept. */
export async function tellCovers({ covers }: EngineHarness, people: string[]) {
  const reports: Record<string, unknown>[] = []
  for (const person of people) {
    const name = basename(person).replace(/\.\w+$/, '')
    for (const told of await covers(person)) {
      const { bust, hips } = told.covers ?? {}
      const words = [
        `bust ${share(bust?.cloth)} ${share(bust?.alike)}`,
        `hips ${share(hips?.cloth)} ${share(hips?.alike)}`,
        `head ${share(told.head ?? undefined)}${told.mayBeChild ? ' asked' : ''}`,
        told.advice.join(' '),
      ].join('  ')
      console.log(name.padEnd(36), told.kind.padEnd(14), words)
      reports.push({ person: basename(person), ...told })
    }
  }
  return reports
}
