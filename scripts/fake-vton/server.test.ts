import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { photographScenarios } from '#worker/testing/photographer-scenarios.ts'
import { root } from '../local/paths.ts'
import { fakeVtonToken, startFakeVton } from './server.ts'

const fake = await startFakeVton({ runMs: 5, slowMs: 10 })
afterAll(() => fake.close())

const picture = (
  await sharp({ create: { width: 60, height: 90, channels: 3, background: '#b08060' } })
    .png()
    .toBuffer()
).toString('base64')
const headers = { authorization: `Bearer ${fakeVtonToken}` }
const begin = (more: object = {}) =>
  fetch(`${fake.address}/v1/try-on`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ person: picture, garment: picture, category: 'tops', ...more }),
  })

/** deploy/vton/README.md. */
const taken = v.strictObject({ id: v.string() })
const refusal = v.strictObject({ code: v.string() })
const state = v.variant('status', [
  v.strictObject({ status: v.literal('running') }),
  v.strictObject({ status: v.literal('completed'), picture: v.string() }),
  v.strictObject({ status: v.literal('failed'), code: v.string() }),
])

test('every answer is one that deploy/vton describes', async () => {
  for (const scenario of photographScenarios) {
    if (['hangs', 'dropped', 'bad_gateway', 'not_json'].includes(scenario)) continue
    fake.plan.plan(scenario)
    const answered = await begin()
    const told: unknown = await answered.json()
    if (answered.status !== 202) {
      v.parse(refusal, told)
      continue
    }
    const { id } = v.parse(taken, told)
    const read = async () =>
      v.parse(state, await (await fetch(`${fake.address}/v1/try-on/${id}`, { headers })).json())
    await expect.poll(async () => (await read()).status).not.toBe('running')
  }
})

test('what is not described is refused, and nothing is told without the token', async () => {
  for (const bad of [{ category: 'shoes' }, { seed: -1 }, { steps: 4 }, { person: 'no base64!' }])
    expect((await begin(bad)).status).toBe(400)
  expect((await fetch(`${fake.address}/v1/try-on/x`)).status).toBe(401)
  expect((await fetch(`${fake.address}/v1/health`)).status).toBe(200)
})

test('the operator’s server knows the same words as the stand-in', () => {
  const server = readFileSync(join(root, 'deploy/vton/server.py'), 'utf8')
  for (const word of [
    'tops',
    'bottoms',
    'one-pieces',
    'flat-lay',
    'model',
    'busy',
    'bad_request',
    'unauthorized',
  ])
    expect(server).toContain(`"${word}"`)
  for (const word of ['unreadable', 'refused', 'failed', 'not_found']) expect(server).toContain(`"${word}"`)
})
