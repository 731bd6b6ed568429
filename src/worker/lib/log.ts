import { DrizzleQueryError } from 'drizzle-orm'
import { scrub, withoutAddresses } from '#shared/scrub-text.ts'
import { currentCall } from './current-call.ts'

/**
 * Everything that a line may say, besides its event and the id of its call. A new word is a decision: it names no shopper,
 * and holds nothing that she wrote and no secret.
 */
const counts = [
  'added',
  'attempts',
  'before',
  'byteCount',
  'bytes',
  'changed',
  'described',
  'due',
  'events',
  'failed',
  'forMs',
  'gone',
  'httpStatus',
  'largestParameter',
  'looked',
  'looks',
  'lost',
  'ms',
  'pages',
  'read',
  'rows',
  'rowsWritten',
  'runs',
  'skipped',
  'status',
  'stretches',
  'unchanged',
  'variants',
] as const
const names = [
  'alert',
  'cron',
  'feed',
  'host',
  'job',
  'kind',
  'list',
  'method',
  'name',
  'pool',
  'queue',
  'route',
  'step',
  'task',
  'type',
] as const
/** Of things, not of shoppers. */
const ids = [
  'batchId',
  'customer',
  'eventId',
  'import',
  'items',
  'jobId',
  'outfit',
  'productId',
  'subscription',
  'tags',
  'templateId',
] as const
const reasons = [
  'closed',
  'code',
  'codes',
  'entry',
  'error',
  'errors',
  'failure',
  'fault',
  'hasImage',
  'isFiltered',
  'isRight',
  'query',
  'reason',
  'stack',
  'told',
] as const

type LogField = (typeof counts | typeof names | typeof ids | typeof reasons)[number]
/** The compiler refuses a field that is not in the lists, also one that comes with a spread. */
export type LogFields<Fields> = Fields & Record<Exclude<keyof Fields, LogField>, never>

const logFields: ReadonlySet<string> = new Set([...counts, ...names, ...ids, ...reasons])

/** Our own ids and the texts of our code, in which long names and numbers are no secrets. */
const ofOurs: ReadonlySet<string> = new Set([...ids, 'query', 'stack'])

/** Takes out of every text, however deep, what may name a person or open something. */
function scrubbed(value: unknown, clean: (text: string) => string): unknown {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map((one) => scrubbed(one, clean))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, scrubbed(one, clean)]))
}

/**
 * Writes one JSON line for an event, with the id of the call that it happened in. A field that is not in the list is left out,
 * and its name is told instead.
 */
export function logEvent<Fields extends object>(event: string, fields?: LogFields<Fields>): void
export function logEvent(event: string, fields: Record<string, unknown> = {}) {
  const told = Object.entries(fields).filter(([name]) => logFields.has(name))
  const unknown = Object.keys(fields).filter((name) => !logFields.has(name))
  const line = {
    event,
    requestId: currentCall()?.id,
    ...Object.fromEntries(
      told.map(([name, value]) => [name, scrubbed(value, ofOurs.has(name) ? withoutAddresses : scrub)]),
    ),
    ...(unknown.length > 0 && { leftOut: unknown }),
  }
  console.log(JSON.stringify(line))
}

/** Logs an error without the parameters of a failed query, which contain emails, names and the like. */
export function logFault<Fields extends object>(
  event: string,
  fault: unknown,
  fields?: LogFields<Fields>,
): void
export function logFault(event: string, fault: unknown, fields: object = {}) {
  const isQuery = fault instanceof DrizzleQueryError
  const error = String(isQuery ? fault.cause : fault)
  const query = isQuery ? fault.query : undefined
  // The first lines of a stack repeat the message.
  const stack = fault instanceof Error ? fault.stack?.match(/^ +at .*$/gm)?.join('\n') : undefined
  logEvent(event, { ...fields, error, query, stack })
}
