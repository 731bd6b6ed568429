import { env, SELF } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { openCatalogue } from '../lib/db.ts'
import { origin } from '../testing/shopper.ts'
import { alertRules } from './alert-rules.ts'
import { maxKinds } from './client-errors.ts'
import { readHealth } from './health.ts'
import { clientErrors } from './schema.ts'

const hourMs = 3_600_000

const tell = (message: string, address: string) =>
  SELF.fetch(`${origin}/api/client-errors`, {
    method: 'POST',
    body: JSON.stringify({ message, stack: `at show (${origin}/assets/app-1.js:1:2)`, page: '/explore' }),
    headers: { origin, 'cf-connecting-ip': address },
  })

const kinds = () => openCatalogue(env.CATALOGUE_DB).select().from(clientErrors)
const messages = async () => (await kinds()).map(({ message }) => message)

/** Numbers are taken out of what is told, so kinds are told apart by letters. */
const name = (at: number) =>
  Array.from(at.toString(26).padStart(3, '0'))
    .map((digit) => String.fromCodePoint(97 + Number.parseInt(digit, 26)))
    .join('')

const fill = (count: number, { hoursAgo = 1, isShared = false } = {}) =>
  env.CATALOGUE_DB.prepare(
    `insert into client_errors select 'own-' || value, 'own ' || value, '', '/', 1, ?2, ?2, 1, ?3 from json_each(?1)`,
  )
    .bind(
      JSON.stringify(Array.from({ length: count }, (_, at) => at)),
      Date.now() - hoursAgo * hourMs,
      isShared ? Date.now() - hoursAgo * hourMs : null,
    )
    .run()

beforeEach(async () => {
  await env.CATALOGUE_DB.prepare('delete from client_errors').run()
  await env.DB.prepare('delete from attempts').run()
})

describe('made-up errors of one network', () => {
  test('take five places a day, and ten with those beside it; others still find theirs', async () => {
    for (let at = 0; at < 20; at++) await tell(`made up ${name(at)}`, '203.0.113.7')
    expect(await messages()).toHaveLength(5)
    for (let at = 20; at < 40; at++) await tell(`made up ${name(at)}`, `203.0.113.${at}`)
    expect(await messages()).toHaveLength(10)
    await tell('Cannot read velvet', '192.0.2.1')
    expect(await messages()).toContain('Cannot read velvet')
  })

  test('leave known ones as they are, which still count', async () => {
    await tell('Cannot read velvet', '192.0.2.1')
    for (let at = 0; at < 6; at++) await tell(`made up ${name(at)}`, '203.0.113.7')
    await tell('Cannot read velvet', '203.0.113.7')
    expect((await kinds()).find(({ message }) => message === 'Cannot read velvet')).toMatchObject({
      times: 2,
    })
  })
})

describe('where all places are taken', () => {
  test('a new kind finds none while each was seen today', async () => {
    await fill(maxKinds)
    await tell('Cannot read velvet', '192.0.2.1')
    expect(await kinds()).toHaveLength(maxKinds)
    expect(await messages()).not.toContain('Cannot read velvet')
    // What finds no place counts against nobody.
    expect(await env.DB.prepare('select count(*) as rows from attempts').first()).toEqual({ rows: 0 })
  })

  test('one that nobody sent for a day gives its own', async () => {
    await fill(maxKinds, { hoursAgo: 25, isShared: true })
    await tell('Cannot read velvet', '192.0.2.1')
    expect(await kinds()).toHaveLength(maxKinds)
    expect(await messages()).toContain('Cannot read velvet')
  })

  test('one that a single network keeps alive gives its own after a day, and one that others sent too does not', async () => {
    await fill(maxKinds, { hoursAgo: 25, isShared: true })
    const fresh = Date.now()
    await env.CATALOGUE_DB.prepare('update client_errors set last_at = ?1').bind(fresh).run()
    await tell('too early', '192.0.2.1')
    expect(await messages()).not.toContain('too early')
    await env.CATALOGUE_DB.prepare("update client_errors set shared_at = null where digest = 'own-7'").run()
    await tell('Cannot read velvet', '192.0.2.1')
    const after = await messages()
    expect(after).toContain('Cannot read velvet')
    expect(after).not.toContain('own 7')
  })
})

describe('the alert of errors', () => {
  const isOn = async () => {
    const health = await readHealth(env)
    return alertRules.client_errors.holds({ health } as Parameters<typeof alertRules.client_errors.holds>[0])
  }
  const known = Array.from({ length: 12 }, (_, at) => `known ${name(at)}`)
  const tellAll = async (address: string) => {
    for (const message of known) await tell(message, address)
  }
  /** As they were seen by many, last week. */
  const sawLastWeek = () =>
    env.CATALOGUE_DB.prepare('update client_errors set last_at = ?1, shared_at = ?1')
      .bind(Date.now() - 7 * 24 * hourMs)
      .run()

  beforeEach(async () => {
    for (const [at, message] of known.entries()) await tell(message, `198.51.${at}.1`)
    await sawLastWeek()
  })

  test('is not raised by one network, however often it sends whatever kinds are known', async () => {
    await tellAll('198.18.3.7')
    await tellAll('198.18.3.7')
    await tellAll('198.18.3.99')
    expect(await isOn()).toBe(false)
    const { details } = await readHealth(env)
    expect(details).toMatchObject({ clientErrorKinds: 12, sharedErrorKinds: 0 })
  })

  test('is raised once two networks have seen ten kinds within an hour, whatever a third sends between', async () => {
    // Others than above: of one network thirty are taken in a minute.
    await tellAll('198.18.1.1')
    await tellAll('198.18.2.1')
    await tellAll('198.18.2.1')
    expect(await isOn()).toBe(true)
  })
})

test('of who sends no more is kept than twelve bits of a digest', async () => {
  for (let at = 0; at < 30; at++) await tell(`own ${name(at)}`, `198.51.${at}.1`)
  const senders = (await kinds()).map(({ sender }) => sender ?? -1)
  expect(senders).toHaveLength(30)
  expect(Math.min(...senders)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...senders)).toBeLessThan(4096)
})
