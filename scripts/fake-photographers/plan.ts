import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { photographScenarios, type PhotographScenario } from '#worker/testing/photographer-scenarios.ts'
import { answer, readJson } from './http.ts'
import { firstPixels } from './pictures.ts'

export type Recorded = {
  scenario: PhotographScenario
  garmentDigests: string[]
  asked: Record<string, unknown>
  isBilled: boolean
  at: number
  /** What was answered, for as long as it is among the last ones. */
  picture: Buffer | null
}

/** Pictures are megabytes. */
const keptPictures = 12

const digestOf = (picture: Buffer) => createHash('sha256').update(picture).digest('hex')
const scenarioIn = (body: Record<string, unknown> | null) =>
  photographScenarios.find((one) => one === body?.scenario)

/** One pixel of each photographer's, FASHN's first. */
const marks = 6

/** What happens to the next runs of a fake photographer, and what has happened. */
export class Plan {
  readonly runs: Recorded[] = []
  mode: PhotographScenario = 'completes'
  next: PhotographScenario[] = []
  readonly #mark: readonly [number, number]

  constructor(mark: readonly [number, number]) {
    this.#mark = mark
  }

  /** A garment's own choice comes first, then what was planned, then the mode. */
  async choose(garments: Buffer[]): Promise<PhotographScenario> {
    for (const garment of garments) {
      const chosen = await this.#chosenBy(garment).catch(() => null)
      if (chosen) return chosen
    }
    return this.next.shift() ?? this.mode
  }

  async #chosenBy(garment: Buffer) {
    const [red, green] = this.#mark
    const pixel = (await firstPixels(garment, marks)).find((one) => one[0] === red && one[1] === green)
    return pixel ? (photographScenarios[pixel[2] ?? -1] ?? null) : null
  }

  /** `made` is the picture as base64; a run without one is not billed. */
  record(run: Pick<Recorded, 'scenario' | 'asked'> & { garments: Buffer[]; made: string | null }) {
    const { garments, made, ...rest } = run
    const facts = { garmentDigests: garments.map(digestOf), isBilled: made !== null, at: Date.now() }
    this.runs.push({ ...rest, ...facts, picture: made === null ? null : Buffer.from(made, 'base64') })
    const old = this.runs.at(-1 - keptPictures)
    if (old) old.picture = null
  }

  reset() {
    this.runs.length = 0
    this.next = []
    this.mode = 'completes'
  }

  plan(...scenarios: PhotographScenario[]) {
    this.next.push(...scenarios)
  }

  /**
   * For tests and for whoever tries things out; no real service has such calls.
   *
   *   POST /fake/next {scenario, count}   the next runs, in place of earlier plans
   *   POST /fake/mode {scenario}          every run that nothing else decides
   *   GET  /fake/runs                     what ran, without its pictures
   */
  async administer(path: string, request: IncomingMessage, response: ServerResponse) {
    if (path === '/fake/runs')
      return answer(
        response,
        200,
        this.runs.map((run) => ({ ...run, picture: null })),
      )
    const body = await readJson(request)
    const scenario = scenarioIn(body)
    if (!scenario || (path !== '/fake/next' && path !== '/fake/mode'))
      return answer(response, 400, { error: 'There is no such scenario, or no such call.' })
    if (path === '/fake/mode') this.mode = scenario
    else this.next = Array.from({ length: Number(body?.count ?? 1) }, () => scenario)
    return answer(response, 200, {})
  }
}
