import { EncryptJWT, jwtDecrypt } from 'jose'
import * as v from 'valibot'
import type { ApiContext } from '../lib/app.ts'
import { dropCookie, readCookie, writeCookie } from '../lib/cookies.ts'

/** Derives a key for each use from Google's client secret, which is configured wherever sealed cookies are needed. */
async function keyFor(env: Env, use: string) {
  const secret = new TextEncoder().encode(env.GOOGLE_CLIENT_SECRET)
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const info = new TextEncoder().encode(`cabine:${use}`)
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info }
  return new Uint8Array(await crypto.subtle.deriveBits(how, base, 256))
}

const isSecure = (c: ApiContext) => new URL(c.req.url).protocol === 'https:'
/** `__Host-` keeps another subdomain from setting the cookie. Without TLS no browser accepts such a name. */
const named = (c: ApiContext, name: string) => (isSecure(c) ? `__Host-${name}` : name)

type Sealed<Schema> = { use: string; name: string; schema: Schema }

/** Stores an encrypted cookie in the browser, which can neither read nor change it. */
export async function putSealed(
  c: ApiContext,
  { use, name, seconds }: { use: string; name: string; seconds: number },
  payload: Record<string, unknown>,
) {
  const sealed = await new EncryptJWT(payload)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(`${seconds}s`)
    .encrypt(await keyFor(c.env, use))
  writeCookie(c, named(c, name), sealed, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    maxAge: seconds,
  })
}

/** Reads such a cookie; null where it is missing, expired, or not one that we encrypted for this use. */
export async function readSealed<Schema extends v.GenericSchema>(
  c: ApiContext,
  { use, name, schema }: Sealed<Schema>,
): Promise<v.InferOutput<Schema> | null> {
  const sealed = readCookie(c, named(c, name))
  if (!sealed) return null
  const opened = await keyFor(c.env, use)
    .then((key) =>
      jwtDecrypt(sealed, key, { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] }),
    )
    .catch(() => null)
  const read = v.safeParse(schema, opened?.payload)
  return read.success ? read.output : null
}

export const dropSealed = (c: ApiContext, name: string) =>
  dropCookie(c, named(c, name), { path: '/', secure: isSecure(c) })
