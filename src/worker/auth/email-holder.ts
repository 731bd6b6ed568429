import { sql, type SQLWrapper } from 'drizzle-orm'

/**
 * Whose an address is: several accounts may have it as long as nobody has confirmed it, and one alone can confirm it.
 * The statements here read `users` under a name of their own.
 */

/** The account that has confirmed the address, else the oldest that has it, as a subquery; empty where none has. */
export const holderOf = (email: string) =>
  sql`(select holder.id from users holder where holder.email = ${email}
    order by holder.email_verified_at is null, holder.created_at limit 1)`

/** No account but `except` has confirmed the address. */
export const isUnconfirmedElsewhere = (email: SQLWrapper | string, except: SQLWrapper | string) =>
  sql`not exists (select 1 from users holder where holder.email = ${email} and holder.id <> ${except}
    and holder.email_verified_at is not null)`
