import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { d1Behaviours } from './d1-behaviour.ts'

test.each(Object.entries(d1Behaviours))('on workerd: %s', async (_, { does, answers }) => {
  expect(await does(env.DB)).toEqual(answers)
})
