import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join, sep } from 'node:path'

/**
 * A wrong edit of a source of the Worker: `from` becomes `to`. Both are expressions, or with `statements` statements,
 * so that right and wrong can stand side by side and a run chooses.
 */
export type Edit = { file: string; from: string; to: string; statements?: true }

/** A planted fault, and the seed of a world that shows it; `size` is how many histories that has, where not the usual. */
export type PlantedFault = { edits: Edit[]; shownBy: number; size?: number }

const folder = ['', 'src', 'worker', ''].join(sep)
const worker = join(import.meta.dirname, '../..')
const chosen = new Set<string>()

/** Sets the fault that the next history has; none without a name. */
export function choose(fault: string | undefined) {
  chosen.clear()
  if (fault) chosen.add(fault)
}

/** Read by the edited sources. */
Object.assign(globalThis, { isPlanted: (fault: string) => chosen.has(fault) })

function edited(source: string, fault: string, { file, from, to, statements }: Edit) {
  const [before, after, ...more] = source.split(from)
  // An edit that fits no more would find nothing, and nobody would know.
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(
      `'${fault}' fits ${file} at ${more.length + (after === undefined ? 0 : 1)} places, not at one`,
    )
  const asks = `globalThis.isPlanted(${JSON.stringify(fault)})`
  return statements
    ? `${before}if (${asks}) { ${to} } else { ${from} }${after}`
    : `${before}(${asks} ? (${to}) : (${from}))${after}`
}

/** In plain Node there is no such module; the objects' stand-in (objects.ts) needs no more of it. */
const workersModule = `data:text/javascript,
  export class DurableObject { constructor(ctx, env) { this.ctx = ctx; this.env = env } }
  export class WorkerEntrypoint {}`

/** Nothing decodes a picture in a history: it fails at once, and the first time as any other, so that a seed repeats. */
const noCodec = `
  export default () => { throw new Error('no history decodes a picture') }
  export const decode = () => null`

/**
 * From here on sources of the Worker are loaded with every fault in them, each asleep until it is chosen, and with numbers
 * that `scaled` makes smaller for every history.
 */
export function plant(faults: Record<string, PlantedFault>, scaled: Edit[] = []) {
  const all = Object.entries(faults).flatMap(([fault, { edits }]) => edits.map((edit) => ({ fault, edit })))
  // A file that has moved would never be loaded, and its fault never planted.
  for (const { file } of [...all.map(({ edit }) => edit), ...scaled])
    if (!existsSync(join(worker, file))) throw new Error(`there is no ${file} to plant a fault in`)
  registerHooks({
    resolve: (name, context, next) =>
      name === 'cloudflare:workers' ? { url: workersModule, shortCircuit: true } : next(name, context),
    load(url, context, next) {
      if (/\/@jsquash\/\w+\/codec\//.test(url))
        return { format: 'module', source: noCodec, shortCircuit: true }
      const loaded = next(url, context)
      const isAbout = ({ file }: Edit) => url.endsWith(folder + file)
      const own = all.filter(({ edit }) => isAbout(edit))
      const smaller = scaled.filter(isAbout)
      if (own.length + smaller.length === 0 || !loaded.source) return loaded
      let source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source)
      for (const { file, from, to } of smaller) {
        if (!source.includes(from)) throw new Error(`${file} has no ${from}`)
        source = source.replace(from, to)
      }
      for (const { fault, edit } of own) source = edited(source, fault, edit)
      return { ...loaded, source }
    },
  })
}
