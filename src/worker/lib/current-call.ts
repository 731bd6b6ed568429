import { AsyncLocalStorage } from 'node:async_hooks'

/** A call, an alarm, a message of the queue or a run of a cron, as long as it is worked on. */
type Call = {
  /** Cloudflare's own name of a call where there is one, so that a line of ours is found beside Cloudflare's. */
  readonly id: string
  /** The pattern of its route, once one is found. */
  route: string | null
  /** Somebody waits for its answer. */
  readonly isAwaited: boolean
  /** How long its trips to a database have waited in vain. */
  stalledMs: number
}

const calls = new AsyncLocalStorage<Call>()

export const currentCall = () => calls.getStore()

/** Whatever is logged within `work` has the id. */
export const inCall = <T>(id: string, work: () => T, isAwaited = false): T =>
  calls.run({ id, route: null, isAwaited, stalledMs: 0 }, work)

/** `cf-ray` is written by Cloudflare over whatever a caller sends; anything that does not look like one is a caller's. */
export function callIdOf(request?: Request) {
  const ray = request?.headers.get('cf-ray')
  return ray && /^[0-9a-f]{16}(?:-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID()
}
