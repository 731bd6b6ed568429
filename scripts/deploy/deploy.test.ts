import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { root } from '../local/paths.ts'
import { deploy } from './deploy.ts'
import type { Storage } from './faults.ts'

/** As it stands in a fresh checkout, with zeros in place of ids. */
const fresh: Storage = unstable_readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true })
const id = '3f1c8a52-9d0e-4f6b-8a7c-1b2d3e4f5a6b'
const owned: Storage = {
  ...fresh,
  d1_databases: fresh.d1_databases.map((database) => ({ ...database, database_id: id })),
  kv_namespaces: fresh.kv_namespaces.map((namespace) => ({
    ...namespace,
    id: id.replaceAll('-', ''),
  })),
}

/** What is run and said; the command that holds `failing` fails. */
function attempt(config: Storage, { isRehearsal = false, failing = '' } = {}) {
  const ran: string[] = []
  const said: string[] = []
  const status = deploy({
    config,
    isRehearsal,
    run(command, args) {
      ran.push([command, ...args].join(' '))
      return failing !== '' && ran.at(-1)?.includes(failing) ? 3 : 0
    },
    say: (line) => void said.push(line),
  })
  return { status, ran, said: said.join('\n') }
}

const migrate = (binding: string) => `wrangler d1 migrations apply ${binding} --remote --config wrangler.toml`
const publish = 'wrangler deploy --config dist/cabine/wrangler.json'

test('a deployment builds, then migrates both databases, then deploys, and says what it did', () => {
  const { status, ran, said } = attempt(owned)
  expect(ran).toEqual(['vite build', migrate('DB'), migrate('CATALOGUE_DB'), publish])
  expect(said).toMatch(
    'Done: built the site, brought the tables of cabine up to date, brought the tables of cabine-catalogue up to date, deployed the Worker and the pages.',
  )
  expect(status).toBe(0)
})

test('without ids of its own nothing is done, and each missing one is named with the command that makes it', () => {
  const { status, ran, said } = attempt(fresh)
  expect(ran).toEqual([])
  expect(said).toMatch('npx wrangler d1 create cabine')
  expect(said).toMatch('npx wrangler d1 create cabine-catalogue')
  expect(said).toMatch('npx wrangler kv namespace create CACHE')
  expect(status).toBe(1)
})

test('where one database cannot be migrated, nothing is deployed', () => {
  const { status, ran, said } = attempt(owned, { failing: 'CATALOGUE_DB' })
  expect(ran).toEqual(['vite build', migrate('DB'), migrate('CATALOGUE_DB')])
  expect(said).toMatch('Before it: built the site, brought the tables of cabine up to date.')
  expect(status).toBe(3)
})

test('a rehearsal contacts nobody, and says what would have been run', () => {
  const { status, ran, said } = attempt(owned, { isRehearsal: true })
  expect(ran).toEqual(['vite build', `${publish} --dry-run`])
  expect(said).toMatch(`left out, it would run '${migrate('DB')}'`)
  expect(said).toMatch('Nobody was contacted.')
  expect(status).toBe(0)
  expect(attempt(fresh, { isRehearsal: true })).toMatchObject({
    status: 0,
    said: expect.stringMatching(/A deployment would end here:[^]*Done: built the site[^]*would have ended/),
  })
})
