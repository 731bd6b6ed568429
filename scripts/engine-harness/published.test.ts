import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { engineAssets } from '@cabine/engine/vite'
import sharp from 'sharp'
import { build as buildPage, preview } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { launchOptions } from '../browser.ts'
import { root } from '../local/paths.ts'
import { listGarments } from './inputs.ts'

const project = mkdtempSync(join(tmpdir(), 'cabine-engine-user-'))
afterAll(() => rmSync(project, { recursive: true }))

/** Installs a package as a registry would give it: what `npm pack` takes of it, and nothing else. */
function install(name: 'engine' | 'models') {
  const packed = execFileSync(
    'npm',
    ['pack', '--ignore-scripts', '--silent', '--pack-destination', project, '-w', `packages/${name}`],
    { cwd: root, encoding: 'utf8' },
  ).trim()
  const folder = join(project, 'node_modules/@cabine', name)
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-xzf', join(project, packed), '-C', folder, '--strip-components', '1'])
  return Object.keys(
    (
      JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        dependencies?: Record<string, string>
      }
    ).dependencies ?? {},
  )
}

/** Other people's packages as they are installed here. */
function link(name: string) {
  const [scope] = name.split('/')
  if (name.startsWith('@') && scope) mkdirSync(join(project, 'node_modules', scope), { recursive: true })
  symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name))
}

test(
  'the page of the README dresses a photo, with the packages as they would be published',
  { timeout: 240_000 },
  async () => {
    const needed = [...install('engine'), ...install('models')]
    for (const name of needed.filter((one) => !one.startsWith('@cabine/'))) link(name)
    const readme = readFileSync(join(root, 'packages/engine/README.md'), 'utf8')
    const [, page = ''] = /```html\n([^]*?)```/.exec(readme) ?? []
    writeFileSync(join(project, 'index.html'), page)
    mkdirSync(join(project, 'public'))
    const dress = (await listGarments(join(root, 'scripts/sample-shop/data/garments.json'))).find(
      ({ category }) => category === 'dresses',
    )
    await sharp(dress?.file).flatten({ background: '#fff' }).jpeg().toFile(join(project, 'public/dress.jpg'))
    // It waits for the file with `await`, which a module may do at its top.
    const build = { target: 'es2022' }
    await buildPage({ root: project, configFile: false, logLevel: 'error', plugins: [engineAssets()], build })
    const server = await preview({
      root: project,
      configFile: false,
      preview: { port: 0, host: '127.0.0.1' },
    })
    const browser = await chromium.launch(await launchOptions())
    try {
      const tab = await browser.newPage()
      await tab.goto(server.resolvedUrls?.local[0] ?? '')
      await tab.setInputFiles('#photo', join(root, 'scripts/sample-shop/people/studio-2.jpg'))
      const isDressed = () => /as sure as/.test(document.querySelector('#said')?.textContent ?? '')
      await tab.waitForFunction(isDressed, undefined, { timeout: 200_000 })
      const [width, height] = await tab.locator('#look').evaluate(async (look: HTMLImageElement) => {
        await look.decode()
        return [look.naturalWidth, look.naturalHeight]
      })
      expect([width, height]).toEqual([550, 761])
    } finally {
      await browser.close()
      await server.close()
    }
  },
)
