import { openCatalogue } from '../../lib/db.ts'
import { logEvent } from '../../lib/log.ts'
import { askPage } from './ask-page.ts'
import { merchantAddress } from './merchant-address.ts'
import { createPace, interleave } from './request-pace.ts'
import { failuresToGo, findDueLinks, storeChecks, type Check, type DueLink } from './queries.ts'

/**
 * A run is one invocation of the Worker: the nightly one has a quarter of an hour and 1,000 requests, of which a link
 * takes one or two.
 */
const maxLinks = 400
const maxMs = 600_000
const atOnce = 4

const isMissing = (status: number | null) => status === 404 || status === 410

/**
 * What an answer means for a link. Only a missing page counts against it; an error, a refusal, a redirect elsewhere
 * or no answer say nothing about the product and leave its count as it was.
 */
function assess({ productId, link, failures, isGone }: DueLink, status: number | null): Check {
  const isThere = status !== null && status >= 200 && status < 300
  const now = isMissing(status) ? failures + 1 : isThere ? 0 : failures
  const leaves = isMissing(status) && !isGone && now >= failuresToGo
  // A product that its feed has dropped is brought back by its feed.
  const returns = isThere && isGone && failures >= failuresToGo
  return { productId, link, status, failures: now, becomes: leaves ? 'gone' : returns ? 'back' : null }
}

type Looked = { link: DueLink; host: string; status: number | null }

/**
 * Hosts that report most of their pages as missing block our requests and still sell. Measured by pages that were
 * there at the last check, since most of the others are truly missing.
 */
function closedHosts(looked: Looked[]) {
  const standing = looked.filter(({ link }) => link.failures === 0)
  const closed = [...Map.groupBy(standing, ({ host }) => host)].filter(
    ([, pages]) =>
      pages.length >= 5 && pages.filter(({ status }) => isMissing(status)).length > pages.length / 2,
  )
  return new Set(closed.map(([host]) => host))
}

/** Every link is looked at once a week. */
const weekMs = 7 * 24 * 3_600_000

/**
 * Checks whether the shops' pages still exist, beginning with those checked longest ago. True where more are due: a whole run was
 * full of links that nobody has looked at for a week.
 */
export async function checkLinks(env: Env, pace = createPace(Date.now() + maxMs)) {
  const due = await findDueLinks(openCatalogue(env.CATALOGUE_DB), maxLinks)
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
      assess(link, closed.has(host) && link.failures === 0 ? null : status),
    ),
    // Unknown results go to the end of the queue; otherwise they would block the others.
    ...told.flatMap(({ link, page }) => (page ? [] : assess(link, null))),
  ]
  await storeChecks(env.CATALOGUE_DB, checks)
  const gone = checks.filter(({ becomes }) => becomes === 'gone').length
  logEvent('links_checked', { due: due.length, looked: looked.length, gone, closed: [...closed] })
  const weekAgo = Date.now() - weekMs
  return looked.length > 0 && due.filter(({ checkedAt }) => checkedAt.getTime() < weekAgo).length === maxLinks
}
