import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { arch } from 'node:process'
import { browserAddresses } from '../addresses.ts'
import type { Driver, Size } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { openWebkit } from './webkit.ts'

export type Browser = { name: string; open: (size: Size) => Promise<Driver> }
type Missing = { name: string; missing: string }

const find = (paths: string[]) => paths.find((path) => existsSync(path))
const triplets: Partial<Record<typeof arch, string>> = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }
const libraries = `/usr/lib/${triplets[arch] ?? ''}`

function firefox(): Browser | Missing {
  const name = 'Firefox'
  const binary = process.env.FIREFOX_PATH ?? find(['/usr/bin/firefox-esr', '/usr/bin/firefox'])
  if (!binary) return { name, missing: 'firefox-esr' }
  return { name, open: (size) => openFirefox(binary, size) }
}

/** WebKit as Linux has it: the engine of Safari, and of every browser on an iPhone. */
function webkit(): Browser | Missing {
  const name = 'WebKit'
  const driver = find(['/usr/bin/WebKitWebDriver'])
  const miniBrowser = find(
    ['4.1', '4.0', '6.0'].map((api) => join(libraries, `webkit2gtk-${api}/MiniBrowser`)),
  )
  const screen = find(['/usr/bin/Xvfb'])
  if (!driver || !miniBrowser || !screen) return { name, missing: 'webkit2gtk-driver xvfb' }
  const programs = { driver, miniBrowser, screen }
  return { name, open: (size) => openWebkit(programs, browserAddresses.driver.port, size) }
}

/** The browsers of this machine beside Chromium, and the Debian packages that the others come in. */
export function browsersHere() {
  const all = [firefox(), webkit()]
  return {
    found: all.filter((one): one is Browser => 'open' in one),
    missing: all.filter((one): one is Missing => 'missing' in one),
  }
}
