import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { languages } from '#client/i18n/language.ts'
import { pageAreas, type PageName } from '#client/i18n/page-areas.ts'
import { filesOf } from '../local/paths.ts'
import { readChunks, type Chunk } from './built-chunks.ts'
import { measure, type Measures } from './measure.ts'

const kilobyte = 1000

const routes = Object.keys(pageAreas) as PageName[]
const budget = (route: PageName) => (route === 'landing' ? 75 : 110)

/**
 * What is fetched on purpose before a page shows for the first time: the entry, the app with its router but
 * for the front door (see main.tsx), the page's module and its sentences.
 */
const startingPoints = (entry: string, app: string, route: PageName, language: string) => [
  entry,
  ...(route === 'landing' ? [] : [app]),
  `src/client/pages/${route}.tsx`,
  `src/client/i18n/files/${language}.ts`,
  ...['common', ...pageAreas[route]].map((area) => `src/client/i18n/messages/${language}/${area}.json.js`),
]

/** The JavaScript of each page until it shows, with all that is imported for it, brotli, in its longest language. */
export function bundleSizes(build: string): Measures {
  const chunks = readChunks(build)
  const find = (is: (chunk: Chunk) => boolean) => Object.keys(chunks).find((name) => is(chunks[name])) ?? ''
  const entry = find(({ isEntry }) => isEntry === true)
  const app = find(({ name }) => name === 'app')
  const withImports = (names: string[], found = new Set<string>()) => {
    for (const name of names) {
      if (found.has(name)) continue
      if (!(name in chunks)) throw new Error(`The build has no ${name}.`)
      found.add(name)
      withImports(chunks[name].imports ?? [], found)
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
    const files = new Set([...withImports(names)].map((name) => chunks[name].file))
    return [...files].filter((file) => file.endsWith('.js')).reduce((total, file) => total + size(file), 0)
  }
  return Object.fromEntries(
    routes.map((route) => {
      const bytes = languages.map((language) => bytesOf(startingPoints(entry, app, route, language)))
      return [`JavaScript of ${route}`, measure(Math.max(...bytes) / kilobyte, 'kB', budget(route))]
    }),
  )
}
