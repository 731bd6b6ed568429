import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { experimental_readRawConfig, unstable_readConfig } from 'wrangler'
import { root } from '../local/paths.ts'
import { deploy, rollBack } from './deploy.ts'
import { asStaging, stagingFile, type Named } from './environments.ts'
import { configurationFaults, type Storage } from './faults.ts'

/** As it stands in a fresh checkout, with zeros in place of ids. */
const fresh: Storage = unstable_readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true })
const id = '3f1c8a52-9d0e-4f6b-8a7c-1b2d3e4f5a6b'
const former = '11111111-2222-4333-8444-555555555555'
const version = '99999999-8888-4777-8666-555555555555'
const owned: Storage = {
  ...fresh,
  vars: { SITE_ADDRESS: 'https://cabine.example' },
  d1_databases: fresh.d1_databases.map((database) => ({ ...database, database_id: id })),
  kv_namespaces: fresh.kv_namespaces.map((namespace) => ({ ...namespace, id: id.replaceAll('-', '') })),
}

type Health = { isServing: boolean; version: string | null }
type Play = {
  isRehearsal?: boolean
  isAtOnce?: boolean
  filesPath?: string
  /** The command that holds this fails. */
  failing?: string
  /** Whether there is a version to begin with. */
  isFirst?: boolean
  /** What the command answers that lists the names of the secrets. */
  secrets?: { status: number; text: string }
  /** What npm answers that knows of weaknesses. */
  audit?: { status: number; text: string }
  /** What the site says at the share that was given last. */
  health?: (percentage: number) => Health
}

const noWeakness =
  '{ "vulnerabilities": {}, "metadata": { "vulnerabilities": { "info": 0, "high": 0, "total": 0 } } }'

/** What is run and said. */
async function attempt(
  config: Storage,
  {
    isRehearsal = false,
    isAtOnce = false,
    filesPath = '',
    failing = '',
    isFirst = false,
    health,
    secrets = { status: 0, text: '[]' },
    audit = { status: 0, text: noWeakness },
  }: Play = {},
) {
  const ran: string[] = []
  const said: string[] = []
  const kept: string[] = []
  let percentage = 0
  const status = await deploy({
    environment: 'production',
    config,
    configPath: 'wrangler.toml',
    builtPath: 'dist/cabine/wrangler.json',
    ...(filesPath && { filesPath }),
    isRehearsal,
    isAtOnce,
    leavesOutChecks: false,
    now: new Date('2026-11-24T10:00:00Z'),
    tools: {
      run(command, args) {
        const line = [command, ...args].join(' ')
        ran.push(line)
        const given = new RegExp(`${version}@(\\d+)`).exec(line)?.[1]
        if (given !== undefined) percentage = Number(given)
        return failing !== '' && line.includes(failing) ? 3 : 0
      },
      read(command, args) {
        const line = [command, ...args].join(' ')
        if (line.startsWith('wrangler secret list')) return secrets
        if (line.startsWith('npm audit')) return audit
        if (line.includes('deployments status'))
          return isFirst
            ? { status: 1, text: 'This Worker does not exist' }
            : { status: 0, text: JSON.stringify({ versions: [{ version_id: former, percentage: 100 }] }) }
        ran.push(line)
        if (failing !== '' && line.includes(failing)) return { status: 3, text: 'no' }
        return line.includes('time-travel')
          ? { status: 0, text: `{ "bookmark": "00000085-${String(args[3])}" }` }
          : { status: 0, text: `Worker Version ID: ${version}` }
      },
      askHealth: async () => health?.(percentage) ?? { isServing: true, version },
      wait: async () => undefined,
      keep(name, text) {
        kept.push(`${name} ${text}`)
        return name
      },
      say: (line) => void said.push(line),
    },
  })
  return { status, ran, said: said.join('\n'), kept }
}

const bookmark = (binding: string) => `wrangler d1 time-travel info ${binding} --json --config wrangler.toml`
const migrate = (binding: string) => `wrangler d1 migrations apply ${binding} --remote --config wrangler.toml`
const upload = 'wrangler versions upload --config dist/cabine/wrangler.json'
const list = 'npm run -s cabine -- sbom --out deployments/2026-11-24T10-00-00-000Z-production.cdx.json'
const before = [
  'npm run -s check',
  'vite build',
  list,
  bookmark('DB'),
  bookmark('CATALOGUE_DB'),
  migrate('DB'),
  migrate('CATALOGUE_DB'),
]
const give = (...specs: string[]) =>
  expect.stringContaining(`wrangler versions deploy ${specs.join(' ')} --yes`) as string

test('a deployment checks, builds, notes bookmarks, migrates, and gives the new version to more and more shoppers', async () => {
  const { status, ran, kept } = await attempt(owned)
  expect(ran).toEqual([
    ...before,
    upload,
    give(`${version}@0`, `${former}@100`),
    give(`${version}@10`, `${former}@90`),
    give(`${version}@50`, `${former}@50`),
    give(`${version}@100`),
    'wrangler triggers deploy --config dist/cabine/wrangler.json',
  ])
  expect(kept).toEqual([
    expect.stringMatching(/^2026-11-24T10-00-00-000Z-production\.json [^]*"DB": "00000085-DB"/),
  ])
  expect(status).toBe(0)
})

test.each([
  ['[{ "name": "STRIPE_SECRET_KEY" }]', 0, 'SECOND_FACTOR_KEY is not set'],
  ['no', 1, 'could not be read'],
  ['[{ "name": "SECOND_FACTOR_KEY" }]', 0, null],
])(
  'a secret that guards something and is not set is told, and ends nothing: %s',
  async (text, code, told) => {
    const { status, said } = await attempt(owned, { secrets: { status: code, text } })
    expect(status).toBe(0)
    if (told === null) expect(said).not.toMatch(/SECOND_FACTOR_KEY|could not be read/)
    else expect(said).toContain(told)
  },
)

test.each([
  ['{ "info": 0, "low": 1, "high": 2, "total": 3 }', ': 1 low, 2 high. '],
  ['{ "info": 0, "low": 0, "high": 0, "total": 0 }', null],
  ['null', 'could not be read'],
])('known weaknesses of libraries are told, and end nothing: %s', async (counts, told) => {
  const text = `{ "vulnerabilities": {}, "metadata": { "vulnerabilities": ${counts} } }\nnpm warn`
  const { status, said } = await attempt(owned, { audit: { status: 1, text } })
  expect(status).toBe(0)
  if (told === null) expect(said).not.toMatch(/weaknesses/)
  else expect(said).toContain(told)
})

test.each([0, 10, 50])(
  'a version that is not well at %i in a hundred is taken back from all',
  async (bad) => {
    const { status, ran, said } = await attempt(owned, {
      health: (percentage) => ({ isServing: percentage !== bad, version }),
    })
    expect(ran.at(-1)).toEqual(give(`${former}@100`))
    expect(ran.filter((line) => line.includes('triggers'))).toEqual([])
    expect(said).toContain(`was not well at ${bad} %, and was taken back`)
    expect(status).toBe(1)
  },
)

test('files of their own come before the code that asks for them, and without them there is no new code', async () => {
  const filesPath = 'dist/cabine/wrangler.files.json'
  const deployed = `wrangler deploy --config ${filesPath}`
  const { ran } = await attempt(owned, { filesPath })
  expect(ran.slice(0, before.length + 2)).toEqual([...before, deployed, upload])
  const failed = await attempt(owned, { filesPath, failing: filesPath })
  expect([failed.status, failed.ran]).toEqual([3, [...before, deployed]])
})

test('what the pages of law lack is a warning, and keeps nothing from being deployed', async () => {
  const empty = await attempt(owned, {})
  expect(empty.said).toContain('Warning: The pages of law are not linked without: name (DE')
  expect(empty.status).toBe(0)
  const slip = { ...owned, vars: { ...owned.vars, OPERATOR: '{"nmae": "A"}' } }
  expect((await attempt(slip, {})).said).toContain('Warning: The variable OPERATOR cannot be read: nmae')
})

test('delivery and returns that cannot be read are a warning each', async () => {
  const vars = {
    ...owned.vars,
    SHIPPING_DETAILS: '{',
    RETURN_POLICY: '{"countries": ["DE"], "days": "thirty"}',
  }
  const { said, status } = await attempt({ ...owned, vars }, {})
  expect(said).toContain('Warning: The variable SHIPPING_DETAILS cannot be read: it is no JSON')
  expect(said).toContain('Warning: The variable RETURN_POLICY cannot be read: days')
  expect(status).toBe(0)
})

test('a version that never answers gets no shopper', async () => {
  const { status, ran } = await attempt(owned, { health: () => ({ isServing: true, version: former }) })
  expect(ran.slice(-2)).toEqual([give(`${version}@0`, `${former}@100`), give(`${former}@100`)])
  expect(status).toBe(1)
})

test.each([{ isFirst: true }, { isAtOnce: true }])(
  'the first one goes to all at once, and so does one that is told to: %o',
  async (play) => {
    const { status, ran } = await attempt(owned, play)
    expect(ran).toEqual([...before, 'wrangler deploy --config dist/cabine/wrangler.json'])
    expect(status).toBe(0)
  },
)

test('without a bookmark nothing is migrated, and with a failed migration nothing is deployed', async () => {
  const lost = await attempt(owned, { failing: bookmark('CATALOGUE_DB') })
  expect(lost.ran).toEqual(before.slice(0, 5))
  expect(lost.status).toBe(3)
  const failed = await attempt(owned, { failing: migrate('CATALOGUE_DB') })
  expect(failed.ran).toEqual(before)
  expect(failed.said).toContain('brought the tables of cabine up to date')
  expect(failed.status).toBe(3)
  const unchecked = await attempt(owned, { failing: 'npm run -s check' })
  expect(unchecked.ran).toEqual(['npm run -s check'])
})

test('a site that has no address cannot be asked, and is not given step by step', async () => {
  const { ran, said, status } = await attempt({ ...owned, vars: { SITE_ADDRESS: '' } })
  expect(ran).toEqual(before)
  expect(said).toContain('SITE_ADDRESS is empty')
  expect(status).toBe(1)
})

test('without ids of its own nothing is done, and each missing one is named with the command that makes it', async () => {
  const { status, ran, said } = await attempt(fresh)
  expect(ran).toEqual([])
  expect(said).toMatch('npx wrangler d1 create cabine')
  expect(said).toMatch('npx wrangler d1 create cabine-catalogue')
  expect(said).toMatch('npx wrangler kv namespace create CACHE')
  expect(status).toBe(1)
})

test('a rehearsal contacts nobody, and says what would have been run', async () => {
  const { status, ran, said, kept } = await attempt(owned, { isRehearsal: true })
  expect(ran).toEqual([
    'npm run -s check',
    'vite build',
    list,
    'wrangler deploy --config dist/cabine/wrangler.json --dry-run',
  ])
  expect(said).toMatch(`left out, it would run '${bookmark('DB')}'`)
  expect(said).toMatch(`left out, it would run '${migrate('DB')}'`)
  expect(said).toMatch('wrangler versions deploy NEW@10 FORMER@90 --yes')
  expect(said).toMatch('Nobody was contacted.')
  expect(kept).toEqual([])
  expect(status).toBe(0)
})

test('the version before is given back by one command', () => {
  const ran: string[] = []
  const run = (command: string, args: readonly string[]) =>
    ran.push([command, ...args].join(' ')) - ran.length
  const tools = { run, say: () => undefined } as unknown as Parameters<typeof rollBack>[0]['tools']
  expect(rollBack({ configPath: 'wrangler.toml', isRehearsal: false, tools })).toBe(0)
  expect(rollBack({ configPath: 'wrangler.toml', isRehearsal: true, tools })).toBe(0)
  expect(ran).toEqual([expect.stringContaining('wrangler rollback --yes')])
  expect(rollBack({ configPath: 'wrangler.toml', filesPath: 'files.json', isRehearsal: false, tools })).toBe(
    0,
  )
  expect(ran.slice(1)).toEqual([
    expect.stringContaining('--config wrangler.toml'),
    expect.stringContaining('--config files.json'),
  ])
})

describe('staging', () => {
  const { rawConfig } = experimental_readRawConfig({ config: join(root, 'wrangler.toml') })
  const production = rawConfig as Named
  const staging = asStaging(production, {
    ids: { DB: id, CATALOGUE_DB: id, CACHE: id, OAUTH_KV: id },
    vars: { SITE_ADDRESS: 'https://s.example' },
  })

  /** Everything that names something of the account. */
  const namesIn = (config: Named) =>
    [
      config.name,
      ...(config.d1_databases ?? []).flatMap((one) => [one.database_name, one.database_id]),
      ...(config.r2_buckets ?? []).map((one) => one.bucket_name),
      ...(config.kv_namespaces ?? []).map((one) => one.id),
      ...(config.queues?.producers ?? []).map((one) => one.queue),
      ...(config.queues?.consumers ?? []).flatMap((one) => [one.queue, one.dead_letter_queue]),
      ...(config.ratelimits ?? []).map((one) => one.namespace_id),
    ].filter((name) => name !== undefined)

  test('has no store, queue or limit in common with production, and all of its bindings', () => {
    const ofProduction = new Set(namesIn(production))
    expect(ofProduction.size).toBeGreaterThan(12)
    expect(namesIn(staging)).toHaveLength(namesIn(production).length)
    expect(namesIn(staging).filter((name) => ofProduction.has(name))).toEqual([])
    expect(staging.queues?.consumers?.map(({ queue }) => queue)).toContain('cabine-staging-work-given-up')
    expect(Object.keys(staging).toSorted()).toEqual(
      [...new Set([...Object.keys(production), 'analytics_engine_datasets'])].toSorted(),
    )
  })

  test('cannot be deployed with ids of production’s, or with none', () => {
    const own = v.parse(
      stagingFile,
      JSON.parse(readFileSync(join(root, 'scripts/deploy/staging.json'), 'utf8')),
    )
    const { d1_databases = [], kv_namespaces = [] } = asStaging(production, own)
    expect(configurationFaults({ d1_databases, kv_namespaces })).toHaveLength(4)
  })

  test('has traces and vars of its own, and keeps the others', () => {
    expect(staging.vars).toMatchObject({ SITE_ADDRESS: 'https://s.example', MAIL_FROM: '' })
    expect(staging.observability).toMatchObject({
      redact_query_string: true,
      traces: { enabled: true, head_sampling_rate: 1 },
      logs: { invocation_logs: false },
    })
  })
})
