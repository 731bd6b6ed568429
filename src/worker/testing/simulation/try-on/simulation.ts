import { createSqliteD1 } from '../../sqlite-d1.ts'
import { choose } from '../edits.ts'
import { createChance } from '../random.ts'
import { notRepeated, shrinkScript } from '../shrink.ts'
import type { Simulation } from '../simulation.ts'
import { drawHistory, simplerHistories, type History } from './script.ts'
import { runHistory } from './world.ts'

/** Runs one history on a database of its own. */
async function alone(history: History, name: string, log?: (line: string) => void) {
  const { binding, close } = createSqliteD1()
  try {
    return await runHistory(history, name, binding, log)
  } finally {
    close()
  }
}

async function storyOf(history: History, name: string) {
  const smallest = await shrinkScript(history, simplerHistories, async (one) => (await alone(one, name)).findings)
  if (!smallest) return notRepeated
  const lines: string[] = []
  const { findings } = await alone(smallest, name, (line) => lines.push(line))
  return [JSON.stringify(smallest, null, 1), ...lines, ...findings.map((text) => `=> ${text}`)].join('\n')
}

/** Histories share a database and nothing else: each has shoppers, objects and providers of its own. */
export const simulation: Simulation = {
  async play({ seed, size, planted }) {
    choose(planted)
    const counts = { happenings: 0, trips: 0, runs: 0, ended: 0 }
    const { binding, close } = createSqliteD1()
    try {
      for (let i = 0; i < size; i++) {
        const name = `h${i}`
        const history = drawHistory(createChance(`${seed} ${name}`), seed)
        const { findings, ...counted } = await runHistory(history, name, binding)
        for (const key of Object.keys(counts) as (keyof typeof counts)[]) counts[key] += counted[key]
        if (findings.length > 0)
          return { counts, findings, ...(!planted && { story: await storyOf(history, name) }) }
      }
      return { counts, findings: [] }
    } finally {
      close()
    }
  },
}
