import { errors as joseErrors } from 'jose'
import * as v from 'valibot'
import type { GoogleOutcome } from '#shared/google-outcomes.ts'
import { languages } from '@cabine/sophia/vocabulary/languages.ts'
import { ownPath } from '#shared/own-path.ts'
import { factory, type ApiContext } from '../../lib/app.ts'
import { ApiError } from '../../lib/errors.ts'
import { limitWords, parse } from '../../lib/parse-input.ts'
import { logEvent, logFault } from '../../lib/log.ts'
import { logSecurity } from '../../lib/security-log.ts'
import { sendMails } from '../../mail/send.ts'
import { requireOn } from '../../switches/switches.ts'
import { authorize, type VisitorContext } from '../authorize.ts'
import { wantedLanguage } from '../wanted-language.ts'
import { isProven, proveByGoogle } from '../proof.ts'
import { dropSealed, putSealed, readSealed } from '../sealed-cookies.ts'
import { countAttempt, googleLimits, signUpLimits } from '../throttle.ts'
import { addressOf } from '../../lib/sender-address.ts'
import { googleConfigured } from './provider.ts'
import { beginFlow, endFlow, exchangeCode, type Flow, type Purpose } from './sign-in-flow.ts'
import { issuersOf, readIdToken, UntrustedToken, UnverifiedEmail, type GoogleUser } from './id-token.ts'
import {
  connectGoogle,
  createConnected,
  findAccounts,
  linkVerified,
  signInConnected,
  takeOver,
} from './linking.ts'
import { discover, keysAt, ProviderUnavailable } from './provider.ts'

const home = '/dashboard'
const settings = '/settings-clean'
/** How long a shopper may take to answer the one question that is left after Google. */
const pendingSeconds = 15 * 60
const pendingCookie = { use: 'google-pending', name: 'google-pending', seconds: pendingSeconds }
const pending = v.object({
  subject: v.string(),
  email: v.string(),
  name: v.string(),
  kind: v.picklist(['new', 'unconfirmed']),
})

/** Body of POST /api/auth/google/finish: only a new account needs the confirmation of age. */
const finishInput = v.object({
  minimumAge: v.optional(v.literal(true)),
  /** The language of the page and of mails. */
  language: v.optional(v.picklist(languages)),
})

/** A flow that ends without a sign-in; `outcome` is what the page tells the shopper. */
class Refused extends Error {
  readonly outcome: GoogleOutcome

  constructor(outcome: GoogleOutcome) {
    super(outcome)
    this.outcome = outcome
  }
}

function withParams(path: string, params: Record<string, string>) {
  const url = new URL(path, 'https://ours.invalid')
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}

/** Redirects to the page that tells the outcome: the sign-in page, or where a signed-in shopper came from. */
function redirectWithOutcome(
  c: ApiContext,
  { purpose, next }: Pick<Flow, 'purpose' | 'next'>,
  google: GoogleOutcome,
) {
  if (purpose !== 'sign_in') return c.redirect(withParams(next, { google }), 302)
  return c.redirect(withParams('/auth', { tab: 'signIn', google, ...(next !== home && { next }) }), 302)
}

function outcomeOf(error: unknown): GoogleOutcome {
  if (error instanceof Refused) return error.outcome
  if (error instanceof UnverifiedEmail) return 'unverified'
  if (error instanceof ApiError && error.code === 'too_many_attempts') return 'too_many'
  if (error instanceof UntrustedToken || error instanceof joseErrors.JOSEError) {
    logEvent('google_not_believed', { reason: error.message })
    return 'untrusted'
  }
  if (error instanceof ProviderUnavailable) logEvent('google_not_there', { reason: error.message })
  else logFault('google_failed', error)
  return 'unreachable'
}

const purposes: Partial<Record<string, Purpose>> = { connect: 'connect', prove: 'prove' }

/** The session that asks to connect or to prove; null to sign in. Refuses requests that another site has caused. */
async function askingSession(c: VisitorContext, purpose: Purpose) {
  if (purpose === 'sign_in') return null
  const from = c.req.header('sec-fetch-site') ?? 'none'
  const { caller } = c.var
  if (!caller || !(await caller.find()) || !['same-origin', 'none'].includes(from)) throw new Refused('lost')
  if (purpose === 'connect' && !(await isProven(c.var.db, caller.session))) throw new Refused('needs_proof')
  return caller.session
}

async function begin(c: VisitorContext) {
  const purpose = purposes[c.req.query('for') ?? ''] ?? 'sign_in'
  const fallback = purpose === 'sign_in' ? home : settings
  const next = ownPath(c.req.query('next'), new URL(c.req.url).origin) ?? fallback
  try {
    if (!googleConfigured(c.env)) throw new Refused('not_configured')
    const session = await askingSession(c, purpose)
    return c.redirect(await beginFlow(c, await discover(c.env), { purpose, next, session }), 302)
  } catch (error) {
    return redirectWithOutcome(c, { purpose, next }, outcomeOf(error))
  }
}

/**
 * An answer names who gives it (RFC 9207): one of another provider would have us send it our code. Where ours says that it always
 * names itself, an answer without a name is not its own.
 */
function refuseOtherIssuer(c: ApiContext, namesItself: boolean) {
  const issuer = c.req.query('iss')
  const isOurs = issuer === undefined ? !namesItself : issuersOf(c.env.GOOGLE_ISSUER).includes(issuer)
  if (isOurs) return
  logEvent('google_not_believed', { reason: 'the answer names another issuer, or none' })
  throw new Refused('untrusted')
}

/** Reads who Google says that the shopper is, in answer to the flow that this browser began. */
async function readAnswer(c: ApiContext, { verifier, nonce }: Flow): Promise<GoogleUser> {
  const endpoints = await discover(c.env)
  refuseOtherIssuer(c, endpoints.namesItself)
  const code = c.req.query('code')
  if (!code) throw new Refused(c.req.query('error') === 'access_denied' ? 'denied' : 'untrusted')
  await countAttempt(c.var.db, googleLimits(addressOf(c)))
  const token = await exchangeCode(c, endpoints.token, code, verifier)
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId } = c.env
  return readIdToken(token, { keys: keysAt(c.env, endpoints.keys), issuer, clientId, nonce })
}

/** Signs in the shopper of a Google account, or asks what is left to ask. Returns the path to redirect to. */
async function signInOrAsk(c: ApiContext, googleUser: GoogleUser, next: string): Promise<string> {
  const { userId, account } = await findAccounts(c.var.db, googleUser)
  if (userId) {
    await signInConnected(c, userId, googleUser)
    return next
  }
  if (account && !account.isStaying) throw new Refused('leaving')
  if (account?.isVerified) {
    if (!(await linkVerified(c, account.id, googleUser))) throw new Refused('has_other')
    logSecurity('credential_changed', 'google_added')
    sendMails(c, account.id)
    return next
  }
  await putSealed(c, pendingCookie, { ...googleUser, kind: account ? 'unconfirmed' : 'new' })
  return withParams('/auth', { finish: 'google', ...(next !== home && { next }) })
}

/** Acts only in the session that asked, because somebody else may have signed in on this browser meanwhile. */
async function addToAccount(c: VisitorContext, flow: Flow, googleUser: GoogleUser): Promise<GoogleOutcome> {
  const { caller } = c.var
  const shopper = await caller?.find()
  if (!caller || !shopper || caller.session !== flow.session) throw new Refused('lost')
  if (flow.purpose === 'connect') {
    const outcome = await connectGoogle(c, { userId: shopper.id, session: caller.session }, googleUser)
    sendMails(c, shopper.id)
    if (outcome === 'connected') logSecurity('credential_changed', 'google_added')
    return outcome
  }
  if (!(await proveByGoogle(c.var.db, caller.session, googleUser.subject))) return 'not_connected'
  logSecurity('proof_given', 'google')
  return 'proven'
}

async function end(c: VisitorContext) {
  const flow = googleConfigured(c.env) ? await endFlow(c, c.req.query('state') ?? '') : null
  if (!flow) return redirectWithOutcome(c, { purpose: 'sign_in', next: home }, 'lost')
  try {
    const googleUser = await readAnswer(c, flow)
    if (flow.purpose === 'sign_in') return c.redirect(await signInOrAsk(c, googleUser, flow.next), 302)
    return redirectWithOutcome(c, flow, await addToAccount(c, flow, googleUser))
  } catch (error) {
    return redirectWithOutcome(c, flow, outcomeOf(error))
  }
}

async function readPending(c: ApiContext) {
  const found = googleConfigured(c.env) ? await readSealed(c, { ...pendingCookie, schema: pending }) : null
  if (!found) throw new ApiError('google_lost')
  return found
}

export const googleRoutes = factory
  .createApp()
  .get('/', authorize({ who: 'anybody' }), (c) => begin(c))
  .get('/callback', authorize({ who: 'anybody' }), (c) => end(c))
  .get('/pending', async (c) => {
    const { email, name, kind } = await readPending(c)
    return c.json({ email, name, kind }, 200)
  })
  .post('/finish', limitWords, parse('json', finishInput), async (c) => {
    const { minimumAge, language = wantedLanguage(c) } = c.req.valid('json')
    const googleUser = await readPending(c)
    if (googleUser.kind === 'new' && !minimumAge) throw new ApiError('invalid_input', { field: 'minimumAge' })
    if (googleUser.kind === 'new') await requireOn(c.env, 'sign_ups', 'sign_ups_closed')
    await countAttempt(c.var.db, signUpLimits(googleUser.email, addressOf(c)))
    const { account } = await findAccounts(c.var.db, googleUser)
    // The page said which of the two would happen, so a new account never takes over one that was created meanwhile.
    const isDone =
      googleUser.kind === 'new'
        ? await createConnected(c, googleUser, language)
        : account !== undefined && (await takeOver(c, account.id, googleUser))
    dropSealed(c, pendingCookie.name)
    if (!isDone) throw new ApiError('google_lost')
    if (account) sendMails(c, account.id)
    return c.json({ success: true as const }, 200)
  })
