import { OAuthResourceServer } from '@cloudflare/workers-oauth-provider'
import { isOpenSession } from '../auth/sessions.ts'
import { factory } from '../lib/app.ts'
import { openDb } from '../lib/db.ts'
import { logFault } from '../lib/log.ts'
import { addressOf, networkOf } from '../lib/sender-address.ts'
import { answerMcp } from './answer-mcp.ts'
import {
  authorizationMetadataPath,
  authorizationServerAt,
  mcpAddress,
  mcpPath,
  registrationPath,
  resourceMetadataPath,
  tokenPath,
  type TokenProps,
} from '../assistants/servers.ts'

const paths: readonly string[] = [
  mcpPath,
  tokenPath,
  registrationPath,
  authorizationMetadataPath,
  resourceMetadataPath,
]

/** Whether an address is one of those at which her assistants speak to the site. */
export const isForAssistants = (pathname: string) => paths.includes(pathname)

/** What a caller without a token is told, and whoever has one of a session that is still open is answered. */
const resourceAt = (origin: string) =>
  new OAuthResourceServer<Env, TokenProps>({
    resourceMetadata: {
      resource: mcpAddress(origin),
      authorization_servers: [origin],
      resource_name: 'Cabine',
    },
    validateToken: (env) => async (resource, token) => {
      const valid = await authorizationServerAt(origin).validateToken<TokenProps>(resource, token, env)
      return valid && (await isOpenSession(openDb(env.DB), valid.props.session)) ? valid : null
    },
    handler: {
      fetch: (request, env, context) => answerMcp(request, env, context),
    },
  })

const tooMany = () => new Response(null, { status: 429, headers: { 'Retry-After': '60' } })

/** A limiter that fails lets nothing through: what is behind it is written for whoever asks. */
async function isWithin(env: Env, key: string) {
  const { success } = await env.ASSISTANT_LIMIT.limit({ key }).catch((error: unknown) => {
    logFault('assistant_limit_failed', error)
    return { success: false }
  })
  return success
}

/** An assistant's token, or else the network from which it is asked, has so many calls a minute. */
const limited = factory.createMiddleware(async (c, next) => {
  const token = c.req.header('authorization')
  const key = token ?? networkOf(addressOf(c))
  if (key !== null && !(await isWithin(c.env, key))) return tooMany()
  await next()
})

const originOf = ({ url }: Request) => new URL(url).origin

/** Neither is a page's, and no cookie is looked at: an assistant calls with a token. */
export const assistantRoutes = factory
  .createApp()
  .use(limited)
  .all(mcpPath, ({ req: { raw }, env, executionCtx }) =>
    resourceAt(originOf(raw)).fetch(raw, env, executionCtx as ExecutionContext),
  )
  .all(resourceMetadataPath, ({ req: { raw }, env, executionCtx }) =>
    resourceAt(originOf(raw)).fetch(raw, env, executionCtx as ExecutionContext),
  )
  .all('*', ({ req: { raw }, env, executionCtx }) =>
    authorizationServerAt(originOf(raw)).fetch(raw, env, executionCtx as ExecutionContext),
  )
