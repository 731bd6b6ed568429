import { env } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { gateOf } from './settlement.ts'

afterEach(() => void vi.restoreAllMocks())

test('the log tells that a service is left alone, why, and for how long; a good run is not told', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const pool = 'fashn-9'
  await gateOf(env).report({ pool, fault: null, refund: 0 })
  await gateOf(env).report({ pool, fault: 'provider', refund: 0 })
  expect(log).not.toHaveBeenCalled()
  await gateOf(env).report({ pool, fault: 'account', refund: 0 })
  expect(log.mock.calls).toEqual([
    [JSON.stringify({ event: 'pool_closed', pool, fault: 'account', forMs: 600_000 })],
  ])
})

test('the log tells why a try-on gets no photograph', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const ticket = {
    jobId: 'nobody-serves',
    userId: 'nobody',
    network: null,
    premium: false,
    joinedAt: Date.now(),
    until: Date.now() + 60_000,
    later: false,
    photographers: [],
    garmentCount: 1,
    highQuality: false,
  }
  await gateOf(env).ask({ ticket, run: 1, avoid: [], shun: null })
  expect(log.mock.calls).toEqual([[JSON.stringify({ event: 'no_photograph', reason: 'unavailable' })]])
})

test('a model that has ended closes its pool, and is told of until it makes a picture again', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const poolOf = async () => (await gateOf(env).health()).pools.find(({ pool }) => pool === 'fashn')
  await gateOf(env).report({ pool: 'fashn', fault: 'ended', refund: 0 })
  expect(await poolOf()).toMatchObject({ isOpen: false, hasEnded: true })
  await gateOf(env).report({ pool: 'fashn', fault: 'refused', refund: 0 })
  expect(await poolOf()).toMatchObject({ hasEnded: true })
  await gateOf(env).report({ pool: 'fashn', fault: null, refund: -34_000 })
  expect(await poolOf()).toMatchObject({ isOpen: true, hasEnded: false, spent: 0.03, pictureCost: 0.034 })
})
