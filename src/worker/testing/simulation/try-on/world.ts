import type { Photographer } from '#shared/photographers.ts'
import { spendCredit } from '#worker/ledger/ledger.ts'
import { TryOnGate } from '#worker/try-on/gate.ts'
import { TryOnJob, type DeviceResult } from '#worker/try-on/job.ts'
import type { Order } from '#worker/try-on/job-state.ts'
import { openDb } from '#worker/lib/db.ts'
import { behindTravel } from '../database.ts'
import { asFault, createLoop, enter, ills, injected, NeverRests, type Ill } from '../loop.ts'
import { createObjects } from '../objects.ts'
import { createChance } from '../random.ts'
import type { createSqliteD1 } from '../../sqlite-d1.ts'
import type { WorkerEnv } from '../worker-env.ts'
import { ShopperEars } from './ears.ts'
import { openEnvironment, site } from './environment.ts'
import { createWatch, judgeEnd } from './oracle.ts'
import { openPhotographers } from './photographers.ts'
import { jpegOf, say } from './pictures.ts'
import type { TryOnHistory, Press, Verdict } from './script.ts'

type Database = ReturnType<typeof createSqliteD1>['binding']

/** What may end a call although nothing of ours is wrong: each is injected, or follows from what was. */
const expected = [
  injected,
  'the object was reset',
  'no answer within',
  'a job ended before it was answered for',
  'this try-on has ended',
]

/** Everything is over by then: a photograph for later waits a day, is shown for a day and is kept for one. */
const lifetimeMs = 80 * 3_600_000

/** Plays one history from its first press to a day after its last picture, and returns what was wrong. */
export async function runHistory(
  history: TryOnHistory,
  name: string,
  binding: Database,
  log?: (line: string) => void,
) {
  const { startedAt, weather, presses, shoppers } = history
  const chance = createChance(`${history.seed} ${name}`)
  let isCalm = false
  let trips = 0
  const findings: string[] = []
  const found = (text: string) => void (findings.includes(text) || findings.push(text))
  /** Streams of their own, so that a simpler history keeps what it can of the others. */
  const streams = new Map<string, ReturnType<typeof createChance>>()
  const streamOf = (actor: string) => {
    const known = streams.get(actor) ?? createChance(`${history.seed} ${name} ${actor}`)
    streams.set(actor, known)
    return known
  }

  function ill(actor: string): Ill | null {
    if (isCalm) return null
    trips += 1
    if (history.cut) return history.cut.trip === trips ? history.cut.how : null
    const stream = streamOf(actor)
    const dies = stream.happens(weather.deaths)
    const isIll = stream.happens(weather.ills)
    const which = stream.below(4)
    if (dies) return which < 2 ? 'dies_before' : 'dies_after'
    return isIll ? (ills[which] ?? null) : null
  }

  const loop = createLoop({ startedAt, chance: createChance(`${history.seed} ${name} loop`), ill, log })
  const jobOf = (place: number) => `0-${name}p${place}`
  const userOf = (shopper: number) => `0-${name}s${shopper}`
  const { env: bindings, objects: pictures } = openEnvironment(binding, weather.budgetRuns)
  const objects = createObjects(loop, createChance(`${history.seed} ${name} objects`), {
    get evicted() {
      return isCalm ? 0 : weather.evicted
    },
    get late() {
      return isCalm ? 0 : weather.lateAlarms
    },
    get twice() {
      return isCalm ? 0 : weather.doubleAlarms
    },
  })
  const watch = createWatch(loop, pictures, found)
  const env = { ...bindings } as unknown as WorkerEnv
  const jobs = objects.open('JOB', TryOnJob, env, (...stored) => watch.job(...stored))
  const gates = objects.open('GATE', TryOnGate, env, watch.gate(env))
  const channels = objects.open('CHANNEL', ShopperEars, env)
  Object.assign(env, { TRY_ON_JOBS: jobs, TRY_ON_GATE: gates, SHOPPER_CHANNELS: channels })
  const job = (id: string) => env.TRY_ON_JOBS.getByName(id)

  function start(what: string, body: () => Promise<unknown>) {
    loop.note(what)
    loop.start(what, body, (error) => {
      if (!error) return
      const { message: told, cause } = asFault(error)
      loop.note(`${what} ends: ${told}`)
      if (!expected.some((one) => told.includes(one) || cause.includes(one)))
        found(`${what} failed by itself: ${told} ${cause}`)
    })
  }

  const photographers = openPhotographers(
    loop,
    createChance(`${history.seed} ${name} photographers`),
    () => (isCalm ? 0 : weather.moody),
    (address, reference) => {
      const { pathname, searchParams } = new URL(address)
      const jobId = pathname.split('/').at(-1) ?? ''
      const secret = searchParams.get('secret') ?? ''
      start(`webhook of ${reference}`, () => job(jobId).hear(secret, reference))
    },
    (jobId) => watch.runCounts.get(jobId) ?? 0,
  )
  enter(loop, chance, (address, init) => photographers.fetch(address, init))
  const logged = console.log
  console.log = (line) => watch.log(line)

  function orderOf(press: Press, i: number): Order {
    return {
      jobId: jobOf(i),
      userId: userOf(press.shopper),
      network: null,
      provider: press.provider,
      photographers: press.photographers,
      premium: shoppers[press.shopper]?.premium ?? false,
      highQuality: press.highQuality,
      categories: press.pieces,
      limits: { running: press.provider === 'cloud' ? 3 : 10, monthly: null },
      webhookOrigin: i % 2 === 0 ? site : null,
      awaitsDraft: press.draftAfter !== null,
      later: press.later,
    }
  }

  function play(press: Press, i: number) {
    const id = jobOf(i)
    const user = userOf(press.shopper)
    const part = (what: string) => ({
      ...jpegOf(say({ job: id, part: what, run: null })),
      width: 320,
      height: 480,
    })
    const sent =
      press.provider === 'cloud'
        ? [part('person'), ...press.pieces.map((_, step) => part(`garment-${step}`))]
        : []
    const begin = () =>
      start(`start of ${id}`, async () => watch.started(id, await job(id).start(orderOf(press, i), sent)))
    for (const after of [0, ...press.againAfter]) loop.at(startedAt + press.at + after, begin)
    const later = (after: number, what: string, body: () => Promise<unknown>) =>
      loop.at(startedAt + press.at + after, () => start(`${what} of ${id}`, body))
    if (press.draftAfter !== null) later(press.draftAfter, 'draft', () => job(id).draft(user, part('draft')))
    for (const { after, isMade } of press.reports)
      later(after, 'report', () =>
        job(id).report(
          user,
          isMade ? { success: true, picture: part('look') } : { success: false, failure: 'unknown' },
        ),
      )
    for (const { after, verdict, twice } of press.looks)
      later(after, 'look', async () => {
        const view = await job(id).view(user)
        const judged =
          view?.status === 'completed' && press.provider === 'cloud' ? view.output?.[0] : undefined
        if (!judged) return
        const answer = () => job(id).report(user, resultOf(verdict, judged, part('developed')))
        await Promise.all(twice ? [answer(), answer()] : [answer()])
      })
  }

  const db = openDb(behindTravel(binding))
  for (const one of history.beside)
    loop.at(startedAt + one.at, () => {
      switch (one.do) {
        case 'spend':
          return start(`spend of ${one.shopper}`, () =>
            spendCredit(db, userOf(one.shopper), `spend-${one.id}`, null),
          )
        case 'plan':
          return start(`plan of ${one.shopper}`, () =>
            db.$client
              .prepare('update users set plan = ? where id = ?')
              .bind(one.premium ? 'premium' : 'free', userOf(one.shopper))
              .run(),
          )
        case 'wrong_secret':
          return start('a webhook that nobody sent', async () => {
            if (await job(jobOf(one.press)).hear('guessed', 'run-0')) found('a guessed secret was believed')
          })
        case 'strangers':
          return start('a stranger', async () => {
            const theirs = job(jobOf(one.press))
            const seen = [
              await theirs.view('0-stranger'),
              await theirs.report('0-stranger', { success: true, picture: null }),
              (await theirs.draft('0-stranger', null)) || null,
            ]
            if (seen.some((answer) => answer !== null)) found('a stranger was answered')
          })
        case 'deploy':
          loop.note('a deployment')
          objects.dieAll()
      }
    })

  await binding.batch(
    shoppers.flatMap(({ credits, premium }, i) => [
      binding
        .prepare('insert into users (id, email, name, plan, created_at) values (?, ?, ?, ?, ?)')
        .bind(userOf(i), `${userOf(i)}@example.com`, 'Ada', premium ? 'premium' : 'free', startedAt),
      binding
        .prepare(
          "insert into credit_entries (user_id, subject, kind, credits, created_at) values (?, ?, 'grant', ?, ?)",
        )
        .bind(userOf(i), `sign-up:${userOf(i)}`, credits, startedAt),
    ]),
  )
  presses.forEach(play)
  try {
    // Longer than a tab is open: then everything that is still under way is left to itself.
    await loop.run(startedAt + 20 * 60_000)
    isCalm = true
    await loop.run(startedAt + lifetimeMs)
    // Three days later every place is free again: with money enough the gate admits one to each pool.
    Object.assign(env, { PHOTOGRAPH_BUDGET: '100' })
    for (const [i, photographer] of (['workers_ai', 'fashn', 'fashn'] as const).entries())
      start('a probe', async () => {
        const answer = await env.TRY_ON_GATE.getByName('cloud').ask(probe(i, photographer, loop.now))
        if (answer.type !== 'admitted') found(`a place in ${photographer} was not given back: ${answer.type}`)
      })
    await loop.run(startedAt + lifetimeMs + 1_000)
  } catch (error) {
    if (!(error instanceof NeverRests)) throw error
    found('it never comes to rest')
  } finally {
    console.log = logged
  }
  await judgeEnd({
    history,
    binding,
    found,
    pictures,
    runs: photographers.runs,
    jobIds: presses.map((_, i) => jobOf(i)),
    userIds: shoppers.map((_, i) => userOf(i)),
    storedJob: (id) => jobs.stored(id),
    ends: watch.ends,
  })
  return {
    findings,
    happenings: loop.happenings,
    trips,
    runs: photographers.runs.length,
    ended: watch.ends.size,
  }
}

const probe = (i: number, photographer: Photographer, now: number) => ({
  ticket: {
    jobId: `probe-${i}`,
    userId: `probe-${i}`,
    network: null,
    premium: false,
    joinedAt: now,
    until: now + 60_000,
    later: false,
    photographers: [photographer],
    garmentCount: 1,
    highQuality: false,
  },
  run: 1,
  avoid: [],
  shun: null,
})

function resultOf(verdict: Verdict, judged: string, picture: Parameters<TryOnJob['draft']>[1]): DeviceResult {
  if (verdict === 'like_her') return { success: true, picture: null, judged }
  if (verdict === 'developed') return { success: true, picture, judged }
  return { success: false, failure: verdict, judged }
}
