import type { Context } from 'hono'
import type { RouterRoute } from 'hono/types'
import type { AppEnv } from '../lib/app.ts'

/** The document, built when it is first asked for: what it is built with is loaded only then. */
let built: string | undefined

async function build(routes: RouterRoute[]) {
  const { describeApi } = await import('./document.ts')
  return JSON.stringify(describeApi(routes))
}

/** Changed by a deployment alone, and alike for everybody. */
const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=3600' }

export const answerDocument = (routesOf: () => RouterRoute[]) => async (c: Context<AppEnv>) => {
  built ??= await build(routesOf())
  return c.body(built, 200, headers)
}
