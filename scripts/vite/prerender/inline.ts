import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { load } from 'cheerio'
import { minify } from 'vite'
import { siteVars } from './site.ts'

/** The path in the build of the one style sheet that every page has, without the first slash. */
export function sheetIn(template: string) {
  const path = load(template)('link[rel=stylesheet]').attr('href')?.slice(1)
  if (!path) throw new Error('index.html has no style sheet.')
  return path
}

/** public/first-paint.js, minified to be inlined: as a separate file it would delay the first paint by a request. */
export async function firstPaintScript(root: string) {
  const source = await readFile(join(root, 'public/first-paint.js'), 'utf8')
  const { code } = await minify('first-paint.js', `{${source}}`)
  return code.trim()
}

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

type Inline = { scripts: string[]; styles: string[] }

/**
 * Adds the hashes of the build's inline scripts and styles to the security policy, so that no other inline code runs.
 */
export function allowInline(headers: string, { scripts, styles }: Inline) {
  const add = (text: string, directive: string, texts: string[]) =>
    text.replaceAll(`${directive} 'self'`, (all) => [all, ...texts.map(digest)].join(' '))
  return add(add(headers, 'script-src', scripts), 'style-src', styles)
}

const turnstileHost = 'https://challenges.cloudflare.com'

/** Lets Turnstile's script and its frame in, on every page: the app goes from one to another without a new document. */
export const allowTurnstile = (headers: string) =>
  headers.replaceAll(/^ *Content-Security-Policy: .*$/gm, (policy) => {
    const scripts = policy.replace("script-src 'self'", `script-src 'self' ${turnstileHost}`)
    return scripts.includes('frame-src ')
      ? scripts.replace('frame-src ', `frame-src ${turnstileHost} `)
      : `${scripts}; frame-src ${turnstileHost}`
  })

/** Cloudflare ignores a longer line of `_headers`. */
const longestLine = 2000

export async function writeHeaders(root: string, files: string, inline: Inline) {
  const own = allowInline(await readFile(join(root, 'public/_headers'), 'utf8'), inline)
  const headers = siteVars().hasTurnstile ? allowTurnstile(own) : own
  if (headers.split('\n').some((line) => line.length > longestLine))
    throw new Error('A line of _headers is too long: too many pages have an inline style of their own.')
  await writeFile(join(files, '_headers'), headers)
}
