import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare, Response as Answer, type Request } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { quietTools } from './database.ts'
import { workerOf } from './paths.ts'

Object.assign(process.env, { ...quietTools, ...process.env })

export type Settings = {
  /** The folder that `buildProduct` wrote. */
  build: string
  port: number
  state: string
  vars?: Record<string, string>
  /** 'info' also prints what the Worker logs. */
  logLevel?: 'error' | 'info'
  /** Answers every request that leaves the Worker in place of the network. */
  outside?: (address: string) => Promise<Response>
}

/** The variables of the build and of `.dev.vars`, and then those of this run, which take precedence. */
export const varsOf = <Own extends object>(own: Own, vars: Record<string, string>) => ({
  ...own,
  ...vars,
})

const answerBy = (outside: (address: string) => Promise<Response>) => async (request: Request) => {
  const { body, status, headers } = await outside(request.url)
  return new Answer(body && new Uint8Array(await new Response(body).arrayBuffer()), {
    status,
    headers: [...headers],
  })
}

/**
 * Serves the built product like production: the Worker with all of its guards in workerd, static files with their
 * headers before it, local storage behind it.
 */
export async function serve({ build, port, state, vars, logLevel = 'error', outside }: Settings) {
  const address = `http://localhost:${port}`
  const { workerOptions, main, externalWorkers } = unstable_getMiniflareWorkerOptions(
    join(workerOf(build), 'wrangler.json'),
  )
  const { modulesRules = [], ...options } = workerOptions
  if (!main) throw new Error(`nothing is built in ${build}`)
  const modules = modulesRules.flatMap(({ type, include }) =>
    globSync(include, { cwd: dirname(main) })
      .filter((path) => path !== basename(main))
      .map((path) => ({ type, path })),
  )
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      resourcePersistencePath: join(state, 'v3'),
      unsafeTriggerHandlers: true,
      telemetry: { enabled: false },
      handleStructuredLogs({ level, message }) {
        if (logLevel === 'info' || level === 'error') console.log(message)
      },
      workers: [
        {
          ...options,
          name: 'cabine',
          bindings: varsOf(options.bindings ?? {}, { SITE_ADDRESS: address, ...vars }),
          rootPath: dirname(main),
          modules: [{ type: 'ESModule', path: basename(main) }, ...modules],
          ...(outside && { outboundService: answerBy(outside) }),
        },
        ...externalWorkers,
      ],
    }),
  )
  await runtime.ready
  return { address, runtime, close: () => runtime.dispose() }
}
