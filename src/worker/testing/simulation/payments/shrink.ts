import { nth } from '#shared/testing/first.ts'
import { notRepeated, shrinkScript } from '../shrink.ts'
import { runWorld, type Planted } from './world.ts'
import type { Scenario, Step, World } from './script.ts'

function* simplerWorlds(world: World): Generator<World> {
  const { scenarios, crons } = world
  const empty: Scenario = { steps: [] }
  const lived = scenarios.flatMap(({ steps }, i) => (steps.length > 0 ? [i] : []))
  for (let size = lived.length >> 1; size >= 1; size = size >> 1) {
    for (let from = 0; from < lived.length; from += size) {
      const gone = new Set(lived.slice(from, from + size))
      if (gone.size < lived.length)
        yield { ...world, scenarios: scenarios.map((scenario, i) => (gone.has(i) ? empty : scenario)) }
    }
  }
  if (world.deliveries !== 'none') yield { ...world, deliveries: 'none' }
  if (world.deliveries === 'drawn') yield { ...world, deliveries: 'plain' }
  if (crons.length > 0) yield { ...world, crons: [] }
  for (const [i, { at, cut }] of crons.entries()) {
    yield { ...world, crons: crons.toSpliced(i, 1) }
    if (cut) yield { ...world, crons: crons.with(i, { at }) }
  }
  const { comparedAt } = world
  for (let i = 0; comparedAt.length > 1 && i < comparedAt.length; i++) {
    yield { ...world, comparedAt: comparedAt.toSpliced(i, 1) }
  }
  if (world.stripeAheadSeconds !== 0) yield { ...world, stripeAheadSeconds: 0 }
  for (const i of lived) {
    for (const scenario of simplerScenarios(nth(scenarios, i)))
      yield { ...world, scenarios: scenarios.with(i, scenario) }
  }
}

function* simplerScenarios(scenario: Scenario): Generator<Scenario> {
  const { steps } = scenario
  for (let i = 0; i < steps.length; i++) yield { ...scenario, steps: steps.toSpliced(i, 1) }
  for (const [i, step] of steps.entries()) {
    const simpler = (other: Step): Scenario => ({ ...scenario, steps: steps.with(i, other) })
    const { cut, beside = [], ...plain } = step
    const { act } = plain
    if (cut) yield simpler({ ...plain, beside })
    for (let j = 0; j < beside.length; j++) {
      yield simpler({ ...plain, cut, beside: beside.toSpliced(j, 1) })
    }
    if (act.do === 'open' && act.ways.length > 1) {
      for (const way of act.ways) yield simpler({ ...step, act: { do: 'open', ways: [way] } })
    }
  }
}

/** Shrinks a world to the smallest that still fails in the same way, as a readable story. */
export async function shrink(world: World, planted: Planted): Promise<string> {
  const smallest = await shrinkScript(world, simplerWorlds, async (script) =>
    (await runWorld(script, planted)).findings.map(({ text }) => text),
  )
  if (!smallest) return notRepeated
  const lines: string[] = []
  const { findings } = await runWorld(smallest, planted, (line) => lines.push(line))
  const scenarios = smallest.scenarios.flatMap(({ steps }, i) => (steps.length > 0 ? [`life ${i}`] : []))
  return [
    `Shrunk to ${scenarios.join(', ')}; deliveries ${smallest.deliveries}, Stripe's clock ${smallest.stripeAheadSeconds} s ahead, after the last retry ${smallest.afterLastRetry}:`,
    ...lines,
    ...findings.map(({ user, text }) => `=> ${user ?? 'nobody'}: ${text}`),
  ].join('\n')
}
