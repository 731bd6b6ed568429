import { EncryptJWT, jwtDecrypt } from 'jose'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { AppEnv } from '../lib/app.ts'

/** A key of our own, from the one secret that there is wherever this is needed; another one for each use. */
async function keyFor(env: Env, use: string) {
  const secret = new TextEncoder().encode(env.GOOGLE_CLIENT_SECRET)
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const info = new TextEncoder().encode(`cabine:${use}`)
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info }
  return new Uint8Array(await crypto.subtle.deriveBits(how, base, 256))
}

const isSecure = (c: Context) => new URL(c.req.url).protocol === 'https:'
/** `__Host-` keeps a sister site from planting one of its own; without TLS no browser takes it. */
const named = (c: Context, name: string) => (isSecure(c) ? `__Host-${name}` : name)

type Sealed<Schema> = { use: string; name: string; schema: Schema }

/** Keeps something with the browser that asked, which it can neither read nor change. */
export async function putSealed(
  c: Context<AppEnv>,
  { use, name, seconds }: { use: string; name: string; seconds: number },
  payload: Record<string, unknown>,
) {
  const sealed = await new EncryptJWT(payload)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(`${seconds}s`)
    .encrypt(await keyFor(c.env, use))
  setCookie(c, named(c, name), sealed, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    maxAge: seconds,
  })
}

/** What this browser keeps for us; null for nothing, what is too old, and what is not by our hand. */
export async function readSealed<Schema extends v.GenericSchema>(
  c: Context<AppEnv>,
  { use, name, schema }: Sealed<Schema>,
): Promise<v.InferOutput<Schema> | null> {
  const sealed = getCookie(c, named(c, name))
  if (!sealed) return null
  const opened = await keyFor(c.env, use)
    .then((key) =>
      jwtDecrypt(sealed, key, { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] }),
    )
    .catch(() => null)
  const read = v.safeParse(schema, opened?.payload)
  return read.success ? read.output : null
}

export const dropSealed = (c: Context<AppEnv>, name: string) =>
  deleteCookie(c, named(c, name), { path: '/', secure: isSecure(c) })
