import type { Photographer } from '#shared/photographers.ts'
import { openPool, readPools, type PhotographEnv } from '#worker/try-on/providers/pools.ts'
import type { Plan } from '../plan.ts'
import type { startFakePhotographers } from '../start.ts'
import { fashnModes, modes, type Mode } from './modes.ts'

type Fakes = Awaited<ReturnType<typeof startFakePhotographers>>

export type Shown = {
  scenario: string
  at: number
  state: string
  isBilled: boolean
  pieces: number
  picture: Buffer | null
}

/** A fake as the control room sees it. The product's own prices tell what a run costs. */
export type Service = {
  id: Photographer
  name: string
  modes: Mode[]
  mode: () => string
  /** What was planned for the next runs, before the mode decides. */
  next: () => string[]
  /** Oldest first. */
  runs: () => Shown[]
  setMode: (scenario: string) => boolean
  planNext: (scenario: string) => boolean
  reset: () => void
}

const found = <S extends string>(among: Mode<S>[], name: string) =>
  among.find(({ scenario }) => scenario === name)?.scenario ?? null

function answering(id: Photographer, name: string, plan: Plan): Service {
  return {
    id,
    name,
    modes,
    mode: () => plan.mode,
    next: () => plan.next,
    runs: () =>
      plan.runs.map(({ scenario, at, isBilled, garmentDigests, picture }) => ({
        scenario,
        at,
        isBilled,
        picture,
        pieces: garmentDigests.length,
        state: isBilled ? 'answered with a picture' : 'no picture',
      })),
    setMode(asked) {
      const scenario = found(modes, asked)
      if (scenario) plan.mode = scenario
      return scenario !== null
    },
    planNext(asked) {
      const scenario = found(modes, asked)
      if (scenario) plan.plan(scenario)
      return scenario !== null
    },
    reset: () => plan.reset(),
  }
}

function fashnService({ fashn }: Fakes): Service {
  const { service } = fashn
  const accounts = () => [...service.accounts.values()]
  return {
    id: 'fashn',
    name: 'FASHN',
    modes: fashnModes,
    mode: () => service.mode,
    next: () => service.planned,
    runs() {
      const refused = service.refusals.map((run) => ({ ...run, state: 'refused', isBilled: false }))
      const started = accounts().flatMap(({ runs }) =>
        runs.map(({ scenario, startedAt, endsAt, error, charged, output }) => ({
          scenario,
          at: startedAt,
          state: endsAt > Date.now() ? 'runs' : (error?.name ?? (output ? 'has a picture' : scenario)),
          isBilled: charged,
          picture: endsAt > Date.now() ? null : output,
        })),
      )
      return [...refused, ...started]
        .map((run) => ({ picture: null, pieces: 1, ...run }))
        .toSorted((a, b) => a.at - b.at)
    },
    setMode(asked) {
      const scenario = found(fashnModes, asked)
      if (scenario) service.mode = scenario
      return scenario !== null
    },
    planNext(asked) {
      const scenario = found(fashnModes, asked)
      if (scenario) service.planned.push(scenario)
      return scenario !== null
    },
    reset() {
      service.mode = 'completes'
      service.planned = []
      service.refusals = []
      for (const account of accounts()) {
        account.runs.length = 0
        account.refusals.clear()
      }
    },
  }
}

/** In the order in which the product asks them. */
export function servicesOf(fakes: Fakes, env: PhotographEnv): Service[] {
  const services = [
    answering('workers_ai', 'Workers AI', fakes.workersAi.plan),
    answering('gateway', 'Google by AI Gateway', fakes.workersAi.gatewayPlan),
    answering('bfl', 'Black Forest Labs', fakes.bfl.plan),
    answering('own', 'The operator’s own machine', fakes.vton.plan),
    answering('google', 'Google', fakes.google.plan),
    fashnService(fakes),
  ]
  const order = readPools(env).map(({ photographer }) => photographer)
  return services.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
}

/** Millionths of a dollar that the billed runs cost by the product's own prices. */
export function costOf({ id, runs }: Pick<Service, 'id' | 'runs'>, env: PhotographEnv) {
  const pool = openPool(env, id)
  return runs()
    .filter(({ isBilled }) => isBilled)
    .reduce((sum, { pieces }) => sum + (pool?.price({ garmentCount: pieces, highQuality: false }) ?? 0), 0)
}
