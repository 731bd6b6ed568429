import { env, SELF } from 'cloudflare:test'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { openCatalogue } from '../lib/db.ts'
import { origin } from '../testing/shopper.ts'
import { createStaff } from '../testing/staff.ts'
import { maxKinds, maxReportKinds } from './client-errors.ts'
import { clientErrors } from './schema.ts'

const post = (path: string, body: unknown, address: string) =>
  SELF.fetch(`${origin}/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { origin, 'cf-connecting-ip': address },
  })
const report = (host: string) => ({
  type: 'csp-violation',
  body: {
    documentURL: `${origin}/search`,
    effectiveDirective: 'img-src',
    blockedURL: `https://${host}/x.png`,
    lineNumber: 1,
  },
})
const error = (message: string) => ({ message, stack: '', page: '/explore' })

const kinds = () => openCatalogue(env.CATALOGUE_DB).select().from(clientErrors)
const reportKinds = async () =>
  (await kinds()).flatMap(({ message }) => (message.startsWith('Security policy') ? [message] : []))
const timesOf = async (words: string) => (await kinds()).find(({ message }) => message.includes(words))?.times
const attemptRows = async () =>
  (await env.DB.prepare('select count(*) as rows, sum(count) as counted from attempts').first<{
    rows: number
    counted: number
  }>()) ?? { rows: 0, counted: 0 }

/** Of an hour ago, so that whatever is sent after it is the later one. */
const fillWithErrors = (count: number) =>
  env.CATALOGUE_DB.prepare(
    `insert into client_errors select 'own-' || value, 'own ' || value, '', '/', 1, ?2, ?2, null, null from json_each(?1)`,
  )
    .bind(JSON.stringify(Array.from({ length: count }, (_, at) => at)), Date.now() - 3_600_000)
    .run()

describe('5,000 made-up reports from 25 addresses', () => {
  beforeAll(async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    await post('reports', [report('seen-before.example')], '192.0.2.1')
    // Twenty messages of an address in a moment, which the limit by the minute lets through.
    for (let at = 0; at < 500; at++) {
      const made = Array.from({ length: 10 }, (_, which) => report(`made-up-${at}-${which}.example`))
      await post('reports', made, `203.0.${at % 5}.${at % 25}`)
    }
  }, 120_000)

  test('take no more than the places of reports, five of a network and ten of those beside it', async () => {
    expect(await reportKinds()).toHaveLength(maxReportKinds)
    const { rows, counted } = await attemptRows()
    expect(rows).toBeLessThanOrEqual(2 * maxReportKinds)
    // Each attempt is counted for the network and for those beside it: no report that was refused wrote anything.
    expect(counted).toBe(2 * maxReportKinds)
  })

  test('a report of a kind that is kept already still counts', async () => {
    await post('reports', [report('seen-before.example')], '192.0.2.2')
    expect(await timesOf('seen-before')).toBe(2)
  })

  test('an error of a page is kept afterwards, and the office shows it', async () => {
    await fillWithErrors(maxKinds - 1)
    await post('client-errors', error('Cannot read velvet'), '192.0.2.3')
    const office = await createStaff('viewer')
    const { errors } = await (await office.ask('GET', '/errors')).json<{ errors: { message: string }[] }>()
    const shown = errors.map(({ message }) => message)
    expect(shown).toContain('Cannot read velvet')
    // A hundred of our own, whatever reports there are.
    expect(shown.filter((message) => !message.startsWith('Security policy'))).toHaveLength(100)
  })

  test('an error that begins like a report takes no other place, however it is written', async () => {
    await env.CATALOGUE_DB.prepare(`delete from client_errors where message = 'own 1'`).run()
    await post('client-errors', error('Security policy: made up'), '192.0.2.4')
    expect(await timesOf('made up')).toBeUndefined()
    await post('client-errors', error('security policy: in other letters'), '192.0.2.4')
    await post('client-errors', error('Security Policy: one more than there are places'), '192.0.2.4')
    expect(await kinds()).toHaveLength(maxKinds + maxReportKinds)
  })

  test('a report that nobody sent for a day gives its place to a new one, and no other does', async () => {
    await post('reports', [report('too-early.example')], '192.0.2.5')
    expect(await timesOf('too-early')).toBeUndefined()
    const [oldest = ''] = await reportKinds()
    await env.CATALOGUE_DB.prepare('update client_errors set last_at = ?1 where message = ?2')
      .bind(Date.now() - 25 * 3_600_000, oldest)
      .run()
    await post('reports', [report('of-today.example'), report('late.example')], '192.0.2.6')
    const after = await reportKinds()
    expect(after).toHaveLength(maxReportKinds)
    expect(after.join()).toContain('of-today.example')
    expect(after).not.toContain(oldest)
  })
})

test('one network alone takes five places, and with those beside it ten; refused ones write nothing', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await env.CATALOGUE_DB.prepare('delete from client_errors').run()
  await env.DB.prepare('delete from attempts').run()
  const flood = (address: string, name: string) =>
    post(
      'reports',
      Array.from({ length: 10 }, (_, at) => report(`${name}-${at}.example`)),
      address,
    )
  for (const name of ['a', 'b', 'c']) await flood('2001:db8:1:1::1', name)
  expect(await reportKinds()).toHaveLength(5)
  await flood('2001:db8:1:2::1', 'd')
  await flood('2001:db8:1:3::1', 'e')
  expect(await reportKinds()).toHaveLength(10)
  expect((await attemptRows()).counted).toBe(20)
})
