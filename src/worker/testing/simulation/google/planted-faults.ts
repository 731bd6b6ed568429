import type { Edit, PlantedFault } from '../edits.ts'

const edit = (file: string, from: string, to: string): Edit[] => [{ file: `auth/${file}`, from, to }]

/** A hash takes no time here, and an isolate, which spreads its hashes over time, would outlive its history. */
export const scaled: Edit[] = [{ file: 'auth/hash-turns.ts', from: 'Math.max(now, nextTurnAt)', to: 'now' }]

const nothing = 'db.select({ id: users.id }).from(users).limit(0)'

/** Common mistakes where accounts of another service open ours. */
export const edits: Record<string, PlantedFault> = {
  'an address counts that Google has not verified': {
    shownBy: 1,
    edits: edit('google/id-token.ts', 'isVerified !== true || !address.success', '!address.success'),
  },
  'Google is added to an account whose address nobody has verified': {
    shownBy: 2,
    edits: [
      ...edit('google/routes.ts', 'account?.isVerified', 'account'),
      ...edit('google/linking.ts', 'isNotNull(users.emailVerifiedAt)', 'sql`1`'),
    ],
  },
  'whoever was in an account stays in it when its owner comes': {
    shownBy: 2,
    edits: edit(
      'google/linking.ts',
      'db.delete(sessions).where(and(eq(sessions.userId, userId), taken))',
      nothing,
    ),
  },
  'the password of whoever made an account stays when its owner comes': {
    shownBy: 2,
    edits: edit(
      'google/linking.ts',
      '{ passwordHash: null, emailVerifiedAt: now }',
      '{ emailVerifiedAt: now }',
    ),
  },
  'a state is not compared to its end': {
    shownBy: 6,
    edits: edit(
      'google/sign-in-flow.ts',
      'timingSafeEqual(Buffer.from(began.state), Buffer.from(state)) ? began : null',
      'began',
    ),
  },
  'any Google account proves who she is': {
    shownBy: 8,
    edits: edit(
      'proof.ts',
      'and(eq(sessions.secretHash, session), inArray(sessions.userId, owner))',
      'eq(sessions.secretHash, session)',
    ),
  },
  'an account that is being removed can be entered': {
    shownBy: 6,
    edits: edit('sessions.ts', 'and(eq(users.id, userId), isOpened)', 'and(eq(users.id, userId), allowed)'),
  },
  'a password goes on opening an account that its owner has come to meanwhile': {
    shownBy: 32,
    edits: edit(
      'sign-in/queries.ts',
      'sql`exists (select 1 from users opened where opened.id = ${userId} and opened.password_hash = ${passwordHash})`',
      'sql`1`',
    ),
  },
  'an account begins without its credits': {
    shownBy: 1,
    edits: edit('google/linking.ts', 'grantSignUpCredits(db, id)', nothing),
  },
}
