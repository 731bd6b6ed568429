import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { sentenceInput } from '#shared/stylist/sentence-input.ts'
import { authorize, type VisitorContext } from '../../auth/authorize.ts'
import { addressOf, networkOf } from '../../lib/sender-address.ts'
import { factory } from '../../lib/app.ts'
import type { CatalogueDb } from '../../lib/db.ts'
import { logEvent, logFault } from '../../lib/log.ts'
import { limitWords, parse } from '../../lib/parse-input.ts'
import { readByModel, type SentenceAi } from './read-by-model.ts'
import { sentenceDays } from './schema.ts'

const number = v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number))

/** How many sentences of a day may be read; none where it cannot be read. */
function budgetOf(text: string) {
  const parsed = v.safeParse(number, text.trim())
  if (parsed.success) return parsed.output
  logEvent('sophia_misconfigured', { name: 'SOPHIA_SENTENCES_A_DAY' })
  return 0
}

/** Counts one more sentence of today; false once the day's budget is used up. One statement, so that two calls cannot share the last. */
async function takeOne(catalogue: CatalogueDb, budget: number) {
  const day = new Date().toISOString().slice(0, 10)
  const counted = await catalogue
    .insert(sentenceDays)
    .values({ day, count: 1 })
    .onConflictDoUpdate({
      target: sentenceDays.day,
      set: { count: sql`${sentenceDays.count} + 1` },
      setWhere: sql`${sentenceDays.count} < ${budget}`,
    })
    .returning({ count: sentenceDays.count })
  return counted.length > 0
}

/** A few sentences a minute of one shopper, or of one network. A limiter that fails lets nothing through: what is behind it is billed. */
async function isWithinLimit(c: VisitorContext) {
  const shopper = await c.var.caller?.find()
  const key = shopper?.id ?? networkOf(addressOf(c))
  if (key === null) return true
  const { success } = await c.env.SENTENCE_LIMIT.limit({ key }).catch((error: unknown) => {
    logFault('sentence_limit_failed', error)
    return { success: false }
  })
  return success
}

/** A sentence is read by a model first, where the operator has bound one; the rules answer for whatever it does not say. It is not stored. */
export const sentenceRoutes = factory
  .createApp()
  .post('/', limitWords, parse('json', sentenceInput), authorize({ who: 'anybody' }), async (c) => {
    const ai: SentenceAi | undefined = c.env.AI
    const budget = budgetOf(c.env.SOPHIA_SENTENCES_A_DAY)
    const model = c.env.SOPHIA_MODEL.trim()
    if (!ai || budget === 0 || model === '') return c.json({ isOn: false, reading: null }, 200)
    if (!(await isWithinLimit(c)) || !(await takeOne(c.var.catalogue, budget)))
      return c.json({ isOn: true, reading: null }, 200)
    return c.json({ isOn: true, reading: await readByModel(ai, model, c.req.valid('json')) }, 200)
  })
