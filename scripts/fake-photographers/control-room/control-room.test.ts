import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { photographVars } from '#scripts/providers/vars.ts'
import { tryPool } from '#scripts/providers/commands.ts'
import { startFakePhotographers } from '../start.ts'
import { openControlRoom } from './open.ts'

const fakes = await startFakePhotographers({ fashn: { runMs: 20 } })
const env = { ...photographVars(), ...fakes.vars }
let budget = '20'
const product = {
  address: 'http://localhost:5173',
  budget: () => budget,
  renew: async (next: string) => {
    budget = next
  },
}
const room = await openControlRoom(fakes, { env, product })
afterAll(() => Promise.all([room.close(), fakes.close()]))

const out = join(mkdtempSync(join(tmpdir(), 'control-room-')), 'photograph.jpg')

async function send(path: string, form: Record<string, string> = {}) {
  const response = await fetch(room.address + path, { method: 'POST', body: new URLSearchParams(form) })
  return { status: response.status, text: await response.text() }
}
const look = async () => (await fetch(room.address)).text()
const photograph = (pool: string) => tryPool(env, pool, { sharp: false, seed: '7', out })

beforeEach(() => send('/reset'))

test.each([
  ['workers_ai', 'refused_output'],
  ['google', 'revoked'],
  ['fashn', 'ContentModerationError'],
  ['gateway', 'out_of_quota'],
  ['bfl', 'refused_input'],
  ['own', 'unreadable'],
])('what is set for the next run at %s happens to that one alone', async (id, scenario) => {
  const { text } = await send(`/services/${id}`, { scenario, when: 'next' })
  expect(text).toContain('the next run')
  expect(await photograph(id)).toMatchObject({ isMade: false })
  expect(await photograph(id)).toMatchObject({ isMade: true })
})

test('what is set from now on happens until it is reset', async () => {
  await send('/services/google', { scenario: 'server_error', when: 'always' })
  expect(await photograph('google')).toMatchObject({ isMade: false })
  expect(await photograph('google')).toMatchObject({ isMade: false })
  await send('/reset')
  expect(await photograph('google')).toMatchObject({ isMade: true })
})

test('the page tells what ran, what was billed and what it cost, and shows what was answered', async () => {
  await send('/services/fashn', { scenario: 'run_out_of_credits', when: 'next' })
  for (const pool of ['fashn', 'fashn', 'workers_ai']) await photograph(pool)
  const page = await look()
  for (const said of ['2 runs, 1 billed', '1 run, 1 billed', '$0.075', '$0.021', '$0.096', 'refused'])
    expect(page).toContain(said)
  const picture = await fetch(`${room.address}/pictures/workers_ai/0.jpg`)
  expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ format: 'jpeg' })
  expect((await fetch(`${room.address}/pictures/fashn/0.jpg`)).status).toBe(404)
})

test('the day is begun anew with another budget, and with nothing that is no number', async () => {
  expect((await send('/day', { budget: 'much' })).text).toContain('a number of dollars')
  expect(budget).toBe('20')
  expect((await send('/day', { budget: '0.10' })).text).toContain('$0.10')
  expect(await look()).toContain('value="0.10"')
})

test('a mode or a service that is not there changes nothing', async () => {
  expect((await send('/services/google', { scenario: 'explodes', when: 'always' })).text).toContain(
    'no such scenario',
  )
  expect((await send('/services/polaroid', { scenario: 'completes', when: 'always' })).status).toBe(404)
})
