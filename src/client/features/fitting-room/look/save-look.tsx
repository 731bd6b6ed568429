import { useAppState } from '#client/session/app-state.ts'
import { saveLook } from '#client/features/looks/lookbook.ts'
import type { SavedLook } from '#client/features/looks/saved-look.ts'
import { messageOr } from '#client/i18n/failure-message.ts'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { shopperStore } from '#client/session/shopper-store.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import type { FinishedLook } from '../try-on-state.ts'
import { readTryOn, setSaving, useSaving } from '../try-on-store.ts'

/** The look that she has just saved and wants on a board. */
const useAskedForBoard = shopperStore<{ saved: SavedLook | null }>(() => ({ saved: null }))

const PutOnBoard = laterPart(async () => (await import('#client/features/looks/put-on-board.tsx')).PutOnBoard)

export function BoardQuestion() {
  const { saved } = useAskedForBoard()
  const close = () => useAskedForBoard.setState({ saved: null })
  return (
    <LateDialog open={saved !== null} onClose={close}>
      <PutOnBoard saved={saved} onClose={close} />
    </LateDialog>
  )
}

/** Saves the look, once: one that is shown again is known by its picture (`markSaved`). */
export function useSaveLook(look: FinishedLook) {
  const saving = useSaving()

  async function save() {
    const { outfit } = readTryOn()
    if (!outfit || saving !== 'no') return
    setSaving('saving')
    try {
      const saved = await saveLook(look, outfit)
      setSaving('saved')
      toast({
        title: t('looks.savedTitle'),
        description: t('looks.saved'),
        tone: 'success',
        action: { label: t('lookbook.put'), onClick: () => useAskedForBoard.setState({ saved }) },
      })
    } catch (error) {
      setSaving('no')
      const description = messageOr(error, t('looks.saveFailed'))
      toast({
        title: t('looks.saveFailedTitle'),
        description,
        tone: 'error',
        action: { label: t('common.tryAgain'), onClick: () => void save() },
      })
    }
  }
  return { saving, save: () => void save() }
}

/** If its picture is only in this browser: that saving sends it to the account. */
export function SaveHint({ look }: { look: FinishedLook }) {
  const isSaved = useSaving() === 'saved'
  const leaves = useAppState()?.photo_storage !== 'account' && look.accountUrl === null
  if (!leaves || isSaved) return null
  return (
    <p id="save-hint" className="text-sm text-ink-soft">
      {t('try-on.saveLeaves')}
    </p>
  )
}
