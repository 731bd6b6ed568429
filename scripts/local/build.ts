import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createBuilder } from 'vite'
import { cheapPasswords } from '../vite/cheap-passwords.ts'
import { quietTools } from './database.ts'
import { deployedBuild, filesOf, root, workerOf } from './paths.ts'

Object.assign(process.env, { ...quietTools, ...process.env, NODE_ENV: 'production' })

/** Replaces Stripe's hosts in the security policy by a fake on this machine. */
export const allowFakeStripe = (fakeStripe: string, headers: string) =>
  headers.replaceAll(/https:\/\/(?:\*\.)?(?:[a-z]+\.)*stripe\.com/g, fakeStripe)

function writeFakeStripe(build: string, fakeStripe: string) {
  const path = join(filesOf(build), '_headers')
  writeFileSync(path, allowFakeStripe(fakeStripe, readFileSync(path, 'utf8')))
}

/** The settings page for tests has an address in local builds only. */
const addTestPage = (build: string) =>
  copyFileSync(join(filesOf(build), 'settings.html'), join(filesOf(build), 'settings-new.html'))

/** Points wrangler back to the build in `dist`, or to none, so that a test build is never deployed. */
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
  /** Makes password hashes cost next to nothing. */
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
  if (fakeStripe) writeFakeStripe(build, fakeStripe)
}
