import { OAuthAuthorizationServer } from '@cloudflare/workers-oauth-provider'
import { assistantScopes, consentPath } from '#shared/assistants.ts'
import { lifetimeMs } from '../auth/sessions.ts'

export const mcpPath = '/mcp'
export const tokenPath = '/oauth/token'
export const registrationPath = '/oauth/register'
export const authorizationMetadataPath = '/.well-known/oauth-authorization-server'
export const resourceMetadataPath = `/.well-known/oauth-protected-resource${mcpPath}`

/** What a token stands for: a session of hers, which she can end as that of any device. */
export type TokenProps = { session: string }

export const mcpAddress = (origin: string) => origin + mcpPath

/**
 * Gives tokens to assistants (OAuth 2.1, as MCP asks for it). Assistants register themselves; what a client says of itself under
 * an address of its own is not fetched, because the operator did not choose that host.
 */
export const authorizationServerAt = (origin: string) =>
  new OAuthAuthorizationServer<Env>({
    issuer: origin,
    resources: [mcpAddress(origin)],
    defaultResource: mcpAddress(origin),
    authorizeEndpoint: consentPath,
    tokenEndpoint: tokenPath,
    clientRegistrationEndpoint: registrationPath,
    scopesSupported: [...assistantScopes, 'offline_access'],
    clientIdMetadataDocumentEnabled: false,
    refreshTokenTTL: lifetimeMs / 1000,
  })
