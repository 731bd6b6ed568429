import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { callsToFinish } from '#client/session/own-calls.ts'
import { currentShopper } from '#client/session/shopper.ts'
import { dismissToast, toast } from '#client/ui/toasts/toast-store.ts'
import { leavingIds, lookbook, updateStoredCopy } from '../lookbook.ts'
import type { SavedLook } from '../saved-look.ts'

/** Long enough to read the toast, to reconsider and to reach the button. */
export const undoMs = 10_000

/**
 * The looks disappear at once, and are deleted when she can no longer take it back: after a while, or when she leaves the page.
 * A failure is not reported (spec 2.8.12): the look is simply there again.
 */
export function removeLooks(looks: SavedLook[]) {
  const waiting = new AbortController()
  const { signal } = waiting
  for (const { id } of looks) leavingIds.add(id)
  lookbook.change((all) => all.filter(({ id }) => !leavingIds.has(id)))

  const timer = setTimeout(() => void finish(), undoMs)
  window.addEventListener('pagehide', () => void finish(), { signal })
  // A phone may end a page that is out of sight without another word.
  document.addEventListener('visibilitychange', () => document.hidden && void finish(), { signal })
  const own = () => finish()
  callsToFinish.add(own)
  const toastId = toast({
    title: t('lookbook.removed', { count: looks.length }),
    action: { label: t('hearts.undo'), onClick: takeBack },
    durationMs: undoMs,
  })

  function stopWaiting() {
    clearTimeout(timer)
    waiting.abort()
    callsToFinish.delete(own)
    dismissToast(toastId)
  }

  function takeBack() {
    if (signal.aborted) return
    stopWaiting()
    putBack(looks)
  }

  async function finish() {
    if (signal.aborted) return
    stopWaiting()
    const ends = await Promise.allSettled(looks.map(deleteLook))
    putBack(looks.filter((_, at) => ends[at]?.status === 'rejected'))
    for (const { id } of looks) leavingIds.delete(id)
  }
}

async function deleteLook({ id }: SavedLook) {
  // The page may be on its way out.
  await request(api.lookbook[':id'].$delete({ param: { id } }, { init: { keepalive: true } }))
  const userId = currentShopper()
  if (userId) updateStoredCopy(({ forgetLook }) => forgetLook(userId, id))
}

/** Newest first, as they were. */
function putBack(looks: SavedLook[]) {
  for (const { id } of looks) leavingIds.delete(id)
  lookbook.change((all) =>
    [...all.filter(({ id }) => !looks.some((one) => one.id === id)), ...looks].toSorted((a, b) =>
      b.createdAt.localeCompare(a.createdAt),
    ),
  )
}
