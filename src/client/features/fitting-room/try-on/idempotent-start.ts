import { isFailure } from '#client/lib/api-failure.ts'

/** What was asked last, and under which name, as long as nobody knows how it ended. */
let open: { body: string; name: string } | null = null

/** How long a start whose answer got lost waits before it is sent again, ms. */
const pausesMs = [1_000, 3_000]

type Start<T> = {
  /** What is asked, as text: the same again is the same start, while its end is unknown. */
  body: string
  send: (name: string) => Promise<T>
  wait: (ms: number) => Promise<void>
}

/**
 * Sends the start of a try-on under a name of its own. Should the answer get lost on its way, it is sent again
 * under the same name, and so is her next start of the same: the server finds the job that it began, and
 * charges once.
 */
export async function startOnce<T>({ body, send, wait }: Start<T>): Promise<T> {
  const goesOn = open?.body === body
  if (!goesOn || !open) open = { body, name: crypto.randomUUID() }
  try {
    return await sendPatiently(open.name, send, wait)
  } catch (error) {
    // What it would have gone on with has come to nothing meanwhile, and was not charged.
    if (!goesOn || !isFailure(error, 'start_failed')) throw error
    open = { body, name: crypto.randomUUID() }
    return await sendPatiently(open.name, send, wait)
  }
}

async function sendPatiently<T>(name: string, send: Start<T>['send'], wait: Start<T>['wait']): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await send(name)
    } catch (error) {
      if (!isFailure(error, 'connection_lost') || !navigator.onLine) throw error
      await wait(pauseMs)
    }
  }
  return await send(name)
}

/** It is known how it ended: the next start is another one. */
export function forgetStart() {
  open = null
}
