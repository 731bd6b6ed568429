import Beasties from 'beasties'
import { load } from 'cheerio'
import { parse } from 'postcss'

/** The faces of a style sheet whose files have these names. */
export function facesIn(sheet: string, names: readonly string[]) {
  const faces: string[] = []
  parse(sheet).walkAtRules('font-face', (face) => {
    const text = face.toString()
    if (names.some((name) => text.includes(`/${name}-`))) faces.push(text)
  })
  return faces.join('')
}

/**
 * The rules of the built style sheet that some drawn pages can need before the whole sheet is there. Pages of one
 * kind share them, so that the policy in `_headers` need not tell many apart. `files` is the folder of the build,
 * `sheet` the path of the style sheet in it. Faces are not among
 * them: a page names its own (`facesIn`).
 */
export async function criticalCss(files: string, sheet: string, pages: readonly string[]) {
  const beasties = new Beasties({
    path: files,
    logLevel: 'warn',
    fonts: false,
    pruneSource: false,
  })
  // What public/first-paint.js sets on the document is there before the first paint.
  const html = await beasties.process(
    `<!doctype html><html class="dark reads-another" data-greets="0"><head><link rel="stylesheet" href="/${sheet}" /></head><body>${pages.join('')}</body></html>`,
  )
  return load(html)('style').text()
}
