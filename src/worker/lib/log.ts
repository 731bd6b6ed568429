import { DrizzleQueryError } from 'drizzle-orm'

/** One JSON line an event; never a photo, a password, a token or an email among the fields. */
export function logEvent(event: string, fields: Record<string, unknown> = {}) {
  console.log(JSON.stringify({ event, ...fields }))
}

/** What went wrong, without the values of a failed query: they are a shopper's email, name and the like. */
export function logFault(event: string, fault: unknown, fields: Record<string, unknown> = {}) {
  const isQuery = fault instanceof DrizzleQueryError
  const error = String(isQuery ? fault.cause : fault)
  const query = isQuery ? fault.query : undefined
  // The first lines of a stack repeat the message.
  const stack = fault instanceof Error ? fault.stack?.match(/^ +at .*$/gm)?.join('\n') : undefined
  logEvent(event, { ...fields, error, query, stack })
}
