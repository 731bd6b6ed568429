import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

const client = resolve(import.meta.dirname, '../../src/client')

/** Returns a module with everything that it imports statically. */
function withImports(graph: Graph, id: string, found = new Set<string>()) {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) withImports(graph, imported, found)
  return found
}

/**
 * A module that this many pages import is put into the app's own file; a small one, such as an icon, already where one page
 * less imports it, because a file of its own would be mostly wrapping.
 */
const manyPages = 10
const smallLength = 1_000

/** The runtime of compiled messages. No page imports it itself, only the message files that are loaded later. */
const messageRuntime = /[\\/]node_modules[\\/](?:@messageformat|make-plural)[\\/]/

/** Derives from the import graph which pages use a module, so that no page has to be named here. */
function readGraph(graph: Graph) {
  const from = (path: string) => withImports(graph, `${client}/${path}`)
  const entry = from('main.tsx')
  const app = from('app.tsx')
  const landing = from('pages/landing/page.tsx')
  const pages = graph.getModuleInfo(`${client}/pages.ts`)?.dynamicallyImportedIds ?? []
  const parts = pages.map((id) => withImports(graph, id))

  return (id: string) => {
    // The entry and every dynamically imported module get a file of their own.
    if (id === `${client}/main.tsx` || graph.getModuleInfo(id)?.dynamicImporters.length) return null
    const by = parts.flatMap((part, i) => (part.has(id) ? [i] : []))
    const isOfAll = landing.has(id) && (app.has(id) || by.length > 1)
    if (entry.has(id) || isOfAll || messageRuntime.test(id)) return 'base'
    const isSmall = (graph.getModuleInfo(id)?.code?.length ?? 0) < smallLength
    if (app.has(id) || by.length >= (isSmall ? manyPages - 1 : manyPages)) return 'app-shell'
    return by.length > 0 ? `pages-${by.join('-')}` : null
  }
}

/**
 * Decides which modules share a file. Small files compress badly, and each is another request on a slow network. So
 * there is one file for what every page needs, one for what all but the landing page need (it has no router), and one
 * for each set of pages that share modules. The bundler itself splits what is loaded later.
 */
export function codeSplitting() {
  let groupOf: ReturnType<typeof readGraph> | undefined
  const name = (id: string, graph: Graph) => {
    groupOf ??= readGraph(graph)
    return groupOf(id)
  }
  return { includeDependenciesRecursively: false, groups: [{ name }] }
}
