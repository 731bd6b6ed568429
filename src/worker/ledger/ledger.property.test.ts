import { env } from 'cloudflare:test'
import * as fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { faults, type Fault } from '../testing/faulty-d1.ts'
import { createLedgerModel, type Command } from '../testing/ledger-model.ts'
import { isThorough } from '../testing/thorough.ts'
import type { Ledger } from './ledger.ts'

/**
 * At most one debit and one refund a job, net −1 exactly when it completed, no reserve
 * left over, balance = sum ≥ 0, in whatever order calls, alarms, faults and crashes come.
 * The same few orders each time; with TESTS=everything, many new ones, and each fault is searched for at large.
 * To replay a failure: LEDGER_SEED=… npx vitest run --project worker ledger.property
 */
const seed = inject('ledgerSeed')
const jobCount = 2

const job = fc.nat({ max: jobCount - 1 })
const someFaults: fc.Arbitrary<Fault[]> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Fault[]>([]) },
  { weight: 3, arbitrary: fc.array(fc.constantFrom(...faults), { minLength: 1, maxLength: 3 }) },
)
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('start' as const),
      jobs: fc.array(job, { minLength: 1, maxLength: 3 }),
      faults: someFaults,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('report', 'report_both'),
      job,
      success: fc.boolean(),
      faults: someFaults,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('alarm', 'alarm_twice'), job, faults: someFaults }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('age' as const),
      job,
      ms: fc.constantFrom(2_000, 30_000, 300_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('evict', 'view'), job }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('spend', 'land', 'abort_all') }) },
)
/** Most sequences begin with one or two running jobs, because most faults need them. */
const begin: fc.Arbitrary<Command[]> = fc.constantFrom<Command[]>(
  [],
  [{ do: 'start', jobs: [0], faults: [] }],
  [{ do: 'start', jobs: [0, 1], faults: [] }],
)
const scenario = fc.record({
  credits: fc.integer({ min: 0, max: 3 }),
  commands: fc
    .tuple(begin, fc.array(command, { minLength: 1, maxLength: 8 }))
    .map(([first, others]) => [...first, ...others]),
})

type Break = Parameters<typeof createLedgerModel>[2]

const property = (broken?: Break) =>
  fc.asyncProperty(scenario, async ({ credits, commands }) => {
    const world = await createLedgerModel(credits, jobCount, broken)
    try {
      for (const one of commands) await world.run(one)
      await world.settle()
      const findings = await world.audit()
      if (findings.length > 0) throw new Error(findings.join('; '))
    } finally {
      world.close()
    }
  })

test('the ledger holds', { timeout: 300_000 }, async () => {
  console.log(`LEDGER_SEED=${seed}`)
  await fc.assert(property(), { seed, numRuns: isThorough ? 400 : 15, endOnFailure: true })
})

/** Schema changes of one breakage, reverted after it. */
async function schema(...statements: string[]) {
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)))
}
const definitionOf = async (name: string) => {
  const sql = await env.DB.prepare('select sql from sqlite_master where name = ?')
    .bind(name)
    .first<string>('sql')
  if (!sql) throw new Error(`nothing called ${name} in the schema`)
  return sql
}

type Breakage = {
  /** The seed of a sequence that fails with the breakage and passes without it. */
  shownBy: number
  drop?: ['index' | 'trigger', string][]
  broken?: Break
}

const insert = (db: D1Database, userId: string, subject: string, kind: string, credits: number) =>
  db
    .prepare(
      'insert or ignore into credit_entries (user_id, subject, kind, credits, created_at) values (?, ?, ?, ?, 0)',
    )
    .bind(userId, subject, kind, credits)
const move = (db: D1Database, userId: string, credits: number) =>
  db.prepare('update users set credits = credits + ? where id = ?').bind(credits, userId)

/** Nine common mistakes in a ledger. The property above has to find each. */
const breakages: Record<string, Breakage> = {
  'the entry and the balance move in two trips, not one': {
    shownBy: 5,
    drop: [['trigger', 'credit_entries_move_balance']],
    broken: (ledger, db) => ({
      ...ledger,
      reserve: async (userId, jobId, limits) => {
        const outcome = await ledger.reserve(userId, jobId, limits)
        if (outcome === 'reserved') await move(db, userId, -1).run()
        return outcome
      },
    }),
  },
  'no unique keys': {
    shownBy: 13,
    drop: [
      ['index', 'credit_entries_once'],
      ['index', 'credit_entries_one_end'],
      ['trigger', 'credit_entries_are_new'],
    ],
  },
  'a release without a look at what was reserved': {
    shownBy: 12,
    broken: (ledger, db) => ({
      ...ledger,
      release: async (userId, jobId) =>
        void (await insert(db, userId, `try-on:${jobId}`, 'release', 1).run()),
    }),
  },
  'a release that leaves no trace where nothing was reserved yet': {
    shownBy: 42,
    broken: (ledger, db) => ({
      ...ledger,
      release: async (_, jobId) => {
        await db
          .prepare(
            `insert or ignore into credit_entries (user_id, subject, kind, credits, created_at)
             select user_id, subject, 'release', -credits, 0 from credit_entries where subject = ? and kind = 'reserve'`,
          )
          .bind(`try-on:${jobId}`)
          .run()
      },
    }),
  },
  'a reserve without the guard on the balance': {
    shownBy: 2,
    broken: (ledger, db) => ({
      ...ledger,
      reserve: async (userId, jobId) => {
        await insert(db, userId, `try-on:${jobId}`, 'reserve', -1).run()
        return 'reserved'
      },
    }),
  },
  'a guard that reads the balance, then writes': {
    shownBy: 9,
    broken: (ledger, db) => ({
      ...ledger,
      reserve: async (userId, jobId) => {
        const credits = await db
          .prepare('select credits from users where id = ?')
          .bind(userId)
          .first<number>('credits')
        if (!credits) return 'no_credits'
        // Long enough for concurrent calls to have read as well.
        await scheduler.wait(20)
        await insert(db, userId, `try-on:${jobId}`, 'reserve', -1).run()
        return 'reserved'
      },
    }),
  },
  'settled and, because the answer was lost, released as well': {
    shownBy: 47,
    drop: [
      ['index', 'credit_entries_one_end'],
      ['trigger', 'credit_entries_are_new'],
    ],
    broken: (ledger, db) => ({
      ...ledger,
      settle: async (jobId) => {
        const owner = await env.DB.prepare('select user_id from credit_entries where subject = ?')
          .bind(`try-on:${jobId}`)
          .first<string>('user_id')
        await ledger.settle(jobId).catch(() => insert(db, owner ?? '', `try-on:${jobId}`, 'release', 1).run())
      },
    }),
  },
  'a retry that debits anew': {
    shownBy: 89,
    broken: (ledger) => ({
      ...ledger,
      reserve: (userId, jobId, limits) =>
        ledger.reserve(userId, jobId, limits).catch(() => ledger.reserve(userId, `${jobId}-retry`, limits)),
    }),
  },
  'a release that is tried once': {
    shownBy: 6,
    broken: (ledger): Ledger => ({
      ...ledger,
      release: (userId, jobId) => ledger.release(userId, jobId).catch(() => undefined),
    }),
  },
}

describe('the property finds what is wrong', { timeout: 60_000 }, () => {
  const isFoundBy = async (from: number, numRuns: number, broken?: Break) =>
    (await fc.check(property(broken), { seed: from, numRuns, endOnFailure: true })).failed

  test.each(Object.entries(breakages))('%s', async (_, { shownBy, drop = [], broken }) => {
    expect(await isFoundBy(shownBy, 1)).toBe(false)
    const definitions = await Promise.all(drop.map(([, name]) => definitionOf(name)))
    if (drop.length > 0) await schema(...drop.map(([kind, name]) => `drop ${kind} ${name}`))
    try {
      // Which call reaches the database first does not depend on the seed, so a sequence is repeated until it fails.
      const isShown = (await firstOf(30, () => isFoundBy(shownBy, 1, broken))) !== undefined
      const instead = isShown ? shownBy : await firstOf(400, (from) => isFoundBy(from, 1, broken))
      expect(isShown, `seed ${instead} shows it now`).toBe(true)
      if (isThorough) expect(await isFoundBy(20_261_120, 400, broken)).toBe(true)
    } finally {
      // Rows that only a broken ledger writes would keep the unique keys from being restored.
      await schema('drop trigger credit_entries_stay', 'delete from credit_entries')
      await schema(...definitions, stayTrigger)
    }
  })
})

/** The first number from 1 to `most` for which it is true. */
async function firstOf(most: number, isTrue: (number: number) => Promise<boolean>) {
  for (let number = 1; number <= most; number++) if (await isTrue(number)) return number
  return undefined
}

const stayTrigger = await definitionOf('credit_entries_stay')
