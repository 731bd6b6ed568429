import { useEffect } from 'react'
import { useShopper } from '#client/session/app-state.ts'
import { ChatLog } from '../dashboard-chat/chat-log.tsx'
import { openChat } from '../dashboard-chat/chat-store.ts'

export { ChatFooter as PieceFooter } from '../dashboard-chat/chat-footer.tsx'

/** The search for single pieces where the talk began with outfits. */
export function PieceTalk() {
  const shopper = useShopper()?.id
  useEffect(() => openChat(shopper), [shopper])
  return <ChatLog />
}
