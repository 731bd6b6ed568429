import type { Context } from 'hono'
import type { RouterRoute } from 'hono/types'
import type { AppEnv } from '../lib/app.ts'

/** The document is built on the first request, which also loads the code that builds it. */
let built: string | undefined

async function build(routes: RouterRoute[]) {
  const { describeApi } = await import('./document.ts')
  return JSON.stringify(describeApi(routes))
}

const headers = { 'Content-Type': 'application/json' }

export const answerDocument = (routesOf: () => RouterRoute[]) => async (c: Context<AppEnv>) => {
  built ??= await build(routesOf())
  return c.body(built, 200, headers)
}
