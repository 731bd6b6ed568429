import { readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { parseSync, type Plugin } from 'vite'

const client = join(import.meta.dirname, '../../src/client')

/** What main.tsx loads before any page. */
const always = new Set(
  [...readFileSync(join(client, 'main.tsx'), 'utf8').matchAll(/loadMessages\('([\w-]+)'\)/g)].map(
    ([, area = '']) => area,
  ),
)
const areas = new Set(
  [...readFileSync(join(client, 'i18n/areas.ts'), 'utf8').matchAll(/^ {2}'?([\w-]+)'?: typeof import/gm)].map(
    ([, area = '']) => area,
  ),
)

type Spoken = { areas: string[]; imports: string[] }

const isOurs = (name: string) => /^(?:#client\/|\.)/.test(name) && /^\.tsx?$/.test(extname(name))
const pathOf = (from: string, name: string) =>
  name.startsWith('#client/') ? join(client, name.slice('#client/'.length)) : join(dirname(from), name)

/** The areas whose messages a file names, and the files of ours that it imports at once. */
function read(file: string): Spoken {
  const code = readFileSync(file, 'utf8')
  const { module } = parseSync(file, code)
  const named = [...code.matchAll(/['"`]([\w-]+)\.[\w$]/g)].map(([, area = '']) => area)
  return {
    areas: named.filter((area) => areas.has(area) && !always.has(area)),
    imports: [
      ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
        entries.length > 0 && entries.every(({ isType }) => isType) ? [] : [moduleRequest.value],
      ),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest, isType }) =>
          moduleRequest && !isType ? [moduleRequest.value] : [],
        ),
      ),
    ].flatMap((name) => (isOurs(name) ? [pathOf(file, name)] : [])),
  }
}

/** The areas that a file of the client speaks, with all files that it imports at once. `known` keeps what was read. */
export function areasSpokenBy(file: string, known = new Map<string, Spoken>()): string[] {
  const found = new Set<string>()
  const visited = new Set<string>()
  const visit = (one: string) => {
    if (visited.has(one)) return
    visited.add(one)
    const spoken = known.get(one) ?? read(one)
    known.set(one, spoken)
    for (const area of spoken.areas) found.add(area)
    for (const imported of spoken.imports) visit(imported)
  }
  visit(file)
  return [...found].toSorted()
}

/** The code of a file of the client in which each part that is imported later waits for its messages; null where none has any. */
export function withMessagesOfParts(code: string, file: string, known = new Map<string, Spoken>()) {
  const { module } = parseSync(file, code)
  const parts = module.dynamicImports.flatMap(({ start, end, moduleRequest }) => {
    const name = code.slice(moduleRequest.start + 1, moduleRequest.end - 1)
    const isNamed = code.slice(0, start).trimEnd().endsWith('withMessages(')
    if (!isOurs(name) || name.includes('/pages/') || isNamed) return []
    const spoken = areasSpokenBy(pathOf(file, name), known)
    return spoken.length > 0 ? [{ start, end, spoken }] : []
  })
  if (parts.length === 0) return null
  let written = code
  for (const { start, end, spoken } of parts.toReversed()) {
    const named = spoken.map((area) => `'${area}'`).join(', ')
    written = `${written.slice(0, start)}__withMessages(${written.slice(start, end)}, ${named})${written.slice(end)}`
  }
  // Behind the code, so that its lines stay where they are.
  return `${written}\nimport { withMessages as __withMessages } from '#client/i18n/with-messages.ts'\n`
}

/**
 * Whatever the client imports later comes with the messages that it speaks: `import('./part.tsx')` waits for both. A page's areas
 * stand in its route, since its HTML preloads them; who calls `withMessages` names them himself.
 */
export function messagesOfParts(): Plugin {
  const known = new Map<string, Spoken>()
  return {
    name: 'cabine:messages-of-parts',
    enforce: 'pre',
    watchChange: (id) => void known.delete(id),
    transform: {
      filter: { id: /\/src\/client\/(?!i18n\/).*\.tsx?$/, code: /\bimport\(/ },
      handler(code, id) {
        const written = withMessagesOfParts(code, id, known)
        return written === null ? null : { code: written, map: null }
      },
    },
  }
}
