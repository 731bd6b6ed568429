import { dirname, join, relative } from 'node:path'
import { floors, knowTheWorker } from './floors.ts'

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

/** Tests, and what is made for them, may use everything of their side. */
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)

function refusedByOrder(area: string, file: string, target: string) {
  const rooms = floors[area] ?? []
  const [own, other] = [roomOf(area, file), roomOf(area, target)]
  if (own === undefined || other === undefined)
    return `${own === undefined ? file : target} is in no room of ${area}: name its folder in scripts/lint/floors.ts.`
  return rooms.indexOf(other) > rooms.indexOf(own)
    ? `${area}: '${own}' stands below '${other}' and does not use it (scripts/lint/floors.ts).`
    : null
}

const featureOf = (path: string) => /^src\/client\/features\/([^/]+)\//.exec(path)?.[1]

/** What stands in a feature's own folder is its face; what stands in its subfolders is its own. */
const isBehindAFace = (file: string, target: string) =>
  /^src\/client\/features\/[^/]+\/[^/]+\//.test(target) && featureOf(file) !== featureOf(target)

/** Why this file may not import that, or null. Paths are from the root. */
export function refusalOf(file: string, named: string): string | null {
  const target = targetOf(file, named)
  if (target === null) return null
  if (isBehindAFace(file, target)) return `What stands in the subfolders of a feature is its own.`
  if (file.startsWith('src/client/') && target.startsWith('src/worker/') && !knowTheWorker.includes(file))
    return 'The browser knows the Worker by what both share, and by the types of its APIs (lib/api.ts).'
  const areas = Object.keys(floors).filter(
    (area) =>
      file.startsWith(`${area}/`) && target.startsWith(`${area}/`) && (area === 'src' || !isTest(file)),
  )
  return areas.map((area) => refusedByOrder(area, file, target)).find((refusal) => refusal !== null) ?? null
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
