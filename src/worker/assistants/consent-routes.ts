import {
  assistantConsentInput,
  assistantRefusalInput,
  assistantRequestInput,
  consentPath,
} from '#shared/assistants.ts'
import { authorize } from '../auth/authorize.ts'
import { startAssistantSession } from '../auth/sessions.ts'
import { factory, type ApiContext } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitWords, parse } from '../lib/parse-input.ts'
import type { TokenProps } from './servers.ts'

/** Longer names say something else than who it is. */
const longestName = 60

/** Few shoppers are asked, and only a Worker can load it. */
async function oauthOf(c: ApiContext) {
  const { authorizationServerAt } = await import('./servers.ts')
  return authorizationServerAt(new URL(c.req.url).origin).getOAuthApi(c.env)
}

/** A request that is none, or whose time is over, is told as such: she begins anew in her assistant. */
async function asRefusal(error: unknown): Promise<never> {
  const { AuthorizationError } = await import('@cloudflare/workers-oauth-provider')
  if (error instanceof AuthorizationError) throw new ApiError('assistant_request_invalid')
  throw error
}

function giveCookies(c: ApiContext, headers: Headers) {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
}

const nameOf = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, longestName)

/** What an assistant asks her for, and her answer. */
export const assistantConsentRoutes = factory
  .createApp()
  .get('/request', authorize({ who: 'shopper' }), parse('query', assistantRequestInput), async (c) => {
    const asked = new URL(consentPath, c.req.url)
    asked.search = new URL(c.req.url).search
    const oauth = await oauthOf(c)
    const request = await oauth.parseAuthRequest(new Request(asked)).catch(asRefusal)
    const { clientName, redirectHost, redirectIsLoopback } = await oauth.describeConsent(request)
    const { handle, headers } = await oauth.beginConsent(request)
    giveCookies(c, headers)
    return c.json({ handle, name: nameOf(clientName), host: redirectHost, isLocal: redirectIsLoopback }, 200)
  })
  .post(
    '/refusal',
    authorize({ who: 'shopper' }),
    limitWords,
    parse('json', assistantRefusalInput),
    async (c) => {
      const { handle } = c.req.valid('json')
      const oauth = await oauthOf(c)
      const { redirectTo, headers } = await oauth.denyConsent(c.req.raw, handle).catch(asRefusal)
      giveCookies(c, headers)
      return c.json({ to: redirectTo }, 200)
    },
  )
  // It acts for her for weeks: an unlocked device is not enough.
  .post(
    '/consent',
    authorize({ who: 'shopper', proven: true }),
    limitWords,
    parse('json', assistantConsentInput),
    async (c) => {
      const { handle, allowed } = c.req.valid('json')
      const oauth = await oauthOf(c)
      const scope = [...new Set(['shop', ...allowed, 'offline_access'])]
      const { request, headers } = await oauth.approveConsent(c.req.raw, handle, { scope }).catch(asRefusal)
      const { clientName } = await oauth.describeConsent(request)
      const session = await startAssistantSession(c, c.var.shopper.id, nameOf(clientName))
      if (!session) throw new ApiError('not_authenticated')
      const props: TokenProps = { session }
      const { redirectTo } = await oauth.completeAuthorization({
        request,
        userId: c.var.shopper.id,
        metadata: {},
        scope,
        props,
      })
      giveCookies(c, headers)
      return c.json({ to: redirectTo }, 200)
    },
  )
