import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useShopper } from '#client/session/app-state.ts'
import { wearableOf } from '#client/features/wishlist/outfit-rule.ts'
import { t } from '#client/i18n/messages.ts'
import { useTryOnPieces } from '#client/ui/product/use-try-on.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { answer } from '../talk/answer-sentence.ts'
import { openTalk } from '../talk/open-talk.ts'
import { StartOverButton } from '../talk/start-over-button.tsx'
import { TalkFooter } from '../talk/talk-footer.tsx'
import { TalkLog } from '../talk/talk-log.tsx'
import { isChatShown, sayKey, useCloseChat, withChat } from '../chat-address.ts'

/** The talk with Sophia over the whole screen of the dashboard. The address opens and closes it; a try-on leads to the fitting room. */
export function StylistChat() {
  const { search } = useLocation()
  const open = isChatShown(search)
  const said = new URLSearchParams(search).get(sayKey)
  const navigate = useNavigate()
  const close = useCloseChat()
  const shopper = useShopper()?.id
  const tryOnPieces = useTryOnPieces()

  useEffect(() => {
    if (open) openTalk('pieces', shopper ?? null)
  }, [open, shopper])

  useEffect(() => {
    if (!open || !said) return
    // A reload says nothing twice.
    void navigate({ search: withChat(search, true) }, { replace: true, preventScrollReset: true })
    void answer(said)
  }, [open, said, search, navigate])

  const tryOn = (pieces: readonly Product[]) => tryOnPieces(wearableOf([...pieces]).productIds)

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('stylist-chat.title')}
      size="full"
      isRoom
      tools={<StartOverButton />}
      footer={<TalkFooter />}
    >
      <div className="mx-auto w-full max-w-4xl pt-6">
        <TalkLog onTryOn={tryOn} />
      </div>
    </Dialog>
  )
}
