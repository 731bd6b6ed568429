import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../local/paths.ts'
import { measure, type Measures } from './measure.ts'

type Chunk = { file: string; src?: string; imports?: string[]; isEntry?: boolean }

const client = join(root, 'dist/client')
const kilobyte = 1000

/** The JavaScript that a page needs before it shows: the entry, the page's module, and all that both import, brotli. */
export function bundleSizes(): Measures {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const entry = Object.keys(chunks).find((name) => chunks[name].isEntry) ?? ''
  const withImports = (names: string[], found = new Set<string>()) => {
    for (const name of names) {
      if (found.has(name)) continue
      found.add(name)
      withImports(chunks[name].imports ?? [], found)
    }
    return found
  }
  const size = (file: string) => brotliCompressSync(readFileSync(join(client, file))).length
  const pages = Object.keys(chunks).filter((name) => /^src\/client\/pages\/[^/]+\.tsx$/.test(name))
  return Object.fromEntries(
    pages.map((page) => {
      const files = [...withImports([entry, page])]
        .map((name) => chunks[name].file)
        .filter((file) => file.endsWith('.js'))
      const bytes = files.reduce((total, file) => total + size(file), 0)
      const route = page.replace(/^src\/client\/pages\/|\.tsx$/g, '')
      return [`JavaScript of ${route}`, measure(bytes / kilobyte, 'kB', route === 'landing' ? 75 : 110)]
    }),
  )
}
