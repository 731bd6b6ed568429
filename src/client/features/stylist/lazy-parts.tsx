import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { withMessages } from '#client/i18n/with-messages.ts'
import { talkAreas } from './doors/talk-areas.ts'
import { useWanted } from '#client/lib/use-wanted.ts'
import { isChatShown } from './chat-address.ts'

export const fetchStylistChat = () => withMessages(import('./doors/stylist-chat.tsx'), ...talkAreas)
const StylistChat = lazy(async () => ({ default: (await fetchStylistChat()).StylistChat }))

/** Shows the chat over the page while the address says so. */
export function StylistChatHost() {
  if (!useWanted(isChatShown(useLocation().search))) return null
  return (
    <Suspense>
      <StylistChat />
    </Suspense>
  )
}
