import { createHash, createPublicKey, generateKeyPairSync, randomUUID, verify } from 'node:crypto'

export type ServiceAccountFile = {
  type: 'service_account'
  project_id: string
  private_key_id: string
  private_key: string
  client_email: string
  token_uri: string
}

type Account = {
  file: ServiceAccountFile
  tokenSeconds: number
  tokenStatus: number
  isRevoked: boolean
  tokens: number
}
type Options = { tokenSeconds?: number; tokenStatus?: number; isRevoked?: boolean }

/** One pair for all accounts: making one takes a while. */
const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const privateKey = pair.privateKey.export({ format: 'pem', type: 'pkcs8' })
const publicKey = createPublicKey(pair.publicKey.export({ format: 'pem', type: 'spki' }))

const decode = (part: string): Record<string, unknown> => {
  try {
    return { ...(JSON.parse(Buffer.from(part, 'base64url').toString()) as object) }
  } catch {
    return {}
  }
}

/** Service accounts and the tokens that they were given. */
export class Accounts {
  readonly project = 'fake-project'
  #accounts = new Map<string, Account>()
  #tokens = new Map<string, { email: string; untilMs: number }>()

  open(
    tokenUri: string,
    { tokenSeconds = 3_600, tokenStatus = 200, isRevoked = false }: Options = {},
  ): ServiceAccountFile {
    const id = randomUUID().slice(0, 8)
    const file: ServiceAccountFile = {
      type: 'service_account',
      project_id: this.project,
      private_key_id: createHash('sha1').update(id).digest('hex'),
      private_key: privateKey,
      client_email: `try-on-${id}@${this.project}.iam.gserviceaccount.com`,
      token_uri: tokenUri,
    }
    this.#accounts.set(file.client_email, { file, tokenSeconds, tokenStatus, isRevoked, tokens: 0 })
    return file
  }

  revoke(email: string) {
    const account = this.#accounts.get(email)
    if (account) account.isRevoked = true
    this.withdraw(email)
  }

  /** Ends the tokens of an account before their time. */
  withdraw(email: string) {
    for (const [token, held] of this.#tokens) if (held.email === email) this.#tokens.delete(token)
  }

  tokensOf(email: string) {
    return this.#accounts.get(email)?.tokens ?? 0
  }

  /** Exchanges an assertion (RFC 7523, as Google describes it for service accounts). */
  exchange(form: URLSearchParams): { status: number; body: Record<string, unknown> } {
    const refuse = (error: string, error_description: string) => ({
      status: 400,
      body: { error, error_description },
    })
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      return refuse('unsupported_grant_type', 'Invalid grant_type.')
    const [header = '', payload = '', signature = ''] = (form.get('assertion') ?? '').split('.')
    const signed = Buffer.from(`${header}.${payload}`)
    const isSigned =
      decode(header).alg === 'RS256' &&
      verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url'))
    const { iss, aud, scope, iat, exp } = decode(payload)
    const account = this.#accounts.get(String(iss))
    if (!isSigned || !account || account.isRevoked) return refuse('invalid_grant', 'Invalid JWT Signature.')
    const now = Date.now() / 1000
    const isTimely = Number(iat) <= now + 60 && Number(exp) > now && Number(exp) - Number(iat) <= 3_600
    if (aud !== account.file.token_uri || !isTimely)
      return refuse('invalid_grant', 'Invalid JWT: Token must be a short-lived token.')
    if (scope !== 'https://www.googleapis.com/auth/cloud-platform')
      return refuse('invalid_scope', 'Bad scope.')
    if (account.tokenStatus !== 200)
      return { status: account.tokenStatus, body: { error: 'internal_failure' } }
    account.tokens += 1
    const token = `ya29.${randomUUID()}`
    this.#tokens.set(token, {
      email: account.file.client_email,
      untilMs: Date.now() + account.tokenSeconds * 1000,
    })
    return {
      status: 200,
      body: { access_token: token, expires_in: account.tokenSeconds, token_type: 'Bearer' },
    }
  }

  isCurrent(authorization: string | undefined) {
    const held = this.#tokens.get(authorization?.replace(/^Bearer /, '') ?? '')
    return held !== undefined && held.untilMs > Date.now()
  }
}
