import { env } from 'cloudflare:test'
import { appWith } from './authenticator-app.ts'
import type { createShopper } from './shopper.ts'

type Tab = Pick<Awaited<ReturnType<typeof createShopper>>, 'api'>

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
