import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { load } from 'cheerio'
import { minify } from 'vite'

/** The one style sheet that every page has: its path in the build, without the first slash. */
export function sheetIn(template: string) {
  const path = load(template)('link[rel=stylesheet]').attr('href')?.slice(1)
  if (!path) throw new Error('index.html has no style sheet.')
  return path
}

/** public/first-paint.js as it stands in a page: a file of its own would be a request before the first paint. */
export async function firstPaintScript(root: string) {
  const source = await readFile(join(root, 'public/first-paint.js'), 'utf8')
  const { code } = await minify('first-paint.js', `{${source}}`)
  return code.trim()
}

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

type Inline = { scripts: string[]; styles: string[] }

/** A policy that lets in what the build wrote into its pages, and nothing else that is written there. */
export function letInInline(headers: string, { scripts, styles }: Inline) {
  const add = (text: string, directive: string, texts: string[]) =>
    text.replaceAll(`${directive} 'self'`, (all) => [all, ...texts.map(digest)].join(' '))
  return add(add(headers, 'script-src', scripts), 'style-src', styles)
}

/** Cloudflare leaves out a longer line. */
const longestLine = 2000

export async function writeHeaders(root: string, files: string, inline: Inline) {
  const headers = letInInline(await readFile(join(root, 'public/_headers'), 'utf8'), inline)
  if (headers.split('\n').some((line) => line.length > longestLine))
    throw new Error('A line of _headers is too long: too many pages have a style of their own.')
  await writeFile(join(files, '_headers'), headers)
}
