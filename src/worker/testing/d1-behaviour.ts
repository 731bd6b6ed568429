import { and, DrizzleQueryError, eq, sql } from 'drizzle-orm'
import { users } from '../shoppers/schema.ts'
import { billingCustomers, stripeEvents } from '../billing/schema.ts'
import { creditEntries } from '../ledger/schema.ts'
import { openDb } from '../lib/db.ts'

const told = (error: unknown) =>
  String(error instanceof DrizzleQueryError ? error.cause : error).replace(/^Error: /, '')

const user = (id: string) => ({ id, email: `${id}@example.com`, name: 'Ada', createdAt: new Date(0) })
const event = (id: string) => ({
  id,
  type: 'charge.refunded',
  customerId: 'cus_1',
  occurredAt: new Date(1),
  receivedAt: new Date(2),
  tryAt: new Date(3),
})

type Behaviour = { does: (binding: D1Database) => Promise<unknown>; answers: unknown }

/** What billing relies on in a database. Both test databases behave alike: workerd's D1, and the one in memory. */
export const d1Behaviours: Record<string, Behaviour> = {
  'an insert that conflicts returns no row, and the first stays': {
    does: async (binding) => {
      const db = openDb(binding)
      const add = (type: string) =>
        db
          .insert(stripeEvents)
          .values({ ...event('evt_conflict'), type })
          .onConflictDoNothing()
          .returning({ id: stripeEvents.id })
      const first = await add('a')
      const second = await add('b')
      const kept = await db
        .select({ type: stripeEvents.type, tryAt: stripeEvents.tryAt, handledAt: stripeEvents.handledAt })
        .from(stripeEvents)
        .where(eq(stripeEvents.id, 'evt_conflict'))
      return { first, second, kept }
    },
    answers: {
      first: [{ id: 'evt_conflict' }],
      second: [],
      kept: [{ type: 'a', tryAt: new Date(3), handledAt: null }],
    },
  },
  'an upsert reads its own row and the one that was refused': {
    does: async (binding) => {
      const db = openDb(binding)
      await db.insert(stripeEvents).values(event('evt_upsert'))
      return db
        .insert(stripeEvents)
        .values({ ...event('evt_upsert'), type: 'newer', attempts: 5 })
        .onConflictDoUpdate({
          target: stripeEvents.id,
          set: { type: sql`excluded.type`, attempts: sql`${stripeEvents.attempts} + excluded.attempts + 1` },
          setWhere: sql`${stripeEvents.attempts} < excluded.attempts`,
        })
        .returning({ type: stripeEvents.type, attempts: stripeEvents.attempts })
    },
    answers: [{ type: 'newer', attempts: 6 }],
  },
  'an update returns what it wrote, and nothing where it met nothing': {
    does: async (binding) => {
      const db = openDb(binding)
      await db.insert(users).values(user('update'))
      await db
        .insert(billingCustomers)
        .values({ id: 'cus_update', userId: 'update', createdAt: new Date(0), syncs: 2 })
      const take = (id: string) =>
        db
          .update(billingCustomers)
          .set({ syncs: sql`${billingCustomers.syncs} + 1` })
          .where(eq(billingCustomers.id, id))
          .returning({ syncs: billingCustomers.syncs, syncAt: billingCustomers.syncAt })
      return [await take('cus_update'), await take('cus_nobody')]
    },
    answers: [[{ syncs: 3, syncAt: null }], []],
  },
  'a batch answers each statement in turn, and a later one sees what an earlier one wrote': {
    does: async (binding) => {
      const db = openDb(binding)
      const [, credits, [row]] = await db.batch([
        db.insert(users).values(user('batch')),
        db
          .insert(creditEntries)
          .select(
            db
              .select({
                id: sql<number>`null`.as('id'),
                userId: sql<string>`${users.id}`.as('user_id'),
                subject: sql<string>`${'pack:pi_batch'}`.as('subject'),
                kind: sql<'purchase'>`'purchase'`.as('kind'),
                credits: sql<number>`${25}`.as('credits'),
                createdAt: sql<Date>`${1}`.as('created_at'),
                photographer: sql<null>`null`.as('photographer'),
                cost: sql<number>`0`.as('cost'),
              })
              .from(users)
              .where(eq(users.id, 'batch')),
          )
          .onConflictDoNothing()
          .returning({ credits: creditEntries.credits }),
        db.select({ credits: users.credits }).from(users).where(eq(users.id, 'batch')),
      ])
      return { credits, row }
    },
    answers: { credits: [{ credits: 25 }], row: { credits: 25 } },
  },
  'a batch that fails at its end has done nothing': {
    does: async (binding) => {
      const db = openDb(binding)
      await db.insert(users).values(user('atomic'))
      const failure = await db
        .batch([
          db.update(users).set({ plan: 'premium' }).where(eq(users.id, 'atomic')),
          db.insert(creditEntries).values({
            userId: 'atomic',
            subject: 'pack:pi_atomic',
            kind: 'purchase',
            credits: 10,
            createdAt: new Date(0),
          }),
          db.insert(users).values(user('atomic')),
        ])
        .then(() => 'none', told)
      const [after] = await db
        .select({ plan: users.plan, credits: users.credits })
        .from(users)
        .where(eq(users.id, 'atomic'))
      return { failure, after }
    },
    answers: {
      failure:
        'D1_ERROR: UNIQUE constraint failed: users.id: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_PRIMARYKEY)',
      after: { plan: 'free', credits: 0 },
    },
  },
  'a balance does not go below zero, and an entry is final': {
    does: async (binding) => {
      const db = openDb(binding)
      await db.insert(users).values(user('final'))
      const entry = { userId: 'final', kind: 'refund' as const, createdAt: new Date(0) }
      const below = await db
        .insert(creditEntries)
        .values({ ...entry, subject: 'pack:pi_final', credits: -1 })
        .then(() => 'none', told)
      await db.insert(creditEntries).values({ ...entry, subject: 'pack:pi_final', credits: 3 })
      const change = await db
        .update(creditEntries)
        .set({ credits: 4 })
        .where(and(eq(creditEntries.userId, 'final'), eq(creditEntries.kind, 'refund')))
        .then(() => 'none', told)
      const removal = await db
        .delete(creditEntries)
        .where(eq(creditEntries.userId, 'final'))
        .then(() => 'none', told)
      return { below, change, removal }
    },
    answers: {
      below:
        'D1_ERROR: CHECK constraint failed: users_credits_not_negative: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_CHECK)',
      change: 'D1_ERROR: credit entries are final: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_TRIGGER)',
      removal: 'D1_ERROR: credit entries stay: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_TRIGGER)',
    },
  },
  'a row of nobody is refused, and rows go with their account': {
    does: async (binding) => {
      const db = openDb(binding)
      const customer = (id: string, userId: string) =>
        db.insert(billingCustomers).values({ id, userId, createdAt: new Date(0) })
      const nobody = await customer('cus_nobody', 'nobody').then(() => 'none', told)
      await db.insert(users).values(user('leaving'))
      await customer('cus_leaving', 'leaving')
      await db.insert(creditEntries).values({
        userId: 'leaving',
        subject: 'sign-up:leaving',
        kind: 'grant',
        credits: 5,
        createdAt: new Date(0),
      })
      await db.delete(users).where(eq(users.id, 'leaving'))
      const left = await db.select().from(billingCustomers).where(eq(billingCustomers.id, 'cus_leaving'))
      return { nobody, left }
    },
    answers: {
      nobody:
        'D1_ERROR: FOREIGN KEY constraint failed: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_FOREIGNKEY)',
      left: [],
    },
  },
  'what a statement changed is counted, with what its triggers changed': {
    does: async (binding) => {
      await binding
        .prepare("insert into users (id, email, name, created_at) values ('counted', 'counted', 'Ada', ?)")
        .bind(0)
        .run()
      const grant = () =>
        binding
          .prepare(
            `insert or ignore into credit_entries (user_id, subject, kind, credits, created_at)
             values ('counted', 'sign-up:counted', 'grant', 5, 0)`,
          )
          .run()
      const granted = await grant()
      const again = await grant()
      const first = await binding.prepare("select credits from users where id = 'counted'").first('credits')
      return { granted: granted.meta.changes, again: again.meta.changes, first }
    },
    answers: { granted: 2, again: 0, first: 5 },
  },
  'a statement has at most a hundred parameters': {
    does: async (binding) => {
      const marks = Array.from({ length: 101 }, () => '?').join(', ')
      return binding
        .prepare(`select count(*) from users where id in (${marks})`)
        .bind(...Array.from({ length: 101 }, (_, i) => `nobody ${i}`))
        .all()
        .then(
          () => 'none',
          (error: unknown) => /too many SQL variables/.test(String(error)),
        )
    },
    answers: true,
  },
}
