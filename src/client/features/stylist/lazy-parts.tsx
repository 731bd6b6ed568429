import { useLocation } from 'react-router'
import { opensBeforeProduct } from '#client/features/catalogue/opens-first.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import { isChatShown, useCloseChat } from './chat-address.ts'

export const fetchStylistChat = () => import('./entrances/stylist-chat.tsx')
const StylistChat = laterPart(async () => (await fetchStylistChat()).StylistChat)

opensBeforeProduct(() => isChatShown(location.search) && fetchStylistChat())

/** Shows the chat over the page while the address says so. */
export function StylistChatHost() {
  return (
    <LateDialog open={isChatShown(useLocation().search)} onClose={useCloseChat()}>
      <StylistChat />
    </LateDialog>
  )
}
