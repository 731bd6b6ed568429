import { appendFile, copyFile, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { nth } from '#shared/testing/first.ts'
import { patiently } from '../../e2e/browsers/patience.ts'
import { browsersHere } from '../../e2e/browsers/installed.ts'
import { launchOptions } from '../browser.ts'
import { orderOf, serveHarness } from '#scripts/engine-harness/browser-harness.ts'
import { listGarments } from '#scripts/engine-harness/inputs.ts'
import type { Outcome } from '#scripts/engine-harness/page.ts'
import { root } from '../local/paths.ts'
import { measure, percentile, type Measures } from './measure.ts'

const photos = ['scripts/sample-shop/people/studio-2.jpg', 'scripts/sample-shop/people/kal-visuals.jpg']
const size = { name: 'desktop', width: 800, height: 600 } as const
/** Rounds, in which the browsers take turns: what else the machine does then falls on all of them. */
const ROUNDS = 3
/** On a busy machine a first look may take a minute. */
const MOST_MS = 180_000
/** Pieces on each photo: the first look reads the photo, the others do not. */
const PIECES = 3

/** What of a browser the bench needs; `run` gives what the code ends with. */
type Open = { run: (code: string) => Promise<unknown>; close: () => Promise<void> }

async function openChromium(address: string): Promise<Open> {
  const browser = await chromium.launch(await launchOptions())
  const page = await browser.newPage()
  await page.goto(address)
  return { run: (code) => page.evaluate(code), close: () => browser.close() }
}

/**
 * The same looks in each browser of this machine. A browser is as fast as its own best: how much slower it is than Firefox,
 * whose times vary least, is the figure with an aim.
 */
export async function engineInBrowsers(): Promise<Measures> {
  const harness = await serveHarness()
  const address = `${harness.origin}/page.html`
  const { found, missing } = browsersHere()
  for (const { name, missing: packages } of missing) console.log(`${name} is not here (${packages})`)
  const browsers = [
    { name: 'Chromium', open: () => openChromium(address) },
    ...found.map(({ name, open }) => ({
      name,
      async open(): Promise<Open> {
        const driver = await open(size)
        await driver.open(address)
        return driver
      },
    })),
  ]
  const garments = (await listGarments(join(root, 'scripts/sample-shop/data/garments.json'))).filter(
    ({ category }) => category === 'tops',
  )
  const folder = await mkdtemp(join(tmpdir(), 'cabine-browsers-'))
  const times = new Map<string, { first: number[]; next: number[] }>()
  try {
    for (let round = 0; round < ROUNDS; round++)
      for (const { name, open } of browsers) {
        const browser = await open()
        const own = times.get(name) ?? { first: [], next: [] }
        times.set(name, own)
        try {
          await answerOf(browser, `'harness' in window || undefined`)
          await ask(browser, 'harness.load()')
          for (const [i, photo] of photos.entries()) {
            // The engine knows a photo by its bytes: one more at the end makes it new.
            const fresh = join(folder, `${name}-${round}-${i}.jpg`)
            await copyFile(join(root, photo), fresh)
            await appendFile(fresh, Buffer.from([round]))
            for (let piece = 0; piece < PIECES; piece++) {
              const order = [harness.urlOf(fresh), [orderOf(harness.urlOf, nth(garments, piece))]] as const
              const look = (await ask(browser, `harness.tryOn(...${JSON.stringify(order)})`)) as Outcome
              if (!('timings' in look)) throw new Error(`${name}: ${JSON.stringify(look)}`)
              ;(piece === 0 ? own.first : own.next).push(look.ms)
            }
          }
        } finally {
          await browser.close()
        }
      }
  } finally {
    await harness.close()
  }
  return tableOf(times)
}

/** A look takes longer than a driver waits: it is asked for, and then for its end. */
async function ask(browser: Open, call: string) {
  await browser.run(
    `void (window.asked = undefined, ${call}.then((answer) => (window.asked = { answer }), (error) => (window.asked = { error: String(error) })))`,
  )
  const { answer, error } = (await answerOf(browser, 'window.asked')) as { answer?: unknown; error?: string }
  if (error) throw new Error(error)
  return answer
}

/** What the code ends with, once that is something. */
const answerOf = (browser: Open, code: string) =>
  patiently(
    code,
    async () => {
      const answer = (await browser.run(code)) ?? undefined
      if (answer === undefined) throw new Error('not yet')
      return answer
    },
    MOST_MS,
  )

function tableOf(times: Map<string, { first: number[]; next: number[] }>): Measures {
  const measures: Measures = {}
  const firefox = times.get('Firefox')
  for (const [name, own] of times)
    for (const kind of ['first', 'next'] as const) {
      const ms = percentile(own[kind], 0.5)
      const what = kind === 'first' ? 'first look on a photo' : 'next look'
      measures[`engine in ${name}: ${what}, p50`] = measure(ms, 'ms')
      if (firefox && name !== 'Firefox')
        measures[`engine in ${name}: ${what}, beside Firefox`] = measure(
          ms / percentile(firefox[kind], 0.5),
          '×',
          1.5,
        )
    }
  return measures
}
