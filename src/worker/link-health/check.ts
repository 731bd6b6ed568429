import { openDb } from '../lib/db.ts'
import { logEvent } from '../lib/log.ts'
import { askPage, type Answer } from './ask-page.ts'
import { merchantAddress } from './merchant-address.ts'
import { createPace, interleave } from './pace.ts'
import { failuresToGo, findDueLinks, storeChecks, type Check, type DueLink } from './queries.ts'

/** A run is one invocation of the Worker. */
const mostLinks = 200
const mostMs = 25_000
const atOnce = 4

/**
 * What an answer makes of a link. Only a page that is not there counts against it; an error, a locked door, a
 * redirect elsewhere or silence say nothing of the product, and leave its count as it was.
 */
export function judge({ productId, link, failures, isGone }: DueLink, status: number | null): Check {
  const isMissing = status === 404 || status === 410
  const isThere = status !== null && status >= 200 && status < 300
  const now = isMissing ? failures + 1 : isThere ? 0 : failures
  const leaves = isMissing && !isGone && now >= failuresToGo
  // What its feed has dropped is its feed's to bring back.
  const returns = isThere && isGone && failures >= failuresToGo
  return { productId, link, status, failures: now, becomes: leaves ? 'gone' : returns ? 'back' : null }
}

/** Looks whether the shops' pages still stand: the ones that were not looked at for the longest time. */
export async function checkLinks(env: Env, pace = createPace(Date.now() + mostMs)) {
  const db = openDb(env.DB)
  const due = (await findDueLinks(db, mostLinks)).map((link) => ({ link, page: merchantAddress(link.link) }))
  // Nobody can tell: they go to the end of the line, or they would be in everybody's way.
  const checks = due.flatMap(({ link, page }) => (page ? [] : judge(link, null)))
  const queue = interleave(
    due.flatMap(({ link, page }) => (page ? { link, page } : [])),
    ({ page }) => page.host,
  )
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const answer: Answer = await askPage(next.page, pace)
      if (answer !== 'unasked') checks.push(judge(next.link, answer))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  await storeChecks(env.DB, checks)
  const gone = checks.filter(({ becomes }) => becomes === 'gone').length
  logEvent('links_checked', { checked: checks.length, due: due.length, gone })
}
