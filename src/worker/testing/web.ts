import { publicAddress } from '../lib/public-address.ts'
import { controlHost, type Page, type Visit } from './web-page.ts'

type Answer = Partial<Omit<Page, 'address' | 'body'>> & { body?: string | Uint8Array }

const control = `https://${controlHost}/`

/** Publishes a page in the fake web, replacing the former one. */
export async function publish(address: string, { body = '', ...answer }: Answer = {}) {
  const page: Page = {
    address,
    status: 200,
    headers: {},
    moreBytes: 0,
    delayMs: 0,
    ...answer,
    body: Buffer.from(body).toString('base64'),
  }
  await fetch(control, { method: 'POST', body: JSON.stringify(page) })
}

/** Removes all pages and visits. */
export const emptyWeb = () => fetch(control, { method: 'DELETE' })

const visits = async (asked = '') => (await fetch(control + asked)).json<Visit[]>()

/** The requests to this host so far, oldest first: tests of other files have hosts of their own. */
export const visitsTo = (host: string) => visits(`?${new URLSearchParams({ host }).toString()}`)

/** Requests to hosts that no test serves: each of them breaks a rule. */
export const strayVisits = () => visits('?stray')

/** Reads a file of the study material (attacks, feeds); null where a checkout lacks it. */
export async function readStudy(path: string) {
  const answer = await fetch(`${control}study/${path}`)
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : (await answer.body?.cancel(), null)
}

/** Lists the files in a folder of the study material; none where a checkout lacks it. */
export async function listStudy(path: string) {
  const answer = await fetch(`${control}study/${path}`)
  return answer.ok ? await answer.json<string[]>() : []
}

/** Requests to hosts outside the public web, of which there must never be one. */
export async function innerVisits() {
  return (await visits()).filter(({ address }) => !publicAddress(address, ['https:', 'http:']))
}
