import { openDb } from '../lib/db.ts'
import { logEvent } from '../lib/log.ts'
import { askPage } from './ask-page.ts'
import { merchantAddress } from './merchant-address.ts'
import { createPace, interleave } from './pace.ts'
import { failuresToGo, findDueLinks, storeChecks, type Check, type DueLink } from './queries.ts'

/** A run is one invocation of the Worker: a nightly one has a quarter of an hour, and 1,000 requests, of which a link takes one or two. */
const mostLinks = 400
const mostMs = 600_000
const atOnce = 4

const isMissing = (status: number | null) => status === 404 || status === 410

/**
 * What an answer makes of a link. Only a page that is not there counts against it; an error, a locked door, a
 * redirect elsewhere or silence say nothing of the product, and leave its count as it was.
 */
function judge({ productId, link, failures, isGone }: DueLink, status: number | null): Check {
  const isThere = status !== null && status >= 200 && status < 300
  const now = isMissing(status) ? failures + 1 : isThere ? 0 : failures
  const leaves = isMissing(status) && !isGone && now >= failuresToGo
  // What its feed has dropped is its feed's to bring back.
  const returns = isThere && isGone && failures >= failuresToGo
  return { productId, link, status, failures: now, becomes: leaves ? 'gone' : returns ? 'back' : null }
}

type Looked = { link: DueLink; host: string; status: number | null }

/**
 * A shop that says of most of its pages that they are not there has shut its door on us, and sells on. Asked
 * of pages that were there the last time: of those that were not, most are truly missing.
 */
function closedHosts(looked: Looked[]) {
  const standing = looked.filter(({ link }) => link.failures === 0)
  const closed = [...Map.groupBy(standing, ({ host }) => host)].filter(
    ([, pages]) =>
      pages.length >= 5 && pages.filter(({ status }) => isMissing(status)).length > pages.length / 2,
  )
  return new Set(closed.map(([host]) => host))
}

/** Looks whether the shops' pages still stand: the ones that were not looked at for the longest time. */
export async function checkLinks(env: Env, pace = createPace(Date.now() + mostMs)) {
  const due = await findDueLinks(openDb(env.DB), mostLinks)
  const told = due.map((link) => ({ link, page: merchantAddress(link.link) }))
  const queue = interleave(
    told.flatMap(({ link, page }) => (page ? { link, page } : [])),
    ({ page }) => page.host,
  )
  const looked: Looked[] = []
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const answer = await askPage(next.page, pace)
      if (answer !== 'unasked') looked.push({ link: next.link, host: next.page.host, status: answer })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const closed = closedHosts(looked)
  const checks = [
    ...looked.map(({ link, host, status }) =>
      judge(link, closed.has(host) && link.failures === 0 ? null : status),
    ),
    // Nobody can tell: they go to the end of the line, or they would be in everybody's way.
    ...told.flatMap(({ link, page }) => (page ? [] : judge(link, null))),
  ]
  await storeChecks(env.DB, checks)
  const gone = checks.filter(({ becomes }) => becomes === 'gone').length
  logEvent('links_checked', { due: due.length, looked: looked.length, gone, closed: [...closed] })
}
