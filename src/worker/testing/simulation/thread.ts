import { parentPort } from 'node:worker_threads'
import { createChance } from './random.ts'
import { plantedFaults } from './planted-faults.ts'
import { drawWorld } from './script.ts'
import { shrink } from './shrink.ts'
import { runWorld } from './world.ts'

export type Order = { seed: number; scenarios: number; planted?: string }
export type Report = {
  seed: number
  events: number
  happenings: number
  milliseconds: number
  findings: string[]
  story?: string
}

/** Thousands of refusals and faults are intended, and each would be logged. */
console.log = () => undefined
/** Their stacks are never read and take a twentieth of the time. */
Error.stackTraceLimit = 0

async function play({ seed, scenarios, planted }: Order): Promise<Report> {
  const fault = planted ? plantedFaults[planted] : {}
  if (!fault) throw new Error(`There is no fault ${planted}.`)
  const world = drawWorld(createChance(seed), seed, scenarios)
  const before = performance.now()
  const { findings, events, happenings } = await runWorld(world, fault)
  const milliseconds = performance.now() - before
  return {
    seed,
    events,
    happenings,
    milliseconds,
    findings: findings.map(({ user, text }) => `${user ?? 'nobody'}: ${text}`),
    // A planted fault needs no story.
    ...(findings.length > 0 && !planted && { story: await shrink(world, fault) }),
  }
}

parentPort?.on('message', (order: Order) => {
  play(order).then(
    (report) => parentPort?.postMessage(report),
    (error: unknown) => {
      // The world itself failed, which is no finding about billing.
      throw error
    },
  )
})
