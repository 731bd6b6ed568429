import { and, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { creditsInput, findShopperInput, reasonInput } from '#shared/office/act-inputs.ts'
import { readExport } from '../../account/export.ts'
import { endLuxe } from '../../account/leaving-luxe.ts'
import { keepStatements, removalStatements } from '../../account/removal.ts'
import { isSessionOf } from '../../account/session-list.ts'
import { noteSupport } from '../../auth/activity.ts'
import { authorize, findAccount, type StaffContext } from '../../auth/authorize.ts'
import { sessions } from '../../auth/schema.ts'
import { users } from '../../shoppers/schema.ts'
import { correctCredits } from '../../billing/credits/correct-credits.ts'
import { factory } from '../../lib/app.ts'
import { ApiError } from '../../lib/errors.ts'
import { limitWords, parse } from '../../lib/parse-input.ts'
import { sendMails } from '../../mail/send.ts'
import { accountActs } from '../../audit-log/schema.ts'
import { actorOf, refuseForOneself } from '../caller/actor.ts'
import { jsonOf } from '../../audit-log/row-as-json.ts'
import { actOnAccounts } from '../../audit-log/act.ts'
import { findShopperId, readShopper } from './read-shopper.ts'

const support = authorize({ who: 'staff', role: 'support' })
const supportNow = authorize({ who: 'staff', role: 'support', proven: true })

const changed = v.object({ change: v.number() })
const isChangeOf = (after: unknown, credits: number) => v.is(changed, after) && after.change === credits

/** Her other tabs notice at once. */
const closeChannels = (c: StaffContext, id: string) => c.env.SHOPPER_CHANNELS.getByName(id).closeAll()

const exists = (id: string) => sql`exists (select 1 from users her where her.id = ${id})`

/** All of them POST: an email is no part of an address, and each look at a shopper stands in the log. */
export const shopperRoutes = factory
  .createApp()
  .post('/find', support, limitWords, parse('json', findShopperInput), async (c) => {
    const { db } = c.var
    const id = await findShopperId(db, c.req.valid('json').account)
    if (!id) throw new ApiError('no_such_account', { field: 'account' })
    await actOnAccounts(db, actorOf(c), { act: 'shopper.open', subject: id }, () => [])
    const shopper = await readShopper(c, id)
    if (!shopper) throw new ApiError('no_such_account', { field: 'account' })
    return c.json(shopper, 200)
  })
  .post('/:id/credits', supportNow, limitWords, parse('json', creditsInput), async (c) => {
    const { db } = c.var
    const userId = c.req.param('id')
    const input = c.req.valid('json')
    refuseForOneself(c, userId)
    if (await correctCredits(db, actorOf(c), { userId, ...input })) return c.body(null, 204)
    const [done] = await db
      .select({ subject: accountActs.subject, after: accountActs.after })
      .from(accountActs)
      .where(eq(accountActs.token, input.press))
    // The same press for another account, or for another number of credits, has done nothing: nobody may believe that it has.
    const isSame = done?.subject === userId && isChangeOf(done.after, input.credits)
    if (done) {
      if (!isSame) throw new ApiError('key_reused')
      return c.body(null, 204)
    }
    throw new ApiError((await findShopperId(db, userId)) ? 'too_few_credits' : 'not_found')
  })
  .post('/:id/sessions/:session/end', support, limitWords, parse('json', reasonInput), async (c) => {
    const { db } = c.var
    const { id, session } = c.req.param()
    const isOwn = isSessionOf(id, session)
    const isEnded = await actOnAccounts(
      db,
      actorOf(c),
      {
        act: 'session.end',
        subject: id,
        before: jsonOf(sessions, ['userAgent', 'createdAt'], isOwn),
        onlyIf: sql`exists (select 1 from ${sessions} where ${isOwn})`,
        ...c.req.valid('json'),
      },
      (isNoted) => [
        db.delete(sessions).where(and(isOwn, isNoted)),
        noteSupport(db, id, 'ended_by_support', isNoted),
      ],
    )
    if (!isEnded) throw new ApiError('not_found')
    await closeChannels(c, id)
    return c.body(null, 204)
  })
  .post('/:id/export', supportNow, limitWords, parse('json', reasonInput), async (c) => {
    const { db, catalogue } = c.var
    const id = c.req.param('id')
    const her = await findAccount(db, id)
    if (!her) throw new ApiError('not_found')
    await actOnAccounts(
      db,
      actorOf(c),
      { act: 'shopper.export', subject: id, ...c.req.valid('json') },
      () => [],
    )
    return c.json(await readExport({ db, catalogue, bucket: c.env.PHOTOS }, her, ''), 200)
  })
  .post('/:id/removal', supportNow, limitWords, parse('json', reasonInput), async (c) => {
    const { db } = c.var
    const id = c.req.param('id')
    const { statements, dueAt } = removalStatements(db, id, null)
    const isAsked = await actOnAccounts(
      db,
      actorOf(c),
      {
        act: 'shopper.remove',
        subject: id,
        before: jsonOf(users, ['removalDueAt'], eq(users.id, id)),
        after: { removalDueAt: dueAt },
        onlyIf: sql`${exists(id)} and not exists (select 1 from account_removals begun where begun.user_id = ${id})`,
        ...c.req.valid('json'),
      },
      () => [...statements],
    )
    if (!isAsked) throw new ApiError('not_found')
    await closeChannels(c, id)
    await endLuxe(c.env, db, id)
    sendMails(c, id)
    return c.body(null, 204)
  })
  .post('/:id/stay', supportNow, limitWords, parse('json', reasonInput), async (c) => {
    const { db } = c.var
    const id = c.req.param('id')
    const isKept = await actOnAccounts(
      db,
      actorOf(c),
      {
        act: 'shopper.keep',
        subject: id,
        before: jsonOf(users, ['removalDueAt'], eq(users.id, id)),
        onlyIf: sql`exists (select 1 from users her where her.id = ${id} and her.removal_due_at is not null)
          and not exists (select 1 from account_removals begun where begun.user_id = ${id})`,
        ...c.req.valid('json'),
      },
      () => [...keepStatements(db, id)],
    )
    if (!isKept) throw new ApiError('not_found')
    sendMails(c, id)
    return c.body(null, 204)
  })
