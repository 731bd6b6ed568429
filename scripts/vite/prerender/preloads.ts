import type { BuiltPage } from './pages.ts'

type Chunk = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean; name?: string }
export type Manifest = Record<string, Chunk>

/** The files of some modules and all that they import, in the order in which they are needed. */
function filesOf(manifest: Manifest, modules: string[], found = new Set<string>()) {
  for (const name of modules) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}: see scripts/vite/prerender.`)
    if (found.has(chunk.file)) continue
    found.add(chunk.file)
    for (const style of chunk.css ?? []) found.add(style)
    filesOf(manifest, chunk.imports ?? [], found)
  }
  return found
}

const keyOf = (manifest: Manifest, is: (chunk: Chunk) => boolean) =>
  Object.entries(manifest).flatMap(([name, chunk]) => (is(chunk) ? [name] : []))

/**
 * Preload tags for the scripts and styles of a page that otherwise only its code would request. Without them the entry,
 * the app, the page and its messages would load one after another, each after a round trip.
 */
export function preloads(
  manifest: Manifest,
  { name, route }: BuiltPage,
  modules: string[],
  template: string,
) {
  const app = route.layout === 'static' ? [] : keyOf(manifest, (chunk) => chunk.name === 'app')
  const wanted = filesOf(manifest, [...app, `src/client/pages/${name}/page.tsx`, ...modules])
  return [...wanted]
    .filter((file) => !template.includes(`/${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}" />`
        : `<link rel="modulepreload" crossorigin href="/${file}" />`,
    )
}
