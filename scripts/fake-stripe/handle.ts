import type { Account } from './account.ts'
import { keyInUse, Refusal } from './errors.ts'
import { apiVersion } from './events.ts'
import { expand } from './expand.ts'
import { parseForm, texts } from './form.ts'
import type { Answer, Asked } from './http.ts'
import { answerCall, routes } from './routes.ts'

/** Thrown for a call without an answer: the caller sees its connection break, or times out. */
export class NoAnswer extends Error {
  readonly kind: 'lost' | 'timeout'

  constructor(kind: 'lost' | 'timeout') {
    super(kind === 'lost' ? 'The connection was closed.' : 'The request timed out.')
    this.kind = kind
  }
}

/** Answers one API call. All its consequences have happened when this returns. */
export function answer(account: Account, asked: Asked): Answer {
  const isSpared = account.faults[0] === 'kept' && asked.method !== 'POST'
  const fault = isSpared ? undefined : account.faults.shift()
  if (fault === 'timeout') throw new NoAnswer('timeout')
  const requestId = `req_${account.ids.some(14)}`
  const headers = {
    'Content-Type': 'application/json',
    'Request-Id': requestId,
    'Stripe-Version': asked.header('stripe-version') ?? apiVersion,
  }
  if (fault === 'error') return refusalAnswer(headers, ownFault())
  if (fault === 'kept') return keepFault(account, asked, headers)
  if (fault === 'busy') return refusalAnswer(headers, tooMany())
  const made = dispatch(account, asked, headers, requestId)
  if (fault === 'lost') throw new NoAnswer('lost')
  return made
}

const ownFault = () => new Refusal(500, 'api_error', 'An unknown error occurred.')

function keepFault(account: Account, asked: Asked, headers: Record<string, string>) {
  const made = refusalAnswer(headers, ownFault())
  const key = asked.header('idempotency-key')
  const before = key && account.idempotency.replay(key, `${asked.path}\n${asked.body}`, account.clock.now())
  if (before) return before
  if (key) account.idempotency.keep(key, made)
  return made
}

const tooMany = () =>
  new Refusal(429, 'invalid_request_error', 'Request rate limit exceeded.', { code: 'rate_limit' })

/** The answer to a call whose idempotency key is still in flight. */
export const inFlight = (account: Account, key: string) =>
  refusalAnswer(
    { 'Content-Type': 'application/json', 'Request-Id': `req_${account.ids.some(14)}` },
    keyInUse(key),
  )

function refusalAnswer(headers: Record<string, string>, refusal: Refusal): Answer {
  const error = {
    ...refusal.error,
    request_log_url: `https://dashboard.stripe.com/test/logs/${headers['Request-Id']}`,
  }
  return { status: refusal.status, headers, body: JSON.stringify({ error }) }
}

function dispatch(
  account: Account,
  asked: Asked,
  headers: Record<string, string>,
  requestId: string,
): Answer {
  const key = asked.method === 'POST' ? asked.header('idempotency-key') : null
  let isKept = false
  try {
    const byBrowser = authorize(account, asked)
    if (key) {
      headers['Idempotency-Key'] = key
      const before = account.idempotency.replay(key, `${asked.path}\n${asked.body}`, account.clock.now())
      if (before) return before
      isKept = true
    }
    account.cause = { id: requestId, key }
    const body = call(account, asked, byBrowser)
    const made = { status: 200, headers, body }
    if (key) account.idempotency.keep(key, made)
    return made
  } catch (error) {
    const isDecline = error instanceof Refusal && error.status === 402
    // A declined card is an answer that is stored; a request that was never begun is not.
    if (key && isKept && !isDecline) account.idempotency.release(key)
    if (!(error instanceof Refusal)) throw error
    const made = refusalAnswer(headers, error)
    if (key && isDecline) account.idempotency.keep(key, made)
    return made
  } finally {
    account.cause = null
  }
}

/** Whether a browser asks, by the publishable key. */
function authorize(account: Account, asked: Asked) {
  const key = keyOf(asked)
  if (key === account.keys.secret) return false
  if (key === account.keys.publishable) return true
  const message = key
    ? `Invalid API Key provided: ${key.slice(0, 8)}****`
    : 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.'
  throw new Refusal(401, 'invalid_request_error', message)
}

function keyOf(asked: Asked) {
  const [scheme, value = ''] = (asked.header('authorization') ?? '').split(' ')
  if (scheme === 'Bearer') return value
  if (scheme === 'Basic') return atob(value).split(':')[0]
  const [, query = ''] = asked.path.split('?')
  const { key } = parseForm(asked.method === 'GET' ? query : asked.body)
  return typeof key === 'string' ? key : ''
}

function call(account: Account, asked: Asked, byBrowser: boolean): string {
  const [path = '', query = ''] = asked.path.split('?')
  const { found, id } = routeTo(asked.method, path)
  if (!found) {
    throw new Refusal(404, 'invalid_request_error', `Unrecognized request URL (${asked.method}: ${path}).`)
  }
  if (byBrowser && !found.forBrowsers) {
    throw new Refusal(
      403,
      'invalid_request_error',
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
      { code: 'secret_key_required' },
    )
  }
  const form = { ...parseForm(query), ...parseForm(asked.body) }
  delete form.key
  const made = answerCall(found, { account, form, id, path, byBrowser })
  if (typeof made === 'string') return made
  return JSON.stringify(form.expand ? expand(account, made, texts(form, 'expand')) : made)
}

const namespaces = new Set(['checkout', 'billing_portal'])

/** `GET /v1/invoices/in_1/lines` is the route `GET invoices/:id/lines`. */
function routeTo(method: string, path: string) {
  const parts = path.split('/')
  const [, version, namespace = ''] = parts
  const from = namespaces.has(namespace) ? 4 : 3
  const id = parts[from]
  if (version !== 'v1') return { found: undefined, id: '' }
  if (id !== undefined) parts[from] = ':id'
  return {
    found: routes[`${method} ${parts.slice(2).join('/')}`],
    id: id === undefined ? '' : decodeURIComponent(id),
  }
}
