import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { languages } from '#client/i18n/language.ts'
import { filesOf } from '../local/paths.ts'
import { pages, type BuiltPage } from '../vite/prerender/pages.ts'
import { chunkOf, readChunks, type Chunk } from './built-chunks.ts'
import { measure, type Measures } from './measure.ts'

const kilobyte = 1000

const budget = (name: string) => (name === 'landing' ? 75 : 118)

/**
 * What is fetched before a page shows for the first time: the entry, the app with its router except on the landing
 * page (see main.tsx), the page's module and its messages.
 */
const startingPoints = (entry: string, app: string, { name, route }: BuiltPage, language: string) => [
  entry,
  ...(name === 'landing' ? [] : [app]),
  `src/client/pages/${name}/page.tsx`,
  `src/client/i18n/files/${language}.ts`,
  ...['common', ...route.areas].map((area) => `src/client/i18n/messages/${language}/${area}.json.js`),
]

/** The JavaScript of each page until it shows, with all imports, brotli-compressed, in its longest language. */
export function bundleSizes(build: string): Measures {
  const chunks = readChunks(build)
  const find = (is: (chunk: Chunk) => boolean) =>
    Object.entries(chunks).find(([, chunk]) => is(chunk))?.[0] ?? ''
  const entry = find(({ isEntry }) => isEntry === true)
  const app = find(({ name }) => name === 'app')
  const withImports = (names: string[], found = new Set<string>()) => {
    for (const name of names) {
      if (found.has(name)) continue
      const { imports = [] } = chunkOf(chunks, name)
      found.add(name)
      withImports(imports, found)
    }
    return found
  }
  const sizes = new Map<string, number>()
  const size = (file: string) => {
    const bytes = sizes.get(file) ?? brotliCompressSync(readFileSync(join(filesOf(build), file))).length
    sizes.set(file, bytes)
    return bytes
  }
  const bytesOf = (names: string[]) => {
    const files = new Set([...withImports(names)].map((name) => chunkOf(chunks, name).file))
    return [...files].filter((file) => file.endsWith('.js')).reduce((total, file) => total + size(file), 0)
  }
  return Object.fromEntries(
    pages.map((page) => {
      const bytes = languages.map((language) => bytesOf(startingPoints(entry, app, page, language)))
      return [`JavaScript of ${page.name}`, measure(Math.max(...bytes) / kilobyte, 'kB', budget(page.name))]
    }),
  )
}
