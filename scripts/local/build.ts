import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createBuilder } from 'vite'
import { cheapPasswords } from '../vite/cheap-passwords.ts'
import { quietTools } from './database.ts'
import { deployedBuild, filesOf, root, workerOf } from './paths.ts'

Object.assign(process.env, { ...quietTools, ...process.env, NODE_ENV: 'production' })

/** Replaces Stripe's hosts in the security policy by a fake on this machine. */
export const letIn = (fakeStripe: string, headers: string) =>
  headers.replaceAll(/https:\/\/(?:\*\.)?(?:[a-z]+\.)*stripe\.com/g, fakeStripe)

function letFakeIn(build: string, fakeStripe: string) {
  const path = join(filesOf(build), '_headers')
  writeFileSync(path, letIn(fakeStripe, readFileSync(path, 'utf8')))
}

/** The test build's settings page has an address on a developer's machine alone. */
const addTestPage = (build: string) =>
  copyFileSync(join(filesOf(build), 'settings.html'), join(filesOf(build), 'settings-new.html'))

/** Removes the note that a build leaves for wrangler, so that a test build is never deployed. */
function keepFromDeployment() {
  const notes = join(root, '.wrangler/deploy')
  const deployed = join(workerOf(deployedBuild), 'wrangler.json')
  if (existsSync(deployed))
    writeFileSync(
      join(notes, 'config.json'),
      JSON.stringify({ configPath: relative(notes, deployed), auxiliaryWorkers: [] }),
    )
  else rmSync(notes, { recursive: true, force: true })
}

type Differences = {
  /** The address of a fake that browsers use instead of Stripe. */
  fakeStripe?: string
  /** Password hashes cost next to nothing. */
  hasCheapPasswords?: boolean
}

/**
 * Builds the product as it is deployed, except for the named options, in a folder that belongs to this caller alone.
 */
export async function buildProduct(build: string, { fakeStripe, hasCheapPasswords }: Differences = {}) {
  const plugins = hasCheapPasswords ? [cheapPasswords()] : []
  const builder = await createBuilder({ root, logLevel: 'error', plugins, build: { outDir: build } })
  await builder.buildApp()
  keepFromDeployment()
  addTestPage(build)
  if (fakeStripe) letFakeIn(build, fakeStripe)
}
