import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import worker from '../../index.ts'
import { createStaff } from '../../testing/staff.ts'

const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }

/** The product with an operator who has set these. */
const siteWith = (vars: object) => ({
  fetch: async (request: Request) =>
    worker.fetch(request, { ...env, ...vars }, context as unknown as ExecutionContext),
})

test.each([
  [{ SHIPPING_DETAILS: '', RETURN_POLICY: '{"countries": ["DE"], "days": 30}' }, []],
  [
    { SHIPPING_DETAILS: '{', RETURN_POLICY: '{"countries": ["DE"], "days": 30}' },
    [{ name: 'SHIPPING_DETAILS', problem: 'it is no JSON' }],
  ],
])('Home tells what cannot be read of delivery and returns: %j', async (vars, problems) => {
  const staff = await createStaff('viewer', { worker: siteWith(vars) })
  const home = await (await staff.ask('GET', '/home')).json()
  expect(home).toMatchObject({ saleTerms: problems })
})
