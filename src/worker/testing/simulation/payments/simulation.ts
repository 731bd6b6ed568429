import { createChance } from '../random.ts'
import type { Simulation } from '../simulation.ts'
import { plantedFaults } from './planted-faults.ts'
import { drawWorld } from './script.ts'
import { shrink } from './shrink.ts'
import { runWorld } from './world.ts'

export const simulation: Simulation = {
  async play({ seed, size, planted }) {
    const fault = planted ? plantedFaults[planted] : {}
    if (!fault) throw new Error(`There is no fault ${planted}.`)
    const world = drawWorld(createChance(seed), seed, size)
    const { findings, events, happenings } = await runWorld(world, fault)
    return {
      counts: { events, happenings },
      findings: findings.map(({ user, text }) => `${user ?? 'nobody'}: ${text}`),
      // A planted fault needs no story.
      ...(findings.length > 0 && !planted && { story: await shrink(world, fault) }),
    }
  },
}
