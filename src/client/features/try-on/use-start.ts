import { useState } from 'react'
import { t } from '#client/i18n/messages.ts'
import { messageFor } from '#client/lib/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { fetchDriver, fetchReadRequest } from './fetch-parts.ts'
import type { TryOnRequest } from './try-on.ts'

/** What a start needs has been fetched behind the page; where it could not be, nothing has begun. */
const sayThatItIsLost = () =>
  toast({ title: t('fitting-room.errorTitle'), description: messageFor('connection_lost'), tone: 'error' })

async function run(request: TryOnRequest) {
  const driver = await fetchDriver().catch(() => null)
  if (driver) await driver.startTryOn(request)
  else sayThatItIsLost()
}

/**
 * The start button's act; `onStart` is told that it came to a start. Where the cloud renders, a photo that
 * lives only in this browser leaves it: that is asked first, and `waiting` holds the try-on until she has
 * answered.
 */
export function useStart(onStart: () => void) {
  const [waiting, setWaiting] = useState<TryOnRequest | null>(null)

  async function start() {
    const reader = await fetchReadRequest().catch(() => null)
    if (!reader) return sayThatItIsLost()
    const request = await reader.readRequest()
    if (!request) return
    const isAsked =
      request.provider === 'cloud' && request.photo.origin === 'own' && request.photo.address === null
    if (isAsked) return setWaiting(request)
    onStart()
    await run(request)
  }

  function answer(provider: 'cloud' | 'device' | null) {
    if (waiting && provider) void run({ ...waiting, provider })
    setWaiting(null)
  }

  return { start, waiting, answer }
}
