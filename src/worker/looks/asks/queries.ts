import { and, asc, desc, eq, gt, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { lookAskPath, maxLookAsks } from '#shared/look-asks.ts'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/ids.ts'
import { rowOf } from '../../lib/row-of.ts'
import { photoUrl } from '../../photos/storage.ts'
import { users } from '../../shoppers/schema.ts'
import { lookAskOptions, lookAsks, lookVotes } from '../schema.ts'

export type LookAsk = typeof lookAsks.$inferSelect
export type AskOption = typeof lookAskOptions.$inferSelect
type Vote = typeof lookVotes.$inferSelect

const isOpen = () => gt(lookAsks.endsAt, new Date())
const isOf = (owner: SQLWrapper) => eq(lookAsks.userId, sql`${owner}`)
const ofHers = (db: Db, owner: SQLWrapper) =>
  db
    .select({ id: lookAsks.id })
    .from(lookAsks)
    .where(and(isOf(owner), isOpen()))

/** Her questions that are open, the newest first, with their looks and what friends said. */
export const listAsks = (db: Db, owner: SQLWrapper) =>
  [
    db
      .select()
      .from(lookAsks)
      .where(and(isOf(owner), isOpen()))
      .orderBy(desc(lookAsks.createdAt), desc(lookAsks.id)),
    db
      .select()
      .from(lookAskOptions)
      .where(sql`${lookAskOptions.askId} in ${ofHers(db, owner)}`)
      .orderBy(asc(lookAskOptions.position)),
    db
      .select()
      .from(lookVotes)
      .where(sql`${lookVotes.askId} in ${ofHers(db, owner)}`)
      .orderBy(desc(lookVotes.createdAt)),
  ] as const

/** A question as its owner sees it. Of who voted nothing is known but that it is one device. */
export function presentAsk(ask: LookAsk, options: AskOption[], votes: Vote[]) {
  const { id, key, shows, question, createdAt, endsAt } = ask
  const own = votes.filter(({ askId }) => askId === id)
  return {
    id,
    path: lookAskPath(key),
    shows,
    question,
    createdAt,
    endsAt,
    options: options
      .filter(({ askId }) => askId === id)
      .map(({ position, lookId, title, pictureKey }) => ({
        position,
        lookId,
        title,
        pictureUrl: photoUrl(pictureKey),
        votes: own.filter((vote) => vote.position === position).length,
      })),
    words: own
      .filter(({ words }) => words)
      .map(({ id: voteId, position, words }) => ({ id: voteId, position, words })),
  }
}

export async function findAsk(db: Db, key: string) {
  const [found] = await db
    .select()
    .from(lookAsks)
    .where(and(eq(lookAsks.key, key), isOpen()))
  return found
}

export const optionsOf = (db: Db, askId: string) =>
  db
    .select()
    .from(lookAskOptions)
    .where(eq(lookAskOptions.askId, askId))
    .orderBy(asc(lookAskOptions.position))

/** How many have chosen each look, by its position. */
export async function countVotes(db: Db, askId: string) {
  const rows = await db
    .select({ position: lookVotes.position, count: sql`count(*)`.mapWith(Number) })
    .from(lookVotes)
    .where(eq(lookVotes.askId, askId))
    .groupBy(lookVotes.position)
  return new Map(rows.map(({ position, count }) => [position, count]))
}

export async function findVote(db: Db, askId: string, voter: string) {
  const [vote] = await db
    .select({ position: lookVotes.position })
    .from(lookVotes)
    .where(and(eq(lookVotes.askId, askId), eq(lookVotes.voter, voter)))
  return vote
}

/** Without a row where she asks as much as she can. */
export const addAsk = (db: Db, ask: LookAsk) =>
  db
    .insert(lookAsks)
    .select(
      sql`select ${rowOf(lookAsks, ask)} from ${users} where ${users.id} = ${ask.userId}
        and (select count(*) from look_asks held where held.user_id = ${ask.userId}) < ${maxLookAsks}`,
    )
    .returning()

/** One look of a question that was just added; nothing where it was not. */
export const addOption = (db: Db, option: AskOption) =>
  db
    .insert(lookAskOptions)
    .select(
      sql`select ${rowOf(lookAskOptions, option)} from ${lookAsks} where ${lookAsks.id} = ${option.askId}`,
    )

/** A device's first vote. Without a row where it has voted, or there is no such look. */
export const addVote = (db: Db, vote: Omit<Vote, 'id' | 'createdAt'>) =>
  db
    .insert(lookVotes)
    .select(
      sql`select ${rowOf(lookVotes, { id: newId(), ...vote, createdAt: new Date() })} from ${lookAskOptions}
        where ${lookAskOptions.askId} = ${vote.askId} and ${lookAskOptions.position} = ${vote.position}`,
    )
    .onConflictDoNothing()
    .returning({ id: lookVotes.id })

/** Holds while a question has a vote: the condition of what is told of it. */
export const hasVotes = (askId: string): SQL =>
  sql`exists (select 1 from look_votes given where given.ask_id = ${askId})`

export const hideWords = (db: Db, owner: SQLWrapper, { id, voteId }: { id: string; voteId: string }) =>
  db
    .update(lookVotes)
    .set({ words: '' })
    .where(
      and(eq(lookVotes.id, voteId), eq(lookVotes.askId, id), sql`${lookVotes.askId} in ${ofHers(db, owner)}`),
    )
    .returning({ id: lookVotes.id })

export const endAsk = (db: Db, owner: SQLWrapper, id: string) =>
  db
    .update(lookAsks)
    .set({ endsAt: new Date(0) })
    .where(and(eq(lookAsks.id, id), isOf(owner)))
    .returning()

const atOnce = 100

export const listEndedAsks = (db: Db) =>
  db
    .select()
    .from(lookAsks)
    .where(lte(lookAsks.endsAt, new Date()))
    .orderBy(asc(lookAsks.endsAt))
    .limit(atOnce)
