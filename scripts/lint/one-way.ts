import { dirname, join, relative } from 'node:path'
import { floors } from './floors.ts'

const root = join(import.meta.dirname, '../..')

const aliases = { '#client/': 'src/client/', '#worker/': 'src/worker/', '#shared/': 'src/shared/' }

/** The file that an import leads to, from the root; null where it leads out of `src`. */
function targetOf(file: string, named: string) {
  if (named.startsWith('.')) return join(dirname(file), named)
  const alias = Object.entries(aliases).find(([start]) => named.startsWith(start))
  return alias ? alias[1] + named.slice(alias[0].length) : null
}

/** Of the rooms that a file may be in, the one that says most. */
export const roomOf = (area: string, file: string) =>
  floors[area]
    ?.filter((room) => file === `${area}/${room}` || file.startsWith(`${area}/${room}/`))
    .toSorted((one, other) => other.length - one.length)[0]

/** Tests, and what is made for them, may use everything. */
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)

/** Why this file may not import that, or null. Paths are from the root. */
export function refusalOf(file: string, named: string): string | null {
  const target = targetOf(file, named)
  if (target === null || isTest(file)) return null
  for (const [area, rooms] of Object.entries(floors)) {
    if (!file.startsWith(`${area}/`) || !target.startsWith(`${area}/`)) continue
    const [own, other] = [roomOf(area, file), roomOf(area, target)]
    if (own === undefined || other === undefined)
      return `${own === undefined ? file : target} is in no room of ${area}: name its folder in scripts/lint/floors.ts.`
    if (rooms.indexOf(other) > rooms.indexOf(own))
      return `${area}: '${own}' stands below '${other}' and does not use it (scripts/lint/floors.ts).`
  }
  return null
}

type Named = { source?: { type?: string; value?: unknown } | null }

/** A plugin of oxlint (.oxlintrc.json). */
export default {
  meta: { name: 'house' },
  rules: {
    'one-way': {
      create(context: { filename: string; report: (fault: { node: unknown; message: string }) => void }) {
        const file = relative(root, context.filename)
        const look = (node: Named) => {
          if (typeof node.source?.value !== 'string') return
          const message = refusalOf(file, node.source.value)
          if (message) context.report({ node: node.source, message })
        }
        return {
          ImportDeclaration: look,
          ExportNamedDeclaration: look,
          ExportAllDeclaration: look,
          ImportExpression: look,
          TSImportType: look,
        }
      },
    },
  },
}
