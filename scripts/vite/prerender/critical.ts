import Beasties from 'beasties'
import { load } from 'cheerio'
import { parse } from 'postcss'

/** The `@font-face` rules of a style sheet whose files have these names. */
export function facesIn(sheet: string, names: readonly string[]) {
  const faces: string[] = []
  parse(sheet).walkAtRules('font-face', (face) => {
    const text = face.toString()
    if (names.some((name) => text.includes(`/${name}-`))) faces.push(text)
  })
  return faces.join('')
}

/**
 * The rules of the built style sheet that rendered pages need before the whole sheet has loaded. All pages of one kind
 * share them, so that the security policy in `_headers` lists few hashes. `files` is the folder of the build, `sheet`
 * the path of the style sheet in it. Fonts are left out, because each page adds its own (`facesIn`).
 */
export async function criticalCss(files: string, sheet: string, pages: readonly string[]) {
  const beasties = new Beasties({
    path: files,
    logLevel: 'warn',
    fonts: false,
    pruneSource: false,
    // What a script of another language needs: first-paint.js sets the language before anything is drawn.
    allowRules: [/^:root.*:lang\(/],
  })
  // The attributes that public/first-paint.js sets on the document are included, because rules may depend on them.
  const html = await beasties.process(
    `<!doctype html><html class="dark reads-another" data-greets="0"><head><link rel="stylesheet" href="/${sheet}" /></head><body>${pages.join('')}</body></html>`,
  )
  return load(html)('style').text()
}
