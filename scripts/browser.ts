import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type LaunchOptions } from '@playwright/test'

const HEADLESS_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * How every script and test of the project starts a browser. The first that exists wins: `CHROMIUM_PATH`, the one
 * Playwright has installed, the system's, and last the one inside @sparticuz/chromium, which needs nothing but the
 * npm install.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  const found = process.env.CHROMIUM_PATH ?? [chromium.executablePath(), ...SYSTEM_BROWSERS].find(existsSync)
  if (found) return { executablePath: found, args: HEADLESS_ARGS, headless: true }
  return await packagedBrowser()
}

/** Unpacks the packaged browser, with the shared libraries that a bare machine lacks, into the temporary folder. */
async function packagedBrowser(): Promise<LaunchOptions> {
  const { default: packaged, inflate } = await import('@sparticuz/chromium')
  const bin = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin')
  const libraries = await inflate(join(bin, 'al2023.tar.br'))
  const executablePath = await packaged.executablePath()
  const searched = [join(libraries, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter)
  return {
    executablePath,
    args: [...HEADLESS_ARGS, '--no-zygote', '--headless=shell'],
    headless: true,
    env: { ...process.env, LD_LIBRARY_PATH: searched, FONTCONFIG_PATH: join(tmpdir(), 'fonts') },
  }
}
