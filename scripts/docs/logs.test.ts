import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'

const root = join(import.meta.dirname, '../..')

test('no log of an invocation is kept: it would hold the address of the call, and secrets in it', () => {
  const { observability } = readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true })
  expect(observability).toMatchObject({ enabled: true, logs: { enabled: true, invocation_logs: false } })
  expect(observability?.traces?.enabled ?? false, 'a trace holds it as well').toBe(false)
})
