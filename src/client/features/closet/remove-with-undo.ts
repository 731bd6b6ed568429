import { t } from '#client/i18n/messages.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { removePiece, restorePiece } from './closet-store.ts'
import type { ClosetPiece } from './closet-piece.ts'
import { nameOfPiece } from './closet-words.ts'

/** Long enough to read the toast, to reconsider and to reach the button. */
const undoMs = 10_000

const tellFailure = (error: unknown) =>
  toast({ title: t('closet.failed'), description: messageOf(error), tone: 'error' })

/** Removes a piece at once, and offers it back. */
export async function removeWithUndo(piece: ClosetPiece) {
  try {
    const removed = await removePiece(piece)
    toast({
      title: t('closet.removed'),
      description: nameOfPiece(piece),
      action: { label: t('closet.undo'), onClick: () => void restorePiece(removed).catch(tellFailure) },
      durationMs: undoMs,
    })
  } catch (error) {
    tellFailure(error)
  }
}
