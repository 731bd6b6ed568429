import { lazy, Suspense, useEffect } from 'react'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useLocation } from 'react-router'
import { useShopper } from '#client/session/app-state.ts'
import { t } from '#client/i18n/messages.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { isChatShown, useCloseChat } from '../chat-address.ts'
import { fetchOutfitTalk } from '../talk/fetch-talk.ts'
import { setScript, showCollection, useScript } from '../talk/script-store.ts'
import { ChatFooter } from './chat-footer.tsx'
import { ChatLog } from './chat-log.tsx'
import { dispatch, openChat, useChat } from './chat-store.ts'

const OutfitTalk = lazy(async () => ({ default: (await fetchOutfitTalk()).OutfitTalk }))
const OutfitFooter = lazy(async () => ({ default: (await fetchOutfitTalk()).OutfitFooter }))

/** The stylist's chat over the whole screen. The address opens and closes it. */
export function StylistChat() {
  const open = isChatShown(useLocation().search)
  const close = useCloseChat()
  const shopper = useShopper()?.id
  const isOfOutfits = useScript('pieces') === 'outfits'

  useEffect(() => {
    if (open) openChat(shopper)
  }, [open, shopper])

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('stylist-chat.title')}
      size="full"
      isRoom
      tools={<StartOver />}
      footer={
        isOfOutfits ? (
          <Suspense fallback={<div className="min-h-24" />}>
            <OutfitFooter />
          </Suspense>
        ) : (
          <ChatFooter />
        )
      }
    >
      <ChatLog />
      {isOfOutfits && (
        <Suspense>
          <OutfitTalk />
        </Suspense>
      )}
    </Dialog>
  )
}

function StartOver() {
  const { messages } = useChat()
  // With the greeting alone there is nothing to start over.
  if (messages.length < 2) return null
  return (
    <IconButton
      label={t('stylist-chat.startOver')}
      icon={<RotateCcw aria-hidden className="size-5" strokeWidth={1.5} />}
      onClick={() => {
        showCollection(false)
        setScript('pieces')
        dispatch({ type: 'start_over' })
      }}
    />
  )
}
