import { startTransition, useActionState, useOptimistic } from 'react'
import { t } from '#client/i18n/messages.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import type { WishlistItem } from './stores/account-wishlist.ts'
import { setSaved } from './wishlist-store.ts'

const reportFailure = (error: unknown) =>
  toast({ title: t('hearts.failed'), description: messageOf(error), tone: 'error' })

/** Saves the last one first, so that they come back in their earlier order. */
async function putBack(items: WishlistItem[]) {
  for (const item of items.toReversed()) await setSaved(item, true)
}

/** Long enough to read the toast, to reconsider and to reach the button. */
const undoMs = 10_000

/**
 * The list without the pieces being removed: they disappear at once, and come back if the account did not
 * confirm.
 */
export function useRemoval(all: WishlistItem[]) {
  const [items, hide] = useOptimistic(all, (shown, gone: WishlistItem[]) =>
    shown.filter((item) => !gone.includes(item)),
  )
  const [, commit] = useActionState(async (_: void, gone: WishlistItem[]) => {
    try {
      for (const item of gone) await setSaved(item, false)
    } catch (error) {
      reportFailure(error)
      return
    }
    const [first, second] = gone
    toast({
      title: t('hearts.removed'),
      description: first && !second ? first.title : t('wishlist.count', { count: gone.length }),
      action: { label: t('hearts.undo'), onClick: () => void putBack(gone).catch(reportFailure) },
      durationMs: undoMs,
    })
  }, undefined)

  function remove(gone: WishlistItem[]) {
    startTransition(() => {
      hide(gone)
      commit(gone)
    })
  }
  return { items, remove }
}
