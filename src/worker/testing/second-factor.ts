import { env } from 'cloudflare:test'
import { codeAt, stepAt } from '../auth/second-factor/totp.ts'
import type { createShopper } from './shopper.ts'

type Tab = Pick<Awaited<ReturnType<typeof createShopper>>, 'api'>

/** Decodes what authenticator apps are given (RFC 4648). */
function bytesOf(key: string) {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567'
  const bits = Array.from(key.toLowerCase(), (letter) =>
    letters.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

/** An authenticator app with this key: its code now, or so many steps from now. */
export const appWith =
  (key: string) =>
  (distance = 0) =>
    codeAt(bytesOf(key), stepAt(Date.now()) + distance)

/** Makes the codes of these moments usable again, which a shopper would wait half a minute for. */
export const forgetSteps = () => env.DB.prepare('update second_factors set last_step = 0').run()

/** Switches the second factor on for somebody who has just signed in; returns her app and her recovery codes. */
export async function giveSecondFactor({ api }: Tab) {
  const route = api.account['second-factor']
  const { key } = await (await route['set-up'].$post()).json()
  const app = appWith(key)
  const answer = await route.$post({ json: { code: await app() } })
  if (!answer.ok) throw new Error(await answer.text())
  const { codes } = await answer.json()
  await forgetSteps()
  return { app, codes, key }
}
