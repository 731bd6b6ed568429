import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeAi } from '../../testing/fake-ai.ts'
import {
  fakeBfl,
  fakeGateway,
  fakeGoogleTryOn,
  fakeVton,
  fakeWorkersAi,
  openServiceAccount,
  photographsOf,
  runOf,
} from '../../testing/photographers.ts'
import { dailyBudget, openPool, readChoice, readPools, type PhotographEnv } from './pools.ts'

const told: string[] = []
beforeEach(() => {
  told.length = 0
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => void told.push(String(line)))
})
afterEach(() => vi.restoreAllMocks())

/** The defaults of wrangler.toml, and an account at each. */
async function everything(more: PhotographEnv = {}): Promise<PhotographEnv> {
  return {
    PHOTOGRAPHERS: 'workers_ai google fashn',
    PHOTOGRAPH_BUDGET: '20',
    AI: fakeAi(fakeWorkersAi.address),
    WORKERS_AI_BASE: '',
    WORKERS_AI_MODEL: 'flux-2-klein-9b',
    WORKERS_AI_LIMITS: 'at_once=8 a_minute=60 a_day=10',
    GOOGLE_TRY_ON_KEY: JSON.stringify((await openServiceAccount()).file),
    GOOGLE_TRY_ON_MODEL: 'gemini-nano-banana-2.1  gemini-3-pro-image',
    GOOGLE_TRY_ON_PROJECT: '',
    GOOGLE_TRY_ON_REGION: 'global',
    GOOGLE_TRY_ON_BASE: fakeGoogleTryOn.address,
    GOOGLE_TRY_ON_LIMITS: 'at_once=8 a_minute=40 a_day=10',
    FASHN_API_KEY: 'fa-one  fa-two',
    FASHN_BASE_URL: 'https://api.fashn.example',
    FASHN_MODEL: 'tryon-v1.6',
    FASHN_LIMITS: 'at_once=6 a_minute=50 a_day=',
    ...more,
  }
}
const idsOf = (vars: PhotographEnv) => readPools(vars).map(({ id }) => id)

test('every account is a pool with its limits, in the order that the operator wrote', async () => {
  const vars = await everything()
  expect(readPools(vars)).toEqual([
    {
      id: 'workers_ai',
      photographer: 'workers_ai',
      atOnce: 8,
      startsPerMinute: 60,
      budgetPerDay: 10_000_000,
      share: 0,
    },
    {
      id: 'google',
      photographer: 'google',
      atOnce: 8,
      startsPerMinute: 40,
      budgetPerDay: 10_000_000,
      share: 0,
    },
    {
      id: 'google-2',
      photographer: 'google',
      atOnce: 8,
      startsPerMinute: 40,
      budgetPerDay: 10_000_000,
      share: 0,
    },
    { id: 'fashn', photographer: 'fashn', atOnce: 6, startsPerMinute: 50, budgetPerDay: Infinity, share: 0 },
    {
      id: 'fashn-2',
      photographer: 'fashn',
      atOnce: 6,
      startsPerMinute: 50,
      budgetPerDay: Infinity,
      share: 0,
    },
  ])
  expect(idsOf({ ...vars, PHOTOGRAPHERS: 'fashn workers_ai' })).toEqual(['fashn', 'fashn-2', 'workers_ai'])
  expect(idsOf({ ...vars, PHOTOGRAPHERS: 'off' })).toEqual([])
  expect(idsOf({ ...vars, PHOTOGRAPHERS: '' })).toEqual([])
  expect(told).toEqual([])
})

test('the operator says who has a share of the looks, and by what the others are chosen', async () => {
  const vars = await everything({ PHOTOGRAPHERS: 'by=price workers_ai google=20 fashn' })
  expect(readPools(vars).map(({ id, share }) => [id, share])).toEqual([
    ['workers_ai', 0],
    ['google', 0.2],
    ['google-2', 0.2],
    ['fashn', 0],
    ['fashn-2', 0],
  ])
  expect([readChoice(vars), readChoice(await everything())]).toEqual(['price', 'order'])
  expect(told).toEqual([])
})

test('without accounts there are no pools, and nothing to tell', async () => {
  const { AI: _, ...vars } = await everything({ GOOGLE_TRY_ON_KEY: '', FASHN_API_KEY: ' ' })
  expect(readPools(vars)).toEqual([])
  expect(told).toEqual([])
})

test('each pool opens its provider, also when it is switched off while a run is under way', async () => {
  const vars = await everything({ PHOTOGRAPHERS: 'off' })
  for (const id of ['workers_ai', 'google', 'google-2'])
    expect(await openPool(vars, id)?.start(await runOf(), 5_000)).toMatchObject({ type: 'completed' })
  expect(openPool(vars, 'fashn-2')).toMatchObject({ piecesPerRun: 1, hasWebhook: true })
  for (const id of ['fashn-3', 'workers_ai-2', 'nobody', '']) expect(openPool(vars, id)).toBeNull()
})

test('Workers AI by its REST call takes the place of the binding', async () => {
  const { AI: _, ...vars } = await everything({
    WORKERS_AI_BASE: fakeWorkersAi.base,
    WORKERS_AI_TOKEN: fakeWorkersAi.token,
  })
  expect(await openPool(vars, 'workers_ai')?.start(await runOf(), 5_000)).toMatchObject({ type: 'completed' })
})

test('the Worker’s own environment is read as it is', () => {
  expect(idsOf(env)).toEqual(['workers_ai', 'google', 'google-2', 'fashn', 'gateway', 'bfl', 'own'])
  expect(dailyBudget(env)).toBe(20_000_000)
})

describe('those that wait for the operator’s word', () => {
  const others = {
    PHOTOGRAPHERS: 'gateway bfl own',
    GATEWAY_ID: 'default',
    GATEWAY_MODEL: 'google/nano-banana-2',
    GATEWAY_LIMITS: 'at_once=8 a_minute=40 a_day=10',
    BFL_API_KEY: fakeBfl.key,
    BFL_BASE_URL: fakeBfl.address,
    BFL_ZERO_RETENTION: 'yes',
    BFL_LIMITS: 'at_once=12 a_minute=60 a_day=10',
    OWN_PHOTOGRAPHER_URL: fakeVton.address,
    OWN_PHOTOGRAPHER_TOKEN: fakeVton.token,
    OWN_PHOTOGRAPHER_LIMITS: 'at_once=1 a_minute=20 a_day=',
  }
  test.each<[string, PhotographEnv, string[]]>([
    ['are there with it', {}, ['gateway', 'bfl', 'own']],
    ['no gateway is named', { GATEWAY_ID: '' }, ['bfl', 'own']],
    ['a model of another kind', { GATEWAY_MODEL: 'openai/gpt-9' }, ['bfl', 'own']],
    ['nothing is said of what Black Forest Labs keeps', { BFL_ZERO_RETENTION: '' }, ['gateway', 'own']],
    ['no key', { BFL_API_KEY: '' }, ['gateway', 'own']],
    ['no machine', { OWN_PHOTOGRAPHER_URL: 'nowhere' }, ['gateway', 'bfl']],
    ['no token', { OWN_PHOTOGRAPHER_TOKEN: '' }, ['gateway', 'bfl']],
  ])('%s', async (_, more, left) => {
    expect(idsOf(await everything({ ...others, ...more }))).toEqual(left)
  })

  test('the binding AI reaches the gateway as well as the REST call, and asks it to keep nothing', async () => {
    const run = await runOf()
    const byBinding = openPool(await everything(others), 'gateway')
    expect(await byBinding?.start(run, 5_000)).toMatchObject({ type: 'completed' })
    const rest = { WORKERS_AI_BASE: fakeWorkersAi.base, WORKERS_AI_TOKEN: fakeWorkersAi.token }
    const byRest = openPool(await everything({ ...others, ...rest }), 'gateway')
    expect(await byRest?.start(run, 5_000)).toMatchObject({ type: 'completed' })
    expect(await photographsOf(fakeGateway, run.digest)).toHaveLength(2)
  })
})

describe('a value that cannot be read is told by its name, and switches off its photographer alone', () => {
  const secret = 'PRIVATE-AND-BROKEN'
  test.each<[string, PhotographEnv, string[]]>([
    ['WORKERS_AI_LIMITS', { WORKERS_AI_LIMITS: 'at_once=many' }, ['google', 'google-2', 'fashn', 'fashn-2']],
    [
      'WORKERS_AI_LIMITS',
      { WORKERS_AI_LIMITS: 'at_once=1 a_minute=1 a_week=1' },
      ['google', 'google-2', 'fashn', 'fashn-2'],
    ],
    ['WORKERS_AI_MODEL', { WORKERS_AI_MODEL: 'flux-9' }, ['google', 'google-2', 'fashn', 'fashn-2']],
    ['WORKERS_AI_BASE', { WORKERS_AI_BASE: 'nowhere' }, ['google', 'google-2', 'fashn', 'fashn-2']],
    ['GOOGLE_TRY_ON_KEY', { GOOGLE_TRY_ON_KEY: secret }, ['workers_ai', 'fashn', 'fashn-2']],
    [
      'GOOGLE_TRY_ON_KEY',
      { GOOGLE_TRY_ON_KEY: `{"private_key":"${secret}"}` },
      ['workers_ai', 'fashn', 'fashn-2'],
    ],
    ['GOOGLE_TRY_ON_REGION', { GOOGLE_TRY_ON_REGION: 'Iowa/../x' }, ['workers_ai', 'fashn', 'fashn-2']],
    ['GOOGLE_TRY_ON_MODEL', { GOOGLE_TRY_ON_MODEL: '../x' }, ['workers_ai', 'fashn', 'fashn-2']],
    ['GOOGLE_TRY_ON_MODEL', { GOOGLE_TRY_ON_MODEL: ' ' }, ['workers_ai', 'fashn', 'fashn-2']],
    ['GOOGLE_TRY_ON_PROJECT', { GOOGLE_TRY_ON_PROJECT: 'a/b' }, ['workers_ai', 'fashn', 'fashn-2']],
    ['GOOGLE_TRY_ON_LIMITS', { GOOGLE_TRY_ON_LIMITS: '' }, ['workers_ai', 'fashn', 'fashn-2']],
    ['FASHN_BASE_URL', { FASHN_BASE_URL: '' }, ['workers_ai', 'google', 'google-2']],
    ['FASHN_MODEL', { FASHN_MODEL: 'tryon-v9' }, ['workers_ai', 'google', 'google-2']],
    ['FASHN_LIMITS', { FASHN_LIMITS: 'at_once=0 a_minute=50' }, ['workers_ai', 'google', 'google-2']],
    ['PHOTOGRAPHERS', { PHOTOGRAPHERS: 'gogle fashn fashn' }, ['fashn', 'fashn-2']],
    ['PHOTOGRAPHERS', { PHOTOGRAPHERS: 'fashn google=120 by=taste' }, ['fashn', 'fashn-2']],
  ])('%s %o', async (name, more, left) => {
    expect(idsOf(await everything(more))).toEqual(left)
    const line = told.join('\n')
    expect(line).toContain('photographer_misconfigured')
    expect(line).toContain(name)
    expect(line).not.toContain(secret)
  })
})

test('the budget of a day is dollars; what is none of them spends nothing', () => {
  const budgets = ['20', ' 7.50 ', '0', '', 'plenty', '-1', '1e9', undefined]
  const [twenty, more, none, ...bad] = budgets.map((text) =>
    dailyBudget(text === undefined ? {} : { PHOTOGRAPH_BUDGET: text }),
  )
  expect([twenty, more, none]).toEqual([20_000_000, 7_500_000, 0])
  expect(bad).toEqual([0, 0, 0, 0, 0])
  expect(told).toHaveLength(5)
})
