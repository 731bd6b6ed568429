import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesOf, workerOf } from '../scripts/local/paths.ts'
import { cronAddress } from '../scripts/local/cron.ts'
import { deviceSite, siteBuild } from './addresses.ts'
import { countPoints } from '../src/shared/testing/observatory.ts'
import { addressOf, pages } from '../scripts/vite/prerender/pages.ts'
import { languages } from '@cabine/sophia/vocabulary/languages.ts'
import { expect, test } from './test.ts'

const builtFiles = filesOf(siteBuild)
const builtWorker = workerOf(siteBuild)

/** Cloudflare's limits on its smaller plan, above which a deployment is refused. */
const most = {
  files: 20_000,
  fileBytes: 25 * 1024 * 1024,
  workerBytes: 3 * 1024 * 1024,
  fixedRedirects: 2_000,
  varyingRedirects: 100,
  redirectLength: 1_000,
  headerRules: 100,
  headerLength: 2_000,
}

const filesIn = (folder: string, without: RegExp) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !without.test(path))

const linesOf = (name: string) =>
  readFileSync(join(builtFiles, name), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))

test(
  'the files are so many and so large as may be served, and the Worker as small as it has to be',
  { tag: '@smoke' },
  () => {
    const files = filesIn(builtFiles, /\/\.vite\//)
    expect(files.length).toBeGreaterThan(1_000)
    expect(files.length).toBeLessThan(most.files)
    for (const path of files) expect([path, statSync(path).size < most.fileBytes]).toEqual([path, true])

    const parts = filesIn(builtWorker, /\.dev\.vars|wrangler\.json|\/\.vite\//)
    const bytes = parts.reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0)
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes).toBeLessThan(most.workerBytes)
  },
)

test(
  'the rules are so few and so short as may be, and those without a part that varies come first',
  { tag: '@smoke' },
  () => {
    const rules = linesOf('_redirects')
    const varies = rules.map((rule) => /^[^ ]*[:*]/.test(rule))
    expect(varies).toEqual(varies.toSorted((a, b) => Number(a) - Number(b)))
    expect(varies.filter((one) => !one).length).toBeLessThan(most.fixedRedirects)
    expect(varies.filter(Boolean).length).toBeLessThan(most.varyingRedirects)
    expect(Math.max(...rules.map(({ length }) => length))).toBeLessThan(most.redirectLength)

    const headers = linesOf('_headers')
    expect(headers.filter((line) => !line.startsWith(' ')).length).toBeLessThan(most.headerRules)
    expect(Math.max(...headers.map(({ length }) => length))).toBeLessThan(most.headerLength)
  },
)

test(
  'the Worker is asked for calls, of assistants too, and for what is shared, and for products and outfits: no other page view costs any of it',
  { tag: '@smoke' },
  () => {
    const { assets } = JSON.parse(readFileSync(join(builtWorker, 'wrangler.json'), 'utf8'))
    const products = ['', ...languages.filter((one) => one !== 'en').map((one) => `/${one}`)].map(
      (language) => `${language}/p/*`,
    )
    expect(assets).toMatchObject({
      not_found_handling: '404-page',
      run_worker_first: [
        '/api/*',
        '/share',
        '/.well-known/security.txt',
        '/.well-known/oauth-authorization-server',
        '/.well-known/oauth-protected-resource/mcp',
        '/mcp',
        '/oauth/*',
        '/sitemap.xml',
        '/sitemaps/products-*',
        '/outfit/*',
        '/l/*',
        '/ask/*',
        ...products,
      ],
    })
  },
)

test(
  'a sewn piece is served as the file that it is, and kept as long as the pictures beside it',
  { tag: '@smoke' },
  async ({ request }) => {
    const folder = '/samples/garments/white-tee'
    const [sewn, picture] = [await request.get(`${folder}/sewn.bin`), await request.get(`${folder}/960.webp`)]
    expect([sewn.status(), sewn.headers()['content-type']]).toEqual([200, 'application/octet-stream'])
    expect(picture.headers()['cache-control']).toContain('max-age=')
    expect(sewn.headers()['cache-control']).toBe(picture.headers()['cache-control'])
    expect((await sewn.body()).length).toBeGreaterThan(10_000)
  },
)

test(
  "every page has all of the Observatory's points that its kind can have, and so has an answer of the Worker",
  { tag: '@smoke' },
  async ({ request }) => {
    // Stripe's page lets its stand-in in here, over http; as it is deployed it is counted in scripts/observatory.test.ts.
    const built = pages.map(addressOf).filter((path) => path !== '/subscribe')
    const addresses = [...built, '/fr', '/nowhere-at-all', '/api/status']
    for (const path of addresses) {
      const answer = await request.get(path)
      const headers = new Headers(answer.headersArray().map(({ name, value }) => [name, value] as const))
      const { points } = countPoints({ headers, html: await answer.text() })
      expect([path, points]).toEqual([path, 140])
    }
  },
)

test("on this machine a cron's job is started by hand", { tag: '@smoke' }, async ({ request }) => {
  const answer = await request.get(cronAddress(deviceSite.address, '*/5 * * * *'))
  expect([answer.status(), await answer.text()]).toEqual([200, 'ok'])
})
