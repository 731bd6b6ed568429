/** One JSON line an event; never a photo, a password, a token or an email among the fields. */
export function logEvent(event: string, fields: Record<string, unknown> = {}) {
  console.log(JSON.stringify({ event, ...fields }))
}
