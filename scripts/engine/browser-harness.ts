import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { createServer, type Plugin } from 'vite'
import { launchOptions } from '../browser.ts'
import { engineAssets } from '../vite/engine-assets.ts'
import type { Harness, Measured, Outcome, PieceOrder } from './page.ts'

const scripts = fileURLToPath(new URL('.', import.meta.url))
const root = resolve(scripts, '../..')

/** The engine in a real browser, for files on this disk. */
export type EngineHarness = {
  loadMs: number
  check(file: string): ReturnType<Harness['check']>
  measure(piece: Omit<PieceOrder, 'url'> & { file: string }): Promise<Measured>
  tryOn(photo: string, pieces: (Omit<PieceOrder, 'url'> & { file: string })[]): Promise<Outcome>
  /** Hosts other than our own that were asked for anything. */
  strangers: string[]
  /** Memory of the page and its worker, where the browser tells. */
  memory(): Promise<number | undefined>
  close(): Promise<void>
}

export async function openEngine(): Promise<EngineHarness> {
  const files: string[] = []
  const server = await createServer({
    configFile: false,
    root: scripts,
    logLevel: 'error',
    cacheDir: resolve(root, 'node_modules/.vite-engine'),
    plugins: [engineAssets(), serveFiles(files)],
    server: { port: 0, host: '127.0.0.1', fs: { allow: [root] } },
  })
  await server.listen()
  const origin = server.resolvedUrls!.local[0].replace(/\/$/, '')
  const browser = await chromium.launch(await launchOptions())
  const page = await browser.newPage()
  const strangers: string[] = []
  page.context().on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (protocol.startsWith('http') && asked !== origin) strangers.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('INFO:'))
      console.error('page:', message.text())
  })
  await page.goto(`${origin}/page.html`)
  await page.waitForFunction(() => 'harness' in window)
  const url = (file: string) => {
    if (!files.includes(file)) files.push(file)
    return `/files/${files.indexOf(file)}`
  }

  return {
    loadMs: await inPage(page, (harness) => harness.load(), undefined),
    check: (file) => inPage(page, (harness, asked) => harness.check(asked), url(file)),
    measure: ({ file, ...piece }) =>
      inPage(page, (harness, order) => harness.measure(order), { ...piece, url: url(file) }),
    tryOn: (photo, pieces) =>
      inPage(page, (harness, order) => harness.tryOn(order.photo, order.pieces), {
        photo: url(photo),
        pieces: pieces.map(({ file, ...piece }) => ({ ...piece, url: url(file) })),
      }),
    strangers,
    memory: () => inPage(page, (harness) => Promise.resolve(harness.heapMegabytes()), undefined),
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

/** Runs a function in the page with the harness that page.ts put on its window. */
async function inPage<Argument, Result>(
  page: Page,
  run: (harness: Harness, argument: Argument) => Promise<Result>,
  argument: Argument,
): Promise<Result> {
  const handle = await page.evaluateHandle(() => (window as unknown as { harness: Harness }).harness)
  const body = `(harness, argument) => (${run.toString()})(harness, argument)`
  return (await page.evaluate(([harness, code, given]) => (0, eval)(code as string)(harness, given), [
    handle,
    body,
    argument,
  ] as const)) as Result
}

/** Serves the files on the list by their number, whatever folder they lie in. */
function serveFiles(files: string[]): Plugin {
  return {
    name: 'cabine:harness-files',
    configureServer(server) {
      server.middlewares.use('/files/', (request, response, next) => {
        const file = files[Number(request.url?.replace(/\D/g, ''))]
        if (!file) return next()
        readFile(file).then(
          (bytes) => response.end(bytes),
          () => next(),
        )
      })
    },
  }
}
