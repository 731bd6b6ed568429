import type { D1Database } from '@cloudflare/workers-types'
import { emailOf, googleAccounts, mailboxOwner } from './script.ts'

type UserRow = {
  id: string
  email: string
  name: string
  email_verified_at: number | null
  password_hash: string | null
  minimum_age_confirmed_at: number | null
  credits: number
  grants: number
}
type Session = { secret_hash: string; user_id: string; user_agent: string }
type Identity = { subject: string; user_id: string }

const ownerByEmail = new Map([0, 1, 2, 3].map((mailbox) => [emailOf(mailbox), mailboxOwner(mailbox)]))
const personIn = (text: string) => Number(/person (\d)/.exec(text)?.[1] ?? -1)
const personOf = (subject: string) => googleAccounts.find(({ sub }) => sub === subject)?.person ?? -1

async function rowsOf<Row>(binding: D1Database, sql: string) {
  const { results } = await binding.prepare(sql).all()
  return results as Row[]
}

/** Judges the accounts after each change of the database. */
export function createJudge(binding: D1Database, found: (text: string) => void) {
  /** Every Google account that was ever connected, and to whom. */
  const connected = new Set<string>()
  /** The sessions that an account had when it began to be removed. Which time it notes for that is another matter: the call may arrive late. */
  const had = new Map<string, Set<string>>()

  async function judge() {
    const users = await rowsOf<UserRow>(
      binding,
      `select id, email, name, email_verified_at, password_hash, minimum_age_confirmed_at, credits,
         (select count(*) from credit_entries e where e.user_id = users.id) as grants from users`,
    )
    const sessions = await rowsOf<Session>(binding, 'select secret_hash, user_id, user_agent from sessions')
    const identities = await rowsOf<Identity>(binding, 'select subject, user_id from identities')
    const removals = await rowsOf<{ user_id: string }>(binding, 'select user_id from account_removals')
    for (const { subject, user_id } of identities) connected.add(`${subject} ${user_id}`)
    for (const user of users) {
      if (user.credits !== 5 || user.grants !== 1) found(`an account begins with ${user.credits} credits`)
      if (user.minimum_age_confirmed_at === null)
        found('an account of somebody who was not asked for her age')
      const own = sessions.filter(({ user_id }) => user_id === user.id)
      if (removals.some(({ user_id }) => user_id === user.id)) {
        const before = had.get(user.id) ?? new Set(own.map(({ secret_hash }) => secret_hash))
        had.set(user.id, before)
        if (own.some(({ secret_hash }) => !before.has(secret_hash)))
          found('a session in an account that is being removed')
      }
      const owner = ownerByEmail.get(user.email)
      // Until its owner has come, or verified its address, nobody knows whose account it is.
      const isOwn = identities.some(
        ({ subject, user_id }) => user_id === user.id && personOf(subject) === owner,
      )
      if (user.email_verified_at === null && !isOwn) continue
      for (const { user_agent } of own)
        if (personIn(user_agent) !== owner) found(`${user_agent} is in the account of ${user.email}`)
      for (const { subject, user_id } of identities)
        if (user_id === user.id && personOf(subject) !== owner)
          found(`${subject} opens the account of ${user.email}`)
      if (user.password_hash !== null && personIn(user.name) !== owner)
        found(`the password of ${user.name} opens the account of ${user.email}`)
    }
  }
  return { judge, wasConnected: (subject: string, userId: string) => connected.has(`${subject} ${userId}`) }
}
