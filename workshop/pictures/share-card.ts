import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { heroCrop } from '../../src/client/features/landing/demo/hero-pieces.ts'
import { launchOptions } from '../../scripts/browser.ts'
import { root } from '../../scripts/local/paths.ts'
import { people } from '../../scripts/vite/sample-people.ts'

/** Draws public/share-card.jpg, the picture that networks show beside a link to the landing page. */
const inline = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`
const font = (name: string) =>
  inline(
    'font/woff2',
    readFileSync(join(root, `node_modules/@fontsource/instrument-serif/files/${name}.woff2`)),
  )

const photo = await people['samples/people/kal-visuals.jpg']()
const shown = inline('image/jpeg', await sharp(photo).extract(heroCrop).resize(560).jpeg().toBuffer())
const look = inline('image/webp', readFileSync(join(root, 'public/samples/demo/navy-dot-wrap-top/720.webp')))

const html = `
  <style>
    @font-face { font-family: 'Cabine Display'; src: url(${font('instrument-serif-latin-400-normal')}) }
    @font-face { font-family: 'Cabine Display'; font-style: italic; src: url(${font('instrument-serif-latin-400-italic')}) }
    body { margin: 0; width: 1200px; height: 630px; display: flex; background: #fdfaf7; color: #241c18; font-family: 'Cabine Display' }
    main { flex: 1; padding: 56px 72px; display: flex; flex-direction: column; justify-content: space-between }
    p { margin: 0; font-size: 48px } h1 { margin: 0; font-weight: 400; font-size: 148px; line-height: .94; letter-spacing: -.022em }
    em { display: block; color: #6f2c3a }
    figure { margin: 0; position: relative; width: 504px; height: 630px }
    img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover }
    .look { clip-path: inset(0 42% 0 0) } i { position: absolute; inset: 0 calc(42% - 1.5px) 0 auto; width: 3px; background: #fff }
  </style>
  <main><p>Cabine</p><h1>Try it on.<em>On you.</em></h1></main>
  <figure><img src="${shown}"><img class="look" src="${look}"><i></i></figure>`

const browser = await chromium.launch(await launchOptions())
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.setContent(html, { waitUntil: 'load' })
await page.evaluate(() => document.fonts.ready)
const drawn = await page.screenshot()
await browser.close()
writeFileSync(join(root, 'public/share-card.jpg'), await sharp(drawn).jpeg({ quality: 84 }).toBuffer())
