import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder, preview } from 'vite'
import { builtHeaders } from '../vite/prerender/inline.ts'
import { quietTools } from './database.ts'
import { builtFiles, builtWorker, root } from './paths.ts'

Object.assign(process.env, { ...quietTools, ...process.env, NODE_ENV: 'production' })

export async function buildProduct() {
  const builder = await createBuilder({ root, logLevel: 'warn' })
  await builder.buildApp()
}

/** What a developer set in `.dev.vars`, then what this run sets: of two lines with one name the later one counts. */
export function joinVars(own: string, vars: Record<string, string>) {
  const lines = Object.entries(vars).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return [own, ...lines].join('\n')
}

/** Where the built Worker reads them. */
function writeVars(vars: Record<string, string>) {
  const path = join(root, '.dev.vars')
  const own = existsSync(path) ? readFileSync(path, 'utf8') : ''
  writeFileSync(join(builtWorker, '.dev.vars'), joinVars(own, vars))
}

/** Stripe's hosts are let in by name; a fake on this machine takes the place of all of them. */
export const letIn = (fakeStripe: string, headers: string) =>
  headers.replaceAll(/https:\/\/(?:\*\.)?(?:[a-z]+\.)*stripe\.com/g, fakeStripe)

/** Where static files get their headers from. Written for each run, since the build is shared by many. */
function writeHeaders(fakeStripe: string | undefined) {
  const headers = readFileSync(join(builtFiles, builtHeaders), 'utf8')
  writeFileSync(join(builtFiles, '_headers'), fakeStripe ? letIn(fakeStripe, headers) : headers)
}

/** The test variant of the settings has an address on a developer's machine alone. */
const addTestPage = () =>
  copyFileSync(join(builtFiles, 'settings.html'), join(builtFiles, 'settings-new.html'))

/** Serves the built product as production does: workerd, static files with their headers, local storage. */
export async function serve({
  port,
  state,
  vars = {},
  fakeStripe,
  logLevel = 'error',
}: {
  port: number
  state: string
  vars?: Record<string, string>
  /** The address of a fake that browsers may speak with instead of Stripe. */
  fakeStripe?: string | undefined
  /** 'info' also prints what the Worker logs. */
  logLevel?: 'error' | 'info'
}) {
  process.env.CABINE_STATE = state
  const address = `http://localhost:${port}`
  writeVars({ SITE_ADDRESS: address, ...vars })
  writeHeaders(fakeStripe)
  addTestPage()
  const server = await preview({
    root,
    logLevel,
    preview: { port, host: '127.0.0.1', strictPort: true },
  })
  return { address, close: () => server.close() }
}
