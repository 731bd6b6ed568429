import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'

const root = join(import.meta.dirname, '../..')

test('no log of an invocation is kept: it would hold the address of the call, and secrets in it', () => {
  const { observability } = readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true })
  expect(observability).toMatchObject({ enabled: true, logs: { enabled: true, invocation_logs: false } })
  expect(observability?.traces?.enabled ?? false, 'a trace holds it as well').toBe(false)
})

test('everything that the Worker logs goes through one function, which knows what may be said', () => {
  const own = ['src/worker/lib/log.ts', 'src/worker/mail/transport.ts']
  const talking = globSync('src/worker/**/*.ts', { cwd: root }).filter(
    (path) =>
      !/\.test\.ts$|\/testing\//.test(path) &&
      /\bconsole\.\w+\(/.test(readFileSync(join(root, path), 'utf8')),
  )
  // The second writes a mail into the console of a developer's machine, instead of sending it.
  expect(talking.toSorted()).toEqual(own)
})
