import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, expect, test } from 'vitest'
import { experimental_readRawConfig, unstable_getMiniflareWorkerOptions } from 'wrangler'
import { root } from '../local/paths.ts'
import { filesApart, type Whole } from './files-apart.ts'

const site = 'https://cabine.example'
const { rawConfig } = experimental_readRawConfig({ config: join(root, 'wrangler.toml') })
const whole = rawConfig as Whole
const { files, worker } = filesApart(whole, site)

test('the Worker keeps everything but its files, and every address that it answered first', () => {
  const { assets, ...rest } = whole
  expect(worker).toMatchObject(rest)
  expect(worker).not.toHaveProperty('assets')
  expect(assets).toMatchObject(files.assets)
  expect(files).not.toHaveProperty('cache')
  expect(worker.routes).toContain(['cabine.example', 'api', '*'].join('/'))
  // With a query, too.
  expect(worker.routes).toContain('cabine.example/mcp*')
  expect(assets?.run_worker_first).toHaveLength(worker.routes.length)
})

const folder = mkdtempSync(join(tmpdir(), 'cabine-apart-'))
const publicFiles = join(folder, 'client')
mkdirSync(publicFiles)
for (const [name, text] of Object.entries({
  'index.html': 'home',
  'shell.html': 'shell',
  '404.html': 'lost',
  'app.js': 'code',
}))
  writeFileSync(join(publicFiles, name), text)
const script = `export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/p/')) return new Response('api ' + request.method + ' ' + pathname)
    return new Response('page of ' + (await (await env.ASSETS.fetch('https://assets.local/shell')).text()))
  }
}`
writeFileSync(join(folder, 'worker.js'), script)

/** As wrangler reads what is deployed. */
function readBack(name: string, config: object) {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(config))
  return unstable_getMiniflareWorkerOptions(path).workerOptions
}
const { modulesRules: _rules, ...ofWorker } = readBack('worker.json', {
  name: worker.name,
  main: 'worker.js',
  compatibility_date: worker.compatibility_date,
  services: worker.services,
  routes: worker.routes,
})
const { modulesRules: _none, ...ofFiles } = readBack('files.json', {
  ...files,
  assets: { ...files.assets, directory: './client' },
})
const runtime = new Miniflare(
  convertV4MiniflareOptions({
    workers: [
      // Whatever no route takes goes to the first, as to the Worker that the domain is bound to.
      { ...ofFiles, name: files.name, modules: true, script: 'export default {}' },
      {
        ...ofWorker,
        name: worker.name ?? '',
        routes: worker.routes?.map(String) ?? [],
        modules: true,
        script,
      },
    ],
  }),
)
afterAll(async () => {
  await runtime.dispose()
  rmSync(folder, { recursive: true })
})

test.each([
  ['GET', '/', 200, 'home'],
  ['GET', '/app.js', 200, 'code'],
  ['GET', '/nowhere', 404, 'lost'],
  ['GET', '/api/rates', 200, 'api GET /api/rates'],
  ['POST', '/api/auth/signin', 200, 'api POST /api/auth/signin'],
  ['POST', '/share', 200, 'api POST /share'],
  ['GET', '/mcp?session=1', 200, 'api GET /mcp'],
  ['GET', '/p/linen-shirt-1', 200, 'page of shell'],
  ['GET', '/de/p/linen-shirt-1', 200, 'api GET /de/p/linen-shirt-1'],
])('two Workers side by side: %s %s', async (method, path, status, text) => {
  const answer = await runtime.dispatchFetch(`${site}${path}`, { method })
  expect([answer.status, await answer.text()]).toEqual([status, text])
})
