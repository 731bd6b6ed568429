import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

const client = resolve(import.meta.dirname, '../../src/client')

/** A module with all that it imports, and not what is only fetched when it is asked for. */
function withImports(graph: Graph, id: string, found = new Set<string>()) {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) withImports(graph, imported, found)
  return found
}

/** So many pages want a module that it comes with the app. */
const many = 5

/** The runtime of sentences, which is known to their files alone. */
const sentences = /[\\/]node_modules[\\/](?:@messageformat|make-plural)[\\/]/

/** Who wants a module is read off the graph: nothing of a page is named here. */
function readGraph(graph: Graph) {
  const from = (path: string) => withImports(graph, `${client}/${path}`)
  const entry = from('main.tsx')
  const app = from('app.tsx')
  const landing = from('pages/landing/page.tsx')
  const pages = graph.getModuleInfo(`${client}/pages.ts`)?.dynamicallyImportedIds ?? []
  const parts = pages.map((id) => withImports(graph, id))

  return (id: string) => {
    // What is asked for by itself is a file of its own.
    if (id === `${client}/main.tsx` || graph.getModuleInfo(id)?.dynamicImporters.length) return null
    const by = parts.flatMap((part, i) => (part.has(id) ? [i] : []))
    const isOfAll = landing.has(id) && (app.has(id) || by.length > 1)
    if (entry.has(id) || isOfAll || sentences.test(id)) return 'base'
    if (app.has(id) || by.length >= many) return 'app-shell'
    return by.length > 0 ? `pages-${by.join('-')}` : null
  }
}

/**
 * Which modules travel together. Small files compress badly, and each is a wait on a slow network: there is one file
 * of what every page begins with, one of what every page but the landing page does, which is without the router, and
 * one for each set of pages that begin with the same. Lazy parts are the bundler's to cut.
 */
export function codeSplitting() {
  let groupOf: ReturnType<typeof readGraph> | undefined
  const name = (id: string, graph: Graph) => {
    groupOf ??= readGraph(graph)
    return groupOf(id)
  }
  return { includeDependenciesRecursively: false, groups: [{ name }] }
}
