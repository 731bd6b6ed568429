import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { PhotographEnv } from '#worker/try-on/providers/pools.ts'
import { listen, readBody } from '../http.ts'
import type { startFakePhotographers } from '../start.ts'
import { controlRoom, type Product } from './page.ts'
import { servicesOf, type Service } from './services.ts'

const modeForm = v.object({ scenario: v.string(), when: v.picklist(['always', 'next']) })
const isDollars = /^\d+(?:\.\d+)?$/

function setMode(
  { modes, name, setMode: always, planNext }: Service,
  scenario: string,
  when: 'always' | 'next',
) {
  const isDone = when === 'next' ? planNext(scenario) : always(scenario)
  if (!isDone) return 'There is no such scenario.'
  const label = modes.find((mode) => mode.scenario === scenario)?.label ?? scenario
  return `${name}, ${when === 'next' ? 'the next run' : 'from now on'}: ${label}.`
}

function createPages(services: Service[], env: PhotographEnv, product: Product | null) {
  const home = (note: string) => `/?${new URLSearchParams({ done: note }).toString()}`
  const serviceOf = (id: string) => services.find((one) => one.id === id)
  return new Hono()
    .get('/', (c) => c.html(controlRoom({ services, env, product, note: c.req.query('done') ?? null })))
    .get('/style.css', async (c) =>
      c.body(await readFile(join(import.meta.dirname, 'style.css'), 'utf8'), 200, {
        'content-type': 'text/css',
      }),
    )
    .get('/pictures/:service/:name', (c) => {
      const place = Number.parseInt(c.req.param('name'), 10)
      const picture = serviceOf(c.req.param('service'))?.runs()[place]?.picture
      if (!picture) return c.notFound()
      // After a reset the same address is another picture.
      const headers = { 'content-type': 'image/jpeg', 'cache-control': 'no-store' }
      return c.body(new Uint8Array(picture), 200, headers)
    })
    .post('/services/:service', async (c) => {
      const service = serviceOf(c.req.param('service'))
      if (!service) return c.notFound()
      const { scenario, when } = v.parse(modeForm, await c.req.parseBody())
      return c.redirect(home(setMode(service, scenario, when)), 303)
    })
    .post('/reset', (c) => {
      for (const service of services) service.reset()
      return c.redirect(home('Every service succeeds, and has forgotten its runs.'), 303)
    })
    .post('/day', async (c) => {
      const { budget } = await c.req.parseBody()
      if (!product || typeof budget !== 'string' || !isDollars.test(budget))
        return c.redirect(home('A budget is a number of dollars.'), 303)
      await product.renew(budget)
      return c.redirect(home(`A new day, on which $${budget} may be spent.`), 303)
    })
}

const asRequest = async (request: IncomingMessage) => {
  const body = request.method === 'POST' ? new Uint8Array(await readBody(request)) : null
  return new Request(new URL(request.url ?? '/', 'http://localhost'), {
    method: request.method ?? 'GET',
    headers: { 'content-type': request.headers['content-type'] ?? '' },
    body,
  })
}

type Options = { port?: number; env: PhotographEnv; product?: Product | null }

/** A page that no photographer has: what each fake does next, what it has done, and what that would have cost. */
export function openControlRoom(
  fakes: Awaited<ReturnType<typeof startFakePhotographers>>,
  { port = 0, env, product = null }: Options,
) {
  const pages = createPages(servicesOf(fakes, env), env, product)
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const answer = await pages.fetch(await asRequest(request))
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  }
  return listen(port, handle, (response, fault) => response.writeHead(500).end(fault))
}
