import type { D1Database } from '@cloudflare/workers-types'
import { choose } from './edits.ts'
import { createChance, type Chance } from './random.ts'
import { notRepeated, shrinkScript } from './shrink.ts'
import type { Simulation } from './simulation.ts'

type Opened = { binding: D1Database; close: () => void }
type Played = { findings: string[] } & Record<string, number | string[]>

type Kind<History> = {
  /** Opens the database that the histories of a world share, or that each of them has. */
  open: () => Opened
  isShared?: boolean
  /** Empties it between two histories. */
  clean?: (binding: D1Database) => Promise<unknown>
  draw: (chance: Chance, seed: number) => History
  simpler: (history: History) => Iterable<History>
  run: (
    history: History,
    world: { binding: D1Database; name: string },
    log?: (line: string) => void,
  ) => Promise<Played>
}

/** A simulation whose histories are played one after another, each with a world of its own but for the database. */
export function playHistories<History>({
  open,
  isShared = true,
  clean,
  draw,
  simpler,
  run,
}: Kind<History>): Simulation {
  async function alone(history: History, name: string, log?: (line: string) => void) {
    const { binding, close } = open()
    try {
      return await run(history, { binding, name }, log)
    } finally {
      close()
    }
  }

  async function storyOf(history: History, name: string) {
    const smallest = await shrinkScript(history, simpler, async (one) => (await alone(one, name)).findings)
    if (!smallest) return notRepeated
    const lines: string[] = []
    const { findings } = await alone(smallest, name, (line) => lines.push(line))
    return [JSON.stringify(smallest, null, 1), ...lines, ...findings.map((text) => `=> ${text}`)].join('\n')
  }

  return {
    async play({ seed, size, planted }) {
      choose(planted)
      const counts: Record<string, number> = {}
      const shared = isShared ? open() : null
      try {
        for (let i = 0; i < size; i++) {
          const name = `h${i}`
          const history = draw(createChance(`${seed} ${name}`), seed)
          const { findings, ...counted } = shared
            ? await run(history, { binding: shared.binding, name })
            : await alone(history, name)
          for (const [what, n] of Object.entries(counted)) counts[what] = (counts[what] ?? 0) + Number(n)
          if (findings.length > 0)
            return { counts, findings, ...(!planted && { story: await storyOf(history, name) }) }
          if (shared) await clean?.(shared.binding)
        }
        return { counts, findings: [] }
      } finally {
        shared?.close()
      }
    },
  }
}
