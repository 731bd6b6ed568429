import { useEffect, useRef } from 'react'
import { useFirstName } from '#client/session/app-state.ts'
import { SophiaLine, ShopperLine } from '../conversation/lines.tsx'
import { ScrollToEnd } from '../conversation/scroll-to-end.tsx'
import { TypingDots } from '../conversation/typing-dots.tsx'
import { t } from '#client/i18n/messages.ts'
import { glideTo } from '#client/lib/glide-to.ts'
import type { ChatMessage } from '#shared/stylist/chat/conversation.ts'
import { isTyping } from '#shared/stylist/chat/wishes.ts'
import { useShowsCollection } from '../talk/script-store.ts'
import { hasCollection } from './chat-footer.tsx'
import { useChat, useProfileName } from './chat-store.ts'
import { lineText } from './chat-words.ts'
import { FullCollection } from './full-collection.tsx'
import { OutfitAnswer } from './outfit-answer.tsx'
import { PiecesAnswer, PiecesSkeleton } from './pieces-answer.tsx'

/** The chat so far. New lines are read out by screen readers; grids of pieces are not. */
export function ChatLog() {
  const showsCollection = useShowsCollection()
  const chat = useChat()
  const { messages, wait, step, choices } = chat
  const profileName = useProfileName()
  const displayName = useFirstName()
  const name = profileName || displayName || t('stylist-chat.there')
  const newest = messages.findLast(({ sender }) => sender === 'stylist')?.id
  const last = messages.at(-1)
  const isAnswered = Boolean(last?.products ?? last?.outfit)

  return (
    <div className="mx-auto w-full max-w-4xl pt-6">
      <div role="log" aria-label={t('stylist-chat.log')} className="grid gap-3 pb-2">
        {messages.map((message) => (
          <Message key={message.id} message={message} name={name} isNew={message.id === newest} />
        ))}
        {isTyping(chat) && (
          <TypingDots label={t(step === 'loading' ? 'stylist-chat.looking' : 'stylist-chat.typing')} />
        )}
      </div>
      {wait?.for === 'products' && <PiecesSkeleton />}
      {!isAnswered && <ScrollToEnd key={`${last?.id} ${wait?.for} ${isTyping(chat)}`} />}
      {showsCollection && hasCollection(chat) && choices.category && choices.occasion && (
        <FullCollection
          key={`${choices.category} ${choices.occasion}`}
          category={choices.category}
          occasion={choices.occasion}
        />
      )}
    </div>
  )
}

function Message({ message, name, isNew }: { message: ChatMessage; name: string; isNew: boolean }) {
  const { sender, text, products, outfit } = message
  const words = lineText(text, name)
  if (sender === 'user') return <ShopperLine text={words} />
  return (
    <>
      {(products ?? outfit) && <TopOfAnswer />}
      <SophiaLine isNew={isNew}>{words}</SophiaLine>
      {products && <PiecesAnswer products={products} />}
      {outfit && <OutfitAnswer outfit={outfit} />}
    </>
  )
}

/** Scrolls to the beginning of an answer with pieces. */
function TopOfAnswer() {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    glideTo(top.current, 'start')
  }, [])
  return <div ref={top} />
}
