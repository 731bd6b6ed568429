import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startFakePhotographers } from '../fake-photographers/start.ts'
import { listPools, tryPool } from './commands.ts'
import { photographVars } from './vars.ts'

const fakes = await startFakePhotographers({ fashn: { runMs: 20 } })
afterAll(() => fakes.close())

/** As they are in .dev.vars, over the defaults. */
const vars = { ...photographVars(), ...fakes.vars }
const out = join(mkdtempSync(join(tmpdir(), 'providers-')), 'photograph.jpg')
const wanted = { sharp: false, seed: '7', out }

test('the accounts are listed with their limits and prices', () => {
  const lines = listPools(vars).split('\n')
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    'workers_ai',
    'google',
    'google-2',
    'fashn',
    'fashn-2',
    'gateway',
    'bfl',
    'own',
    'All',
  ])
  expect(lines[0]).toBe('workers_ai   8 at once, 60 a minute, a day: $10.000; a piece: $0.021')
  expect(listPools({ ...vars, PHOTOGRAPHERS: 'off' })).toContain('There is none')
})

test.each(['workers_ai', 'google', 'fashn-2', 'gateway', 'bfl'])(
  'a photograph is made at %s, and written to a file',
  async (id) => {
    const { isMade, told } = await tryPool(vars, id, wanted)
    const { width, height, format } = await sharp(out).metadata()
    expect([isMade, format]).toEqual([true, 'jpeg'])
    expect(told).toContain(`${width} × ${height}`)
    expect(told).toContain('about $0.0')
  },
)

test('a fault is told, and so is an account that is not there', async () => {
  fakes.google.plan.plan('refused_output')
  expect(await tryPool(vars, 'google', wanted)).toMatchObject({
    isMade: false,
    told: expect.stringContaining('"fault":"refused"'),
  })
  expect(await tryPool(vars, 'fashn-9', wanted)).toMatchObject({ isMade: false })
  expect(await tryPool(vars, 'fashn', { ...wanted, category: 'hats' })).toMatchObject({ isMade: false })
})
