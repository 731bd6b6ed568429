import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../local/paths.ts'

const configured = ['package.json', 'scripts/tests/vitest.ts', 'e2e/playwright.config.ts']
const tests = globSync(['e2e/**/*.ts', 'src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], { cwd: root })

/** Decision 0026: a test that is red now and then is wrong about something. */
test('no test is tried twice', () => {
  const tried = /\bretr(?:y|ies)['"]?\s*:\s*[1-9]|--retr(?:y|ies)/
  const found = [...configured, ...tests].filter((file) => tried.test(readFileSync(join(root, file), 'utf8')))
  expect(found).toEqual([])
})
