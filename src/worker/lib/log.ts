import { DrizzleQueryError } from 'drizzle-orm'

/** Writes one JSON line for an event. Its fields never contain a photo, a password, a token or an email. */
export function logEvent(event: string, fields: Record<string, unknown> = {}) {
  console.log(JSON.stringify({ event, ...fields }))
}

/** Logs an error without the parameters of a failed query, which contain emails, names and the like. */
export function logFault(event: string, fault: unknown, fields: Record<string, unknown> = {}) {
  const isQuery = fault instanceof DrizzleQueryError
  const error = String(isQuery ? fault.cause : fault)
  const query = isQuery ? fault.query : undefined
  // The first lines of a stack repeat the message.
  const stack = fault instanceof Error ? fault.stack?.match(/^ +at .*$/gm)?.join('\n') : undefined
  logEvent(event, { ...fields, error, query, stack })
}
