import { createHash } from 'node:crypto'
import { api } from '#worker/api.ts'
import { createKv } from '../bucket.ts'
import { behindTravel } from '../database.ts'
import { asFault, createLoop, enter, ills, injected, NeverRests, type Ill } from '../loop.ts'
import { createObjects } from '../objects.ts'
import { runAs, travel } from '../process.ts'
import { createChance } from '../random.ts'
import type { createSqliteD1 } from '../../sqlite-d1.ts'
import { hashCheaply } from './cheap-hash.ts'
import type { WorkerEnv } from '../worker-env.ts'
import { createJudge } from './oracle.ts'
import { client, issuer, openGoogle } from './provider.ts'
import {
  emailOf,
  googleAccounts,
  mailboxOwner,
  people,
  type Beside,
  type GoogleHistory,
  type Visit,
} from './script.ts'

type Context = Parameters<typeof api.fetch>[2]
type Database = ReturnType<typeof createSqliteD1>['binding']

hashCheaply()

const site = 'https://cabine.example.com'
const startedAt = Date.UTC(2026, 2, 1, 12)

/** In place of the live channels: closing them may fail as any call. */
class Channel {
  async closeAll() {}
}

/** A browser: its cookies, and what it was told last. */
type Browser = { person: number; cookies: Map<string, string> }

/** Plays one history and returns what was wrong. */
export async function runHistory(history: GoogleHistory, binding: Database, log?: (line: string) => void) {
  const { weather } = history
  const chance = createChance(`${history.seed} world`)
  const findings: string[] = []
  const found = (text: string) => void (findings.includes(text) || findings.push(text))
  const streams = new Map<string, ReturnType<typeof createChance>>()
  let trips = 0
  let isDisturbed = history.cut !== null || weather.ills + weather.deaths + weather.moody > 0

  function ill(actor: string): Ill | null {
    trips += 1
    if (history.cut) return history.cut.trip === trips ? history.cut.how : null
    const kind = actor.replace(/ #.*/, '')
    const stream = streams.get(kind) ?? createChance(`${history.seed} ${kind}`)
    streams.set(kind, stream)
    const [dies, isIll, which] = [
      stream.happens(weather.deaths),
      stream.happens(weather.ills),
      stream.below(4),
    ]
    if (dies) return which < 2 ? 'dies_before' : 'dies_after'
    return isIll ? (ills[which] ?? null) : null
  }

  const loop = createLoop({ startedAt, chance: createChance(`${history.seed} loop`), ill, log })
  const google = openGoogle(loop, createChance(`${history.seed} google`), () => weather.moody)
  const { judge, wasConnected } = createJudge(binding, found)
  const objects = createObjects(loop, chance, { evicted: 0, late: 0, twice: 0 })
  const env = {
    DB: behindTravel(binding, undefined, judge),
    CATALOGUE_DB: behindTravel(binding),
    CACHE: createKv('CACHE'),
    GOOGLE_CLIENT_ID: client.id,
    GOOGLE_CLIENT_SECRET: client.secret,
    GOOGLE_ISSUER: issuer,
    SITE_ADDRESS: site,
  } as unknown as WorkerEnv
  Object.assign(env, { SHOPPER_CHANNELS: objects.open('CHANNEL', Channel, env) })
  console.log = (line) => loop.note(`    ${String(line)}`)
  enter(loop, chance, (address, init) => google.fetch(address, init))

  const browsers = people.map((person): Browser => ({ person, cookies: new Map() }))
  const browserOf = (i: number) => {
    const browser = browsers[i]
    if (!browser) throw new Error('nobody has this browser')
    return browser
  }
  /** Whose browser began each flow, whom it chose, and how often it counted. */
  const flows = new Map<string, { browser: number; purpose: string; account: number | null; times: number }>()
  let served = 0

  /** What a Worker answers, whether its answer arrives or not. */
  function note(path: string, person: number, response: Response) {
    const to = response.headers.get('location') ?? ''
    loop.note(`    ${response.status} ${to.slice(0, 60)}`)
    if (response.status >= 500 && !isDisturbed) found(`${path} answers ${response.status}`)
    if (!path.startsWith('/api/auth/google/callback')) return
    const state = new URL(path, site).searchParams.get('state') ?? ''
    const outcome = new URL(to, site).searchParams.get('google')
    if (outcome === 'unreachable' && !isDisturbed) found('Google could not be reached, and was there')
    if (outcome !== null && outcome !== 'connected' && outcome !== 'proven') return
    const flow = flows.get(state)
    if (!flow) return found('a state that nobody began counted')
    flow.times += 1
    if (flow.times > 1) found('a state counted twice')
    if (flow.browser !== person) found(`the flow of browser ${flow.browser} ended in ${person}`)
    const account = googleAccounts[flow.account ?? -1]
    if (!account) return found('a flow counted in which nobody was chosen')
    if (!account.isVerified) found('an address counted that Google has not verified')
    return { flow, account }
  }

  async function serve(browser: Browser, path: string, init: RequestInit): Promise<Response> {
    served += 1
    const worker = loop.createActor(`worker #${served}`)
    const waiting: Promise<unknown>[] = []
    const context = { waitUntil: (work: Promise<unknown>) => waiting.push(work.catch(() => undefined)) }
    const headers = new Headers(init.headers)
    headers.set('cookie', [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    headers.set('user-agent', `person ${browser.person}`)
    headers.set('sec-fetch-site', 'same-origin')
    if (init.method !== undefined && init.method !== 'GET') headers.set('origin', site)
    const request = new Request(site + path, { ...init, headers })
    const answered = runAs(worker.way, async () => api.fetch(request, env, context as unknown as Context))
    const response = await Promise.race([
      answered,
      worker.died.then(() => {
        throw new Error(injected)
      }),
    ])
    const counted = note(path, browser.person, response)
    if (counted && counted.flow.purpose === 'prove') await judgeProof(browser, counted.account.sub)
    return response
  }

  async function judgeProof(browser: Browser, subject: string) {
    const secret = browser.cookies.get('__Host-session') ?? ''
    const owner = await binding
      .prepare('select user_id from sessions where secret_hash = ?')
      .bind(createHash('sha256').update(secret).digest('hex'))
      .first<string>('user_id')
    if (owner && !wasConnected(subject, owner))
      found('a Google account that is not connected proved who she is')
  }

  /** One call of a browser, which keeps the cookies that arrive. */
  async function call(browser: Browser, path: string, init: RequestInit = {}) {
    loop.note(`browser ${browser.person} ${init.method ?? 'GET'} ${path.slice(0, 60)}`)
    const response = await travel(() => serve(browser, path, init), 'call')
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const [name = ''] = pair.split('=', 1)
      if (/max-age=0/i.test(cookie)) browser.cookies.delete(name)
      else browser.cookies.set(name, pair.slice(name.length + 1))
    }
    return response
  }

  const post = (browser: Browser, path: string, json: unknown, method = 'POST') =>
    call(browser, path, {
      method,
      body: JSON.stringify(json),
      headers: { 'content-type': 'application/json' },
    })

  function start(what: string, body: () => Promise<unknown>) {
    loop.start(`browser ${what}`, body, (error) => {
      if (!error) return
      const { message: told } = asFault(error)
      if (!told.includes(injected)) found(`${what} failed by itself: ${told}`)
    })
  }

  function visit({ browser: own, purpose, account, chooseAfter, returns, finishes, at }: Visit) {
    const browser = browserOf(own)
    loop.at(startedAt + at, () =>
      start('begins', async () => {
        const query = purpose === 'sign_in' ? '' : `?for=${purpose}`
        const page = (await call(browser, `/api/auth/google${query}`)).headers.get('location') ?? ''
        if (!page.startsWith(issuer)) return
        const flow = { browser: own, purpose, account: null as number | null, times: 0 }
        flows.set(new URL(page).searchParams.get('state') ?? '', flow)
        loop.at(loop.now + chooseAfter, () => {
          const { path } = google.choose(page, account)
          flow.account = account
          returns.forEach(({ after, browser: where, tampers }, i) => {
            const url = new URL(path, site)
            if (tampers) url.searchParams.set(tampers, `${url.searchParams.get(tampers)?.slice(0, -1)}~`)
            loop.at(loop.now + after, () =>
              start('returns', () => call(browserOf(where), url.pathname + url.search)),
            )
            if (i > 0) return
            for (const finish of finishes)
              loop.at(loop.now + after + 2_000 + finish.after, () =>
                start('finishes', () =>
                  post(browser, '/api/auth/google/finish', finish.minimumAge ? { minimumAge: true } : {}),
                ),
              )
          })
        })
      }),
    )
  }

  const password = (person: number) => `of person ${person} alone`

  /** What an owner, or Google, does without our code. */
  const directly = (sql: string, ...bound: (string | number)[]) =>
    start('directly', () =>
      env.DB.prepare(sql)
        .bind(...bound)
        .run(),
    )

  function doBeside(one: Beside) {
    switch (one.do) {
      case 'sign_up':
        return start('signs up', () =>
          post(browserOf(one.browser), '/api/auth/signup', {
            name: `person ${one.browser}`,
            email: emailOf(one.mailbox),
            password: password(one.browser),
            confirmPassword: password(one.browser),
            minimumAge: true,
          }),
        )
      case 'sign_in':
        return start('signs in', () =>
          post(browserOf(one.browser), '/api/auth/signin', {
            email: emailOf(one.mailbox),
            password: password(one.browser),
          }),
        )
      case 'log_out':
        return start('logs out', () => post(browserOf(one.browser), '/api/auth/logout', {}))
      case 'disconnect':
        return start('disconnects', () => post(browserOf(one.browser), '/api/account/google', {}, 'DELETE'))
      case 'verify':
        // The owner opens the link of a mail that she asked for herself.
        return directly(
          `update users set email_verified_at = ? where email = ? and name = ?
             and not exists (select 1 from identities i where i.user_id = users.id)`,
          loop.now,
          emailOf(one.mailbox),
          `person ${mailboxOwner(one.mailbox)}`,
        )
      case 'leave':
        return directly(
          'insert or ignore into account_removals (user_id, started_at, try_at) select id, ?, ? from users where email = ?',
          loop.now,
          loop.now,
          emailOf(one.mailbox),
        )
      case 'move': {
        const account = google.accounts[one.account]
        if (account) account.mailbox = one.mailbox
        return undefined
      }
      case 'new_key':
        return google.newKey()
    }
  }

  history.visits.forEach(visit)
  for (const one of history.beside) loop.at(startedAt + one.at, () => doBeside(one))
  try {
    await loop.run(startedAt + 3 * 3_600_000)
    await judge()
  } catch (error) {
    if (!(error instanceof NeverRests)) throw error
    found('it never comes to rest')
  }
  const counted = [...flows.values()].filter(({ times }) => times > 0)
  const of = (purpose: string) => counted.filter((flow) => flow.purpose === purpose).length
  const counts = {
    flows: flows.size,
    signIns: of('sign_in'),
    connections: of('connect'),
    proofs: of('prove'),
  }
  return { findings, happenings: loop.happenings, trips, ...counts }
}
