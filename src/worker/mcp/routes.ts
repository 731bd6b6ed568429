import { OAuthResourceServer } from '@cloudflare/workers-oauth-provider'
import type { Context } from 'hono'
import { isOpenSession } from '../auth/sessions.ts'
import { factory, type AppEnv } from '../lib/app.ts'
import { openDb } from '../lib/db.ts'
import { sha256Hex } from '../lib/ids.ts'
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

const tooMany = () => new Response(null, { status: 429, headers: { 'Retry-After': '60' } })

/** A limiter that fails lets nothing through: what is behind it is written for whoever asks. */
async function isWithin(env: Env, key: string) {
  const { success } = await env.ASSISTANT_LIMIT.limit({ key }).catch((error: unknown) => {
    logFault('assistant_limit_failed', error)
    return { success: false }
  })
  return success
}

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
      // Of one shopper's assistant: many shoppers' may call from one network, that of who made it.
      fetch: async (request, env, context) =>
        (await isWithin(env, await sha256Hex(context.props.session)))
          ? answerMcp(request, env, context)
          : tooMany(),
    },
  })

/** What is asked before there is a token is written for whoever asks: so much a minute of one network. */
const limited = factory.createMiddleware(async (c, next) => {
  const network = networkOf(addressOf(c))
  if (network !== null && !(await isWithin(c.env, network))) return tooMany()
  await next()
})

type Server = Pick<OAuthResourceServer<Env, TokenProps>, 'fetch'>

const answeredBy =
  (serverAt: (origin: string) => Server) =>
  ({ req: { raw }, env, executionCtx }: Context<AppEnv>) =>
    serverAt(new URL(raw.url).origin).fetch(raw, env, executionCtx as ExecutionContext)

/** None of them is a page's, and no cookie is looked at: an assistant calls with a token. */
export const assistantRoutes = factory
  .createApp()
  .all(mcpPath, answeredBy(resourceAt))
  .all(resourceMetadataPath, answeredBy(resourceAt))
  .use(limited)
  .all('*', answeredBy(authorizationServerAt))
