import type { Account, KeptEvent } from './account.ts'
import { deliver } from './webhooks.ts'

export const apiVersion = '2026-10-28.endive'
export const keptSeconds = 30 * 86_400

type Subject = { id: string; object: string }

/** Records an event. `previous` holds the values that an update has changed. */
export function emit(account: Account, type: string, subject: Subject, previous?: object) {
  const id = account.ids.of('evt')
  const created = account.clock.now()
  const json = JSON.stringify({
    id,
    object: 'event',
    api_version: apiVersion,
    created,
    data: previous ? { object: subject, previous_attributes: previous } : { object: subject },
    livemode: false,
    pending_webhooks: account.webhook.url ? 1 : 0,
    request: account.cause
      ? { id: account.cause.id, idempotency_key: account.cause.key }
      : { id: null, idempotency_key: null },
    type,
  })
  const event: KeptEvent = account.events.add({ id, created, type, about: subject.id, json })
  // Only now and then, because it visits every event to forget.
  if (account.events.rows.length % 1024 === 0) account.events.forgetBefore(created - keptSeconds)
  deliver(account, event)
}

/** Changes a row and returns the former values of what differs; null when nothing does. */
export function change<T extends object>(row: T, changes: Partial<T>): Partial<T> | null {
  const previous: Partial<T> = {}
  let isChanged = false
  for (const key of Object.keys(changes) as (keyof T)[]) {
    const [before, after] = [row[key], changes[key]]
    if (before === after || (typeof after === 'object' && JSON.stringify(before) === JSON.stringify(after)))
      continue
    previous[key] = before
    row[key] = after as T[keyof T]
    isChanged = true
  }
  return isChanged ? previous : null
}

/** Changes a row and emits the event; no event where nothing changes. */
export function update<T extends Subject>(account: Account, type: string, row: T, changes: Partial<T>) {
  const previous = change(row, changes)
  if (previous) emit(account, type, row, previous)
}
