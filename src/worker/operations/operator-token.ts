import { timingSafeEqual } from 'node:crypto'
import type { ApiContext } from '../lib/app.ts'
import { sha256Hex } from '../lib/ids.ts'

/** Digests are equally long, so that a comparison tells nothing of the token. */
const digestOf = async (text: string) => Buffer.from(await sha256Hex(text))

/** Whether the call has the operator's token. Without OPERATOR_TOKEN nobody is the operator. */
export async function isOperator(c: ApiContext) {
  const [, given] = /^Bearer (\S{16,200})$/.exec(c.req.header('authorization') ?? '') ?? []
  const { OPERATOR_TOKEN: token } = c.env
  if (!token || token.length < 16 || !given) return false
  return timingSafeEqual(await digestOf(given), await digestOf(token))
}
