import { spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { root } from '../local/paths.ts'
import { runCatalogue } from './commands.ts'
import { generatedFeed } from './generated-feed.ts'
import { dryRun } from './dry-run.ts'
import { readFeedArgument } from './feed-argument.ts'
import { operatorVars } from './operator-vars.ts'
import type { Reasons } from '#worker/imports/import-lease.ts'
import { brokenLinksText, reportText } from './report.ts'

const folder = join(root, '../shared/data/feeds')
const isThere = existsSync(folder)

const rehearse = (path: string) => {
  const { feed, open } = readFeedArgument(path, undefined, operatorVars())
  return dryRun(open, feed, () => undefined)
}

const files = isThere
  ? readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'INDEX.tsv')
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
  : []

/** What can be read of each file: products, skipped and lost rows, or the sentence that says why nothing can. */
const expected: Record<string, [products: number, skipped: number, lost?: number] | string> = {
  'criteo_sample.xml': 'None of its rows could be read.',
  'facebook_atom_sample.xml': [1, 0],
  'facebook_rss_sample.xml': [1, 0],
  'gmc_rss2_celebird_apparel_sample.xml': [2, 0],
  'derived/awin_layout_women_60.csv': [60, 0],
  'derived/cj_layout_40.csv': [40, 0],
  'derived/gmc_rss2_women_150_mit0.xml': [150, 0],
  'derived/gmc_tsv_women_60.tsv': [60, 0],
  'derived/rakuten_linkshare_pipe_40.txt': [40, 0],
  'malformed/atom_feed_g_ns.xml': [10, 0],
  'malformed/bad_items_wellformed.xml': [10, 15],
  'malformed/bad_rows.csv': [10, 15],
  'malformed/bom_crlf.xml': [150, 0],
  'malformed/empty_channel.xml': 'It holds no products.',
  'malformed/empty_file.csv': 'It is empty.',
  'malformed/header_only.csv': 'It holds no products.',
  'malformed/not_a_feed.html': 'It is a web page, no feed.',
  'malformed/shopify_like_truncated.json': 'The feed ends in the middle.',
  'malformed/unbalanced_quotes.csv': [3, 0, 1],
  'malformed/unknown_header.csv': 'No known kind of feed has these columns: foo, bar, baz.',
  'malformed/xxe_file.xml': 'None of its rows could be read.',
  'myntra_style_10000.json': 'It holds no products.',
  'aws_retail_demo_fashion.yaml': 'It is no feed: neither XML nor JSON nor a table with columns.',
}

/** How many rows were left out; what is remarked of products is told besides. */
const refusalsIn = (reasons: Reasons) =>
  Object.values(reasons).reduce((sum, { count, isRemark }) => sum + (isRemark ? 0 : count), 0)

describe.skipIf(!isThere)('every feed of the study folder gives a report', () => {
  test.each(files)('%s', async (file) => {
    const report = await rehearse(join(folder, file))
    expect(report.read).toBe(report.accepted + report.sizes + report.skipped + report.lost)
    expect(reportText(report)).toMatch(/dry run/)
    const outcome = expected[file]
    if (typeof outcome === 'string') expect(report.failure).toBe(outcome)
    else if (outcome)
      expect([report.accepted, report.skipped, report.lost]).toEqual([...outcome, 0].slice(0, 3))
    // Exports of shop systems name neither their shop nor a currency, so every row is reported for that.
    else expect(refusalsIn(report.reasons)).toBe(report.skipped + report.lost)
  })
})

test.skipIf(isThere)('the study folder is not here: its feeds are not read', () => undefined)

test('a dead link is told with its product', () => {
  const link = 'https://shop.example.com/9'
  const dead = {
    productId: 'p',
    brand: 'Quince',
    name: 'Slip',
    link,
    status: 404,
    failures: 3,
    checkedAt: new Date(),
  }
  expect(brokenLinksText([dead])).toMatch(/their page is gone:\n  404  Quince \| Slip   https:\/\/shop/)
})

describe('the command', () => {
  const place = mkdtempSync(join(tmpdir(), 'cabine-test-'))
  afterAll(() => rmSync(place, { recursive: true }))
  const state = join(place, 'state')

  /** The command as a process of its own, which takes seconds to start. */
  const spawned = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/catalogue/run.ts', ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, CABINE_STATE: state },
    })

  /** The same in this process. */
  async function run(...args: string[]) {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    try {
      const status = await runCatalogue(args, state)
      return { status, stdout: log.mock.calls.join('\n'), stderr: error.mock.calls.join('\n') }
    } finally {
      log.mockRestore()
      error.mockRestore()
    }
  }

  test('ends with 0 when something could be read and with 1 when nothing could', async () => {
    const packed = join(place, 'feed.tsv.gz')
    writeFileSync(packed, gzipSync([...generatedFeed(300, 'tsv')].join('')))
    const good = spawned('import', packed, '--dry-run')
    expect(good.stdout).toMatch(/dry run\n.*Google Merchant, TSV/)
    expect(good.stdout).toMatch(/300 rows, 300 products, 0 skipped, 0 lost/)
    expect(good.status).toBe(0)
    const empty = join(place, 'empty.csv')
    writeFileSync(empty, '')
    const bad = spawned('import', empty, '--dry-run')
    expect(bad.stdout).toMatch('It is empty.')
    expect(bad.status).toBe(1)
    expect(await run('import', join(place, 'nothing.xml'), '--dry-run')).toMatchObject({ status: 1 })
    expect(existsSync(state)).toBe(false)
  }, 60_000)

  test('ends with 1 when an import failed, whatever could be read before, and says what was lost', async () => {
    const path = join(place, 'shop.xml')
    const whole = [...generatedFeed(30, 'xml')].join('')
    const imported = async (text: string, ...options: string[]) => {
      writeFileSync(path, text)
      const { status, stdout } = await run('import', path, ...options)
      return { status, stdout }
    }
    expect(await imported(whole)).toMatchObject({ status: 0, stdout: expect.stringMatching(/30 added/) })
    const spoilt = await imported(whole.replace('</g:title>', ''))
    expect(spoilt).toMatchObject({ status: 0, stdout: expect.stringMatching(/0 skipped, 1 lost, 0 gone/) })
    expect(spoilt.stdout).toMatch('1 of 30 rows could not be read.')
    const cut = whole.slice(0, -200)
    const failed = { status: 1, stdout: expect.stringMatching('The feed ends in the middle.') }
    expect(await imported(cut)).toMatchObject(failed)
    expect(await imported(cut, '--dry-run')).toMatchObject(failed)
  }, 120_000)

  test("loads an operator's plan, and names what its feed does not have", async () => {
    const feed = join(place, 'house.tsv')
    writeFileSync(feed, [...generatedFeed(30, 'tsv')].join(''))
    await run('import', feed, '--feed', 'house')
    const path = join(place, 'plan.json')
    const outfit = { title: 'Ours', description: '', occasion: 'work', thumbnailUrl: '', aspect: 0.75 }
    const load = (items: string[], id = 'ours') => {
      const plan = { collections: [], presets: [], templates: [], posts: [{ ...outfit, id, items }] }
      writeFileSync(path, JSON.stringify(plan))
      return run('editorial', path, '--feed', 'house')
    }
    const loaded = await load(['g-1', 'nowhere'])
    expect(loaded).toMatchObject({ status: 1, stdout: expect.stringMatching('1 outfits of Explore') })
    expect(loaded.stderr).toMatch('Not in the feed house: nowhere.')
    expect((await load(['g-1'], 'two words')).stderr).toMatch(/no plan of editors: posts\.0\.id/)
  }, 120_000)

  // A fifth of the heap are the words of ten languages, which are the same for a feed of any size.
  test('reads 30,000 products in a heap of 40 MB, which does not hold them all', () => {
    const large = join(place, 'large.xml')
    const file = openSync(large, 'w')
    for (const part of generatedFeed(30_000, 'xml')) writeSync(file, part)
    closeSync(file)
    // The import is called without its command, which would load a whole runtime for its storage.
    const script = `
      import { dryRun } from './scripts/catalogue/dry-run.ts'
      import { readFeedArgument } from './scripts/catalogue/feed-argument.ts'
      import { operatorVars } from './scripts/catalogue/operator-vars.ts'
      const { feed, open } = readFeedArgument(${JSON.stringify(large)}, undefined, operatorVars())
      console.log((await dryRun(open, feed, () => undefined)).accepted)`
    const args = ['--max-old-space-size=40', '--input-type=module', '--eval', script]
    expect(spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })).toMatchObject({
      status: 0,
      stdout: '30000\n',
    })
  }, 120_000)
})
