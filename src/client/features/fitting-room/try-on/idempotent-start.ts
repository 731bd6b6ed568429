import { isFailure } from '#client/lib/api-failure.ts'

/** The last start and its idempotency key, as long as it is unknown how it ended. */
let open: { body: string; key: string } | null = null

/** How long to wait before a start whose answer got lost is sent again, ms. */
const pausesMs = [1_000, 3_000]

type Start<T> = {
  /** The request's body: the same body again is the same start, while its end is unknown. */
  body: string
  send: (key: string) => Promise<T>
  wait: (ms: number) => Promise<void>
}

/**
 * Sends the start of a try-on with an idempotency key. If the answer gets lost, it is sent again with the same key, and
 * so is the shopper's next start of the same try-on: the server finds the job that it began, and charges once.
 */
export async function startOnce<T>({ body, send, wait }: Start<T>): Promise<T> {
  const goesOn = open?.body === body
  if (!goesOn || !open) open = { body, key: crypto.randomUUID() }
  try {
    return await sendPatiently(open.key, send, wait)
  } catch (error) {
    // The job that the key names has failed meanwhile and cost nothing: this is a new start.
    if (!goesOn || !isFailure(error, 'start_failed')) throw error
    open = { body, key: crypto.randomUUID() }
    return await sendPatiently(open.key, send, wait)
  }
}

async function sendPatiently<T>(key: string, send: Start<T>['send'], wait: Start<T>['wait']): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await send(key)
    } catch (error) {
      if (!isFailure(error, 'connection_lost') || !navigator.onLine) throw error
      await wait(pauseMs)
    }
  }
  return await send(key)
}

/** Called when it is known how the start ended: the next one gets a new key. */
export function forgetStart() {
  open = null
}
