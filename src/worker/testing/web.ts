import { publicAddress } from '../lib/public-address.ts'
import { controlHost, type Page, type Visit } from './web-page.ts'

type Answer = Partial<Omit<Page, 'address' | 'body'>> & { body?: string | Uint8Array }

const control = `https://${controlHost}/`

/** Puts a page into the fake web, in the place of what was there. */
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

/** No page is left, and nobody was there. */
export const emptyWeb = () => fetch(control, { method: 'DELETE' })

const visits = async (asked = '') => (await fetch(control + asked)).json<Visit[]>()

/** Who came to this host so far, oldest first: tests of other files have hosts of their own. */
export const visitsTo = (host: string) => visits(`?${new URLSearchParams({ host }).toString()}`)

/** Requests to hosts that no test serves: every one of them has left against the rules. */
export const strayVisits = () => visits('?stray')

/** What lies at this path of the study material (attacks, feeds); null where a checkout is without it. */
export async function readStudy(path: string) {
  const answer = await fetch(`${control}study/${path}`)
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : (await answer.body?.cancel(), null)
}

/** The names of the files in a folder of it; none where a checkout is without it. */
export async function listStudy(path: string) {
  const answer = await fetch(`${control}study/${path}`)
  return answer.ok ? await answer.json<string[]>() : []
}

/** Requests to what is no host of the public web. There must never be one. */
export async function innerVisits() {
  return (await visits()).filter(({ address }) => !publicAddress(address, ['https:', 'http:']))
}
