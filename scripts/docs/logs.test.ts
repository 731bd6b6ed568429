import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'

const root = join(import.meta.dirname, '../..')

test('what stands behind the ? of an address is in no log and no trace', () => {
  const { observability } = readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true })
  expect(observability).toMatchObject({
    enabled: true,
    redact_query_string: true,
    logs: { enabled: true, invocation_logs: false },
    traces: { enabled: true },
  })
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
