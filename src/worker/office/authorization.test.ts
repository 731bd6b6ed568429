import { env } from 'cloudflare:test'
import { findTargetHandler } from 'hono/utils/handler'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { mayDo, roles, type Role } from '#shared/office/roles.ts'
import { accessBy } from '../auth/authorize.ts'
import { openTab } from '../testing/shopper.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { createStaff, readActs, type Staff } from '../testing/staff.ts'
import { withJson } from '../testing/who-may.ts'
import { office } from './routes.ts'
import { calls } from './testing/calls.ts'

/** Some routes are asked by eight people, with a Stripe of their own each. */
vi.setConfig({ testTimeout: 60_000 })

/** The queue would import meanwhile, and take away feeds that nobody has configured. */
beforeAll(() => void vi.spyOn(env.WORK, 'send').mockResolvedValue(undefined as never))
afterAll(() => vi.restoreAllMocks())

const routes = office.routes.filter(({ method }) => method !== 'ALL')
const names = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))]

/** What `authorize` says of a route. */
function accessOf(name: string) {
  const found = routes
    .filter(({ method, path }) => `${method} ${path}` === name)
    .flatMap(({ handler }) => accessBy(findTargetHandler(handler)) ?? [])
  const [access] = found
  if (found.length !== 1 || access?.who !== 'staff' || !access.role)
    throw new Error(`${name} is not the office's`)
  return { role: access.role, strict: access.proven }
}

const methodOf = (name: string) => name.split(' ')[0] ?? ''
const isRead = (name: string) => methodOf(name) === 'GET'

const setPasskey = (person: Staff, at: number | null) =>
  env.DB.prepare('update sessions set passkey_at = ? where user_id = ?').bind(at, person.id).run()

async function refusal(answer: Response) {
  return { status: answer.status, error: (await answer.json<{ error: string }>()).error }
}

/** All rows of both databases, but for when somebody was last seen, which any call notes. */
async function readEverything() {
  const kept: unknown[] = []
  for (const database of [env.DB, env.CATALOGUE_DB]) {
    const { results } = await database
      .prepare(
        "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite%' and name not like '_cf%'",
      )
      .all<{ name: string }>()
    for (const { name } of results) {
      const rows = (await database.prepare(`select * from ${name}`).all()).results
      kept.push([name, rows.map(({ last_seen_at: _seen, ...row }) => row)])
    }
  }
  return kept
}

/** While it lasts, nothing can be noted in either log. */
async function withoutLog<T>(act: () => Promise<T>) {
  const both = [
    [env.DB, 'account_acts'],
    [env.CATALOGUE_DB, 'catalogue_acts'],
  ] as const
  for (const [database, table] of both)
    await database
      .prepare(
        `create trigger no_${table} before insert on ${table} begin select raise(abort, 'the log is full'); end`,
      )
      .run()
  try {
    return await act()
  } finally {
    for (const [database, table] of both) await database.prepare(`drop trigger no_${table}`).run()
  }
}

describe('who may do what in the office', () => {
  test('every route has its call, and every call its route', () => {
    expect(Object.keys(calls).toSorted()).toEqual(names.toSorted())
  })

  test.each(names)(
    '%s is for its role, with a passkey of late, and nobody else hears of it',
    async (name) => {
      const { role, strict } = accessOf(name)
      expect(role).toBe(calls[name]?.role)
      const call = await calls[name]?.make()
      if (!call) throw new Error(name)
      const init = withJson(methodOf(name), call.body)
      for (const outsider of [openTab(), await createSignedIn({ plan: 'premium' })])
        expect(await refusal(await outsider.fetch(`/api/office${call.path}`, init))).toEqual({
          status: 404,
          error: 'not_found',
        })
      const owner = await createStaff('owner')
      const longAgo = Date.now() - (strict ? 11 : 241) * 60_000
      for (const at of [null, longAgo]) {
        await setPasskey(owner, at)
        expect(await refusal(await owner.ask(methodOf(name), call.path, call.body))).toEqual({
          status: 403,
          error: 'passkey_required',
        })
      }
      for (const other of roles.filter((one) => !mayDo(one, role))) {
        const person = await createStaff(other)
        expect(await refusal(await person.ask(methodOf(name), call.path, call.body)), other).toEqual({
          status: 403,
          error: 'role_required',
        })
      }
      for (const allowed of roles.filter((one) => mayDo(one, role))) {
        const own = await calls[name]?.make()
        const person = await createStaff(allowed, { worker: own?.worker })
        const answer = await person.ask(methodOf(name), own?.path ?? '', own?.body)
        expect(answer.status, `${allowed}: ${await answer.clone().text()}`).toBe(calls[name]?.status ?? 200)
        expect(answer.headers.get('cache-control')).toBe('no-store')
        expect(answer.headers.get('x-robots-tag')).toBe('noindex')
        expect(answer.headers.has('cache-tag')).toBe(false)
      }
    },
  )

  test.each(names.filter((name) => !isRead(name)))(
    '%s leaves its row in the log, or does nothing',
    async (name) => {
      const { role } = accessOf(name)
      const call = await calls[name]?.make()
      if (!call) throw new Error(name)
      const person = await createStaff(role, { worker: call.worker })
      const before = await readEverything()
      const failed = await withoutLog(() => person.ask(methodOf(name), call.path, call.body))
      expect(failed.status, 'without a log').toBe(500)
      expect(await readEverything()).toEqual(before)
      const acts = await readActs()
      expect((await person.ask(methodOf(name), call.path, call.body)).status).toBe(calls[name]?.status ?? 200)
      const noted = (await readActs()).filter(({ token }) => !acts.some((act) => act.token === token))
      expect(noted.length).toBeGreaterThan(0)
      for (const act of noted) expect(act).toMatchObject({ actor: person.id, role: person.role })
    },
  )

  test.each(names.filter(isRead))('%s changes nothing', async (name) => {
    const person = await createStaff(accessOf(name).role)
    const call = await calls[name]?.make()
    const before = await readEverything()
    await person.ask('GET', call?.path ?? '')
    expect(await readEverything()).toEqual(before)
  })

  test.each(names.filter((name) => !isRead(name)))('%s is refused to another site', async (name) => {
    const owner = await createStaff('owner')
    const call = await calls[name]?.make()
    const { headers, ...init } = withJson(methodOf(name), call?.body)
    const foreign = { ...init, headers: { ...(headers as object), origin: 'https://evil.example' } }
    expect((await owner.fetch(`/api/office${call?.path}`, foreign)).status).toBe(403)
  })

  test('an address that there is not is one to nobody', async () => {
    const owner = await createStaff('owner')
    for (const path of ['', '/', '/nowhere', '/staff/x/y'])
      expect((await owner.ask('GET', path)).status, path).toBe(404)
  })
})

const reach: Record<Role, number> = { viewer: 1, editor: 2, support: 2, owner: 4 }

test('an owner may everything, an editor not what support does, and a viewer reads', () => {
  for (const role of roles) expect(roles.filter((asked) => mayDo(role, asked))).toHaveLength(reach[role])
})
