import { fashnUrl } from './environment.ts'
import { busy, type Loop } from '../loop.ts'
import type { Chance } from '../random.ts'
import { pictureOf, say, shownIn, type Shown } from './pictures.ts'

/** A run that a provider has begun, whatever its sender knows of it. */
export type Run = {
  id: string
  pool: string
  job: string
  /** Which of its job's runs it is, from 1. */
  number: number
  /** Whom it dresses: her photo, or what an earlier run made. */
  person: Shown
  garment: string
  seed: string
  at: number
  endsAt: number
  /** What comes of it. Only a picture is billed. */
  becomes: 'picture' | 'failure' | 'garbage' | 'nothing'
}

type Answer = { status: number; headers: Headers; body: AsyncIterable<Uint8Array> | null }

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: new Headers(headers),
  body: (async function* () {
    yield new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body))
  })(),
})

const fashnFaults = ['PipelineError', 'ContentModerationError', 'PoseError', 'ImageLoadError'] as const

/**
 * FASHN with two keys and Workers AI, as their documents say that they answer, in every mood: busy, refused, lost, slow,
 * doubled webhooks, failures and pictures that are none.
 */
export function openPhotographers(
  loop: Loop,
  chance: Chance,
  /** The share of calls that are not simply served. */
  moody: () => number,
  hear: (address: string, reference: string) => void,
  numberOf: (job: string) => number,
) {
  const runs: Run[] = []
  const isMoody = () => chance.happens(moody())

  function begin(pool: string, person: Shown, garment: string, seed: string): Run {
    const becomes = isMoody() ? chance.pick(['failure', 'garbage', 'nothing', 'picture'] as const) : 'picture'
    const takes = isMoody() ? chance.between(30_000, 400_000) : chance.between(3_000, 20_000)
    const id = `run-${runs.length}`
    const run: Run = {
      id,
      pool,
      job: person.job,
      number: numberOf(person.job),
      person,
      garment,
      seed,
      at: loop.now,
      endsAt: loop.now + takes,
      becomes,
    }
    runs.push(run)
    return run
  }

  const pictureFrom = ({ id, job, garment }: Run) => pictureOf(say({ job, part: garment, run: id }))

  const bytesIn = (uri: string) => new Uint8Array(Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64'))

  function fashn(path: string, key: string, init: RequestInit): Answer {
    const pool = key === 'key-1' ? 'fashn' : 'fashn-2'
    if (init.method !== 'POST') return status(path.split('/').at(-1) ?? '')
    if (isMoody()) {
      const refused = chance.below(6)
      if (refused === 0) return answer(429, { error: 'TooManyRequests' }, { 'retry-after': '2' })
      if (refused === 1) return answer(401, { error: 'Unauthorized' })
      if (refused === 2) return answer(400, { error: { name: 'InputValidationError', message: '' } })
      if (refused === 3) return answer(429, { error: 'OutOfCredits' })
      if (refused === 4) return answer(503, '<html>')
    }
    const { inputs } = JSON.parse(init.body as string) as { inputs: Record<string, string> }
    const person = shownIn(bytesIn(inputs.model_image ?? ''))
    const garment = shownIn(bytesIn(inputs.garment_image ?? ''))
    if (!person || !garment) throw new Error('a run that shows nobody')
    const run = begin(pool, person, garment.part, String(inputs.seed))
    const webhook = new URL(fashnUrl + path).searchParams.get('webhook_url')
    if (webhook) {
      const times = isMoody() ? chance.below(3) : 1
      for (let i = 0; i < times; i++)
        loop.at(run.endsAt + chance.between(0, i === 0 ? 2_000 : 300_000), () => hear(webhook, run.id))
    }
    return isMoody() && chance.happens(0.3) ? answer(502, '<html>') : answer(200, { id: run.id, error: null })
  }

  function status(id: string): Answer {
    const run = runs.find((one) => one.id === id)
    if (isMoody() && chance.happens(0.4)) return answer(chance.pick([500, 404]), {})
    if (!run) return answer(404, {})
    if (run.endsAt > loop.now || run.becomes === 'nothing')
      return answer(200, { status: 'processing', error: null })
    if (run.becomes === 'failure')
      return answer(200, { status: 'failed', error: { name: chance.pick(fashnFaults), message: '' } })
    const bytes = run.becomes === 'garbage' ? new Uint8Array([1, 2, 3]) : pictureFrom(run)
    const output = [`data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`]
    return answer(200, { status: 'completed', output, error: null })
  }

  async function workersAi(form: FormData): Promise<Answer> {
    const shown: Shown[] = []
    for (let i = 0; form.has(`input_image_${i}`); i++) {
      const file = form.get(`input_image_${i}`) as File
      const one = shownIn(new Uint8Array(await busy(file.arrayBuffer())))
      if (one) shown.push(one)
    }
    const [person] = shown
    if (!person) throw new Error('a run that shows nobody')
    if (isMoody()) {
      const refused = chance.below(6)
      if (refused === 0) return answer(429, { errors: [{ code: 3040, message: 'busy' }] })
      if (refused === 1) return answer(429, { errors: [{ code: 3036, message: 'used up' }] })
      if (refused === 2) return answer(400, { errors: [{ code: 3030, message: 'flagged' }] })
      if (refused === 3) return answer(500, { errors: [{ code: 5000, message: 'model' }] })
    }
    const pieces = shown
      .slice(1)
      .filter(({ part }) => part.startsWith('garment'))
      .map(({ part }) => part)
    const run = begin('workers_ai', person, pieces.join('+'), form.get('seed') as string)
    await new Promise<void>((resolve) => loop.at(run.endsAt, resolve))
    if (run.becomes === 'failure') return answer(500, { errors: [{ code: 5000, message: 'model' }] })
    if (run.becomes === 'nothing') return answer(408, { errors: [{ code: 3007, message: 'lost' }] })
    const bytes = run.becomes === 'garbage' ? new Uint8Array([1, 2, 3]) : pictureFrom(run)
    return answer(200, { result: { image: Buffer.from(bytes).toString('base64') } })
  }

  return {
    runs,
    async fetch(address: string, init: RequestInit): Promise<unknown> {
      const { origin, pathname, search } = new URL(address)
      if (origin === fashnUrl) {
        const key = new Headers(init.headers).get('authorization')?.slice('Bearer '.length) ?? ''
        return fashn(pathname + search, key, init)
      }
      if (init.body instanceof FormData) return workersAi(init.body)
      throw new Error(`nobody is at ${address}`)
    },
  }
}
