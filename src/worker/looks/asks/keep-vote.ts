import type { ApiContext } from '../../lib/app.ts'
import { deliver } from '../../notifications/deliver.ts'
import { notify } from '../../notifications/notify.ts'
import { openChannel } from '../../notifications/tell-tabs.ts'
import { logFault } from '../../lib/log.ts'
import { addVote, hasVotes, type LookAsk } from './queries.ts'

type Vote = { voter: string; position: number; words: string }

/** Her open tabs count again; one that did not hear asks when she opens the list. */
const tellTabs = (env: Env, { userId }: LookAsk) =>
  openChannel(env, userId)
    .push({ type: 'look_asks_changed' })
    .catch((error: unknown) => logFault('vote_not_told', error))

/**
 * Counts a friend's vote, once a device: the second one changes nothing, and tells so to nobody. The first vote of a question is told
 * her in the same batch, and no later one.
 */
export async function keepVote(c: ApiContext, ask: LookAsk, vote: Vote) {
  const { db } = c.var
  const content = { kind: 'friends_voted' as const, data: { askId: ask.id } }
  const [added] = await db.batch([
    addVote(db, { askId: ask.id, ...vote }),
    notify(db, ask.userId, { key: `friends_voted:${ask.id}`, content, now: new Date() }, hasVotes(ask.id)),
  ])
  if (added.length === 0) return
  c.executionCtx.waitUntil(Promise.all([tellTabs(c.env, ask), deliver(c.env, ask.userId)]))
}
