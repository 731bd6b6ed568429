import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { joinVars } from './serve.ts'

test("a run with a fake cloud never reaches the true one with a developer's key", () => {
  const own = 'FASHN_API_KEY=fa-true\nMARKETING_URL=/shop'
  const vars = { FASHN_API_KEY: '', FASHN_BASE_URL: 'http://127.0.0.1:1' }
  expect(parseEnv(joinVars(own, vars))).toEqual({ ...vars, MARKETING_URL: '/shop' })
})
