import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from '../local/paths.ts'

export type Chunk = { file: string; name?: string; imports?: string[]; isEntry?: boolean }
export type Chunks = Record<string, Chunk>

/** The files of the built client and their imports. */
export const readChunks = (build: string): Chunks =>
  JSON.parse(readFileSync(join(filesOf(build), '.vite/manifest.json'), 'utf8'))

/** Files that import each other. Whichever a page loads first then sees the other's exports undefined. */
export function importCycles(chunks: Chunks) {
  const cycles: string[] = []
  const done = new Set<string>()
  const walk = (name: string, path: string[]) => {
    const at = path.indexOf(name)
    if (at >= 0) cycles.push([...path.slice(at), name].map((one) => chunks[one].file).join(' → '))
    if (at >= 0 || done.has(name)) return
    for (const imported of chunks[name].imports ?? []) walk(imported, [...path, name])
    done.add(name)
  }
  for (const name of Object.keys(chunks)) walk(name, [])
  return cycles
}
