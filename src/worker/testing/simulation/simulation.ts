/** What one world is drawn from. */
export type Order = { seed: number; size: number; planted?: string }

export type Report = {
  seed: number
  /** What is told of a whole run, such as how much happened. */
  counts: Record<string, number>
  findings: string[]
  /** Of a failure that was not planted: what happened, as short as it could be made. */
  story?: string
}

/** A simulation: plays the world of a seed, with `size` histories in it. The same order gives the same report. */
export type Simulation = { play(order: Order): Promise<Omit<Report, 'seed'>> }
