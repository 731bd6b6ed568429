import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { createServer, type Plugin } from 'vite'
import { engineAssets } from '@cabine/engine/vite'
import { launchOptions } from '../browser.ts'
import { heldMegabytes } from './memory.ts'
import type {
  CoverOutcome,
  Figured,
  Harness,
  HowToTryOn,
  Measured,
  Outcome,
  PhotographOutcome,
  PieceOrder,
  Previewed,
} from './page.ts'

const scripts = fileURLToPath(new URL('.', import.meta.url))
const root = resolve(scripts, '../..')

/** A page with an engine, for files on this disk. */
export type Visit = {
  check: (file: string) => ReturnType<Harness['check']>
  measure: (piece: Omit<PieceOrder, 'url'> & { file: string }) => Promise<Measured>
  figure: (file: string) => Promise<Figured>
  covers: (file: string) => Promise<CoverOutcome>
  tryOn: (
    photo: string,
    pieces: (Omit<PieceOrder, 'url'> & { file: string })[],
    how?: HowToTryOn,
  ) => Promise<Outcome>
  /** Does in advance what a look of these pieces would wait for. */
  prepare: (photo: string, pieces: (Omit<PieceOrder, 'url'> & { file: string })[]) => Promise<void>
  photograph: (order: Parameters<Harness['photograph']>[0]) => Promise<PhotographOutcome>
  pack: (photo: string) => Promise<string>
  recall: (photo: string, packed: string) => Promise<boolean>
  /** A preview of the last look's pieces, worn in another way. */
  preview: (photo: string, pieces: (Omit<PieceOrder, 'url'> & { file: string })[]) => Promise<Previewed>
  /** Megabytes that the page and its worker hold after a garbage collection. */
  memory: () => Promise<number>
  close: () => Promise<void>
}

/** An engine in a real browser, with its models loaded. */
export type EngineHarness = Visit & {
  loadMs: number
  /** Another page in a browser that has just started, whose engine has loaded nothing yet. */
  visit: () => Promise<Visit>
  /** Hosts other than our own that were asked for anything. */
  strangers: string[]
  /** How many requests our own server got. It proves that `strangers` would have seen others. */
  ownRequests: () => number
}

/** Serves the page with the engine, and files of this disk to it. `urlOf` gives a file its address. */
export async function serveHarness() {
  const files: string[] = []
  const server = await createServer({
    configFile: false,
    root: scripts,
    logLevel: 'error',
    cacheDir: resolve(root, 'node_modules/.vite-engine'),
    plugins: [engineAssets(), serveFiles(files)],
    // A file saved meanwhile must not reload the page in the middle of a look.
    server: { port: 0, host: '127.0.0.1', fs: { allow: [root] }, watch: null, hmr: false },
  })
  await server.listen()
  const address = server.resolvedUrls?.local[0]
  if (!address) throw new Error('The engine has no address.')
  const urlOf = (file: string) => {
    if (!files.includes(file)) files.push(file)
    return `/files/${files.indexOf(file)}`
  }
  return { origin: address.replace(/\/$/, ''), urlOf, close: () => server.close() }
}

/** A piece as the page is told of it: with addresses in place of files. */
export const orderOf = (
  urlOf: (file: string) => string,
  { file, sewn, ...piece }: Omit<PieceOrder, 'url'> & { file: string },
): PieceOrder => ({ ...piece, url: urlOf(file), ...(sewn === undefined ? {} : { sewn: urlOf(sewn) }) })

export async function openEngine(): Promise<EngineHarness> {
  const { origin, urlOf, close } = await serveHarness()
  const strangers: string[] = []
  let own = 0
  const visit = () =>
    openVisit(origin, urlOf, (url) => {
      const { protocol, origin: asked } = new URL(url)
      if (asked === origin) own++
      else if (protocol.startsWith('http')) strangers.push(url)
    })
  const first = await visit()
  return {
    ...first,
    loadMs: await first.load(),
    visit,
    strangers,
    ownRequests: () => own,
    async close() {
      await first.close()
      await close()
    },
  }
}

async function openVisit(origin: string, url: (file: string) => string, onRequest: (url: string) => void) {
  const browser = await chromium.launch(await launchOptions())
  const page = await browser.newPage()
  page.context().on('request', (request) => onRequest(request.url()))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('INFO:'))
      console.error('page:', message.text())
  })
  await page.goto(`${origin}/page.html`)
  await page.waitForFunction(() => 'harness' in window)
  const orders = (pieces: (Omit<PieceOrder, 'url'> & { file: string })[]) =>
    pieces.map((piece) => orderOf(url, piece))

  return {
    load: () => call(page, 'load'),
    check: (file) => call(page, 'check', url(file)),
    measure: ({ file, ...piece }) => call(page, 'measure', { ...piece, url: url(file) }),
    figure: (file) => call(page, 'figure', url(file)),
    covers: (file) => call(page, 'covers', url(file)),
    tryOn: (photo, pieces, how) => call(page, 'tryOn', url(photo), orders(pieces), how),
    prepare: (photo, pieces) => call(page, 'prepare', url(photo), orders(pieces)),
    photograph: ({ photo, draft, stranger, ...order }) =>
      call(page, 'photograph', { ...order, photo: url(photo), draft: url(draft), stranger: url(stranger) }),
    pack: (photo) => call(page, 'pack', url(photo)),
    recall: (photo, packed) => call(page, 'recall', url(photo), packed),
    preview: (photo, pieces) => call(page, 'preview', url(photo), orders(pieces)),
    memory: () => heldMegabytes(page),
    close: () => browser.close(),
  } satisfies Visit & { load: () => Promise<number> }
}

/** Calls one of the harness's functions, which page.ts put on its window. */
async function call<Name extends keyof Harness>(
  page: Page,
  name: Name,
  ...values: Parameters<Harness[Name]>
): Promise<Awaited<ReturnType<Harness[Name]>>> {
  const answer: unknown = await page.evaluate(
    ({ called, given }) => {
      const { harness } = window as unknown as { harness: Record<string, (...list: unknown[]) => unknown> }
      const answering = harness[called]
      if (!answering) throw new Error(`The page has no ${called}.`)
      return answering(...given)
    },
    { called: name, given: values },
  )
  return answer as Awaited<ReturnType<Harness[Name]>>
}

/** Serves the files on the list by their number, whatever folder they lie in. */
export function serveFiles(files: string[]): Plugin {
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
