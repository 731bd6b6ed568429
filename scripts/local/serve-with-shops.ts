import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare, Response as Answer, type Request } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { quietTools } from './database.ts'
import { builtWorker } from './paths.ts'

Object.assign(process.env, { ...quietTools, ...process.env })

type Settings = {
  port: number
  state: string
  vars: Record<string, string>
  /** Answers every request that leaves the Worker: nothing reaches a network. */
  outside: (address: string) => Promise<Response>
}

/**
 * The built product with a web of our own around it. The Worker is the one of production, with its guards: that
 * shops of this machine have public names is done outside of it, here, where its requests come out.
 */
export async function serveWithShops({ port, state, vars, outside }: Settings) {
  const { workerOptions, main, externalWorkers } = unstable_getMiniflareWorkerOptions(
    join(builtWorker, 'wrangler.json'),
  )
  const { modulesRules = [], ...options } = workerOptions
  if (!main) throw new Error('the product is not built')
  const modules = modulesRules.flatMap(({ type, include }) =>
    globSync(include, { cwd: dirname(main) })
      .filter((path) => path !== basename(main))
      .map((path) => ({ type, path })),
  )
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      resourcePersistencePath: join(state, 'v3'),
      unsafeTriggerHandlers: true,
      telemetry: { enabled: false },
      workers: [
        {
          ...options,
          name: 'cabine',
          bindings: Object.assign({}, options.bindings, vars),
          rootPath: dirname(main),
          modules: [{ type: 'ESModule', path: basename(main) }, ...modules],
          async outboundService(request: Request) {
            const { body, status, headers } = await outside(request.url)
            return new Answer(body && new Uint8Array(await new Response(body).arrayBuffer()), {
              status,
              headers: [...headers],
            })
          },
        },
        ...externalWorkers,
      ],
    }),
  )
  await miniflare.ready
  return miniflare
}
