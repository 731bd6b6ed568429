import Beasties from 'beasties'
import { load } from 'cheerio'
import { parse } from 'postcss'

/** A browser loads no face before a character asks for it: each is a line here. */
function facesIn(sheet: string) {
  const faces: string[] = []
  parse(sheet).walkAtRules('font-face', (face) => void faces.push(face.toString()))
  return faces.join('')
}

/**
 * The rules of the built style sheet that some drawn pages can need before the whole sheet is there. Pages of one
 * kind share them, so that the policy in `_headers` need not tell many apart. `files` is the folder of the build,
 * `sheet` the path of the style sheet in it.
 */
export async function criticalCss(files: string, sheet: { path: string; text: string }, pages: string[]) {
  const beasties = new Beasties({
    path: files,
    logLevel: 'warn',
    fonts: false,
    pruneSource: false,
  })
  // What public/first-paint.js sets on the document is there before the first paint.
  const html = await beasties.process(
    `<!doctype html><html class="dark reads-another" data-greets="0"><head><link rel="stylesheet" href="/${sheet.path}" /></head><body>${pages.join('')}</body></html>`,
  )
  return facesIn(sheet.text) + load(html)('style').text()
}
