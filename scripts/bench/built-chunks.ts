import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from '../local/paths.ts'

export type Chunk = { file: string; name?: string; imports?: string[]; isEntry?: boolean }
export type Chunks = Record<string, Chunk>

/** The files of the built client and their imports. */
export const readChunks = (build: string): Chunks =>
  JSON.parse(readFileSync(join(filesOf(build), '.vite/manifest.json'), 'utf8'))

export function chunkOf(chunks: Chunks, name: string) {
  const chunk = chunks[name]
  if (!chunk) throw new Error(`The build has no ${name}.`)
  return chunk
}

/** Files that import each other. Whichever a page loads first then sees the other's exports undefined. */
export function importCycles(chunks: Chunks) {
  const cycles: string[] = []
  const done = new Set<string>()
  const walk = (name: string, path: string[]) => {
    const at = path.indexOf(name)
    if (at >= 0) cycles.push([...path.slice(at), name].map((one) => chunkOf(chunks, one).file).join(' → '))
    if (at >= 0 || done.has(name)) return
    for (const imported of chunkOf(chunks, name).imports ?? []) walk(imported, [...path, name])
    done.add(name)
  }
  for (const name of Object.keys(chunks)) walk(name, [])
  return cycles
}
