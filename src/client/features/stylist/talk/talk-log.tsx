import { useEffect, useRef } from 'react'
import { useFirstName } from '#client/session/app-state.ts'
import { t } from '#client/i18n/messages.ts'
import { glideTo } from '#client/lib/glide-to.ts'
import { isTyping as isTypingOfPieces } from '@cabine/sophia/answering/pieces/open-wishes.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import type { Message } from '@cabine/sophia/answering/outfits/messages.ts'
import { revisableIn } from '@cabine/sophia/answering/outfits/revisable.ts'
import type { Place, Talk } from '@cabine/sophia/answering/talk/talk.ts'
import { ScrollToEnd } from '../conversation/scroll-to-end.tsx'
import { SophiaLine, ShopperLine } from '../conversation/lines.tsx'
import { TypingDots } from '../conversation/typing-dots.tsx'
import { hasCollection } from './has-collection.ts'
import { LaidOutLook } from './outfits/laid-out-outfit.tsx'
import { OwnAnswer } from './outfits/own-answer.tsx'
import { PickedSet } from './outfits/picked-set.tsx'
import { lineText as outfitText } from './outfits/outfit-talk-words.ts'
import { lineText as pieceText } from './pieces/chat-words.ts'
import { FullCollection } from './pieces/full-collection.tsx'
import { PiecesAnswer, PiecesSkeleton } from './pieces/pieces-answer.tsx'
import { useThingWords } from './wish-words.ts'
import { useProfileName, useTalkState } from './talk-store.ts'

type Props = {
  /** Wears pieces, wherever that is. */
  onTryOn: (pieces: readonly Product[]) => void
}

/** The talk so far, of pieces and outfits in their order. New lines are read out by screen readers; pieces are not. */
export function TalkLog({ onTryOn }: Props) {
  const { talk, hiddenFrom, changing, isWaiting, showsCollection } = useTalkState()
  useThingWords()
  const { pieces, outfits, log } = talk
  const visible = log.filter(({ of, at }) => of === 'pieces' || hiddenFrom === null || at < hiddenFrom)
  const newest = visible.findLast((place) => isSophias(talk, place))
  const last = visible.at(-1)
  const { choices, wait, step } = pieces
  const dots = hiddenFrom !== null || isTypingOfPieces(pieces)

  return (
    <>
      <div role="log" aria-label={t('sophia.log')} className="grid gap-3 pb-2">
        <p className="max-w-[52ch] text-sm text-ink-soft">{t('sophia.madeBy')}</p>
        {visible.map((place) =>
          place.of === 'pieces' ? (
            <OfPieces key={`pieces ${place.at}`} place={place} isNew={place === newest} />
          ) : (
            <OfOutfits key={`outfits ${place.at}`} place={place} isNew={place === newest} onTryOn={onTryOn} />
          ),
        )}
        {dots && (
          <TypingDots
            label={t(
              hiddenFrom !== null
                ? outfits.step === 'recommendations'
                  ? 'sophia.looking'
                  : 'sophia.typing'
                : step === 'loading'
                  ? 'stylist-chat.looking'
                  : 'stylist-chat.typing',
            )}
          />
        )}
        {isWaiting && <p className="text-ink-soft">{t('sophia.waiting')}</p>}
      </div>
      {wait?.for === 'products' && <PiecesSkeleton />}
      {/* A piece that is replaced keeps its place, so the log does not scroll away from it. */}
      {!changing && !isShowing(talk, last) && !isAboutPiece(talk, last) && (
        <ScrollToEnd key={`${visible.length} ${hiddenFrom} ${isWaiting} ${wait?.for} ${dots}`} />
      )}
      {showsCollection && hasCollection(talk) && choices.category && choices.occasion && (
        <FullCollection
          key={`${choices.category} ${choices.occasion}`}
          category={choices.category}
          occasion={choices.occasion}
        />
      )}
    </>
  )
}

const pieceMessage = ({ pieces }: Talk, { at }: Place) => pieces.messages.find(({ id }) => id === at)
const outfitMessage = ({ outfits }: Talk, { at }: Place): Message | undefined => outfits.messages[at]

const isSophias = (talk: Talk, place: Place) =>
  place.of === 'pieces'
    ? pieceMessage(talk, place)?.sender === 'stylist'
    : outfitMessage(talk, place)?.from === 'sophia'

/** Whether the last line came with pieces, to whose beginning the log has scrolled. */
function isShowing(talk: Talk, place: Place | undefined) {
  if (!place) return false
  if (place.of === 'pieces') return pieceMessage(talk, place)?.products !== undefined
  const message = outfitMessage(talk, place)
  return message?.from === 'sophia' && message.items !== undefined
}

/** Whether the last line is about the button of a piece that she has pressed; what she typed stands at the end, with its answer. */
function isAboutPiece(talk: Talk, place: Place | undefined) {
  const message = place?.of === 'outfits' ? outfitMessage(talk, place) : undefined
  if (!place || !message) return false
  if (message.from === 'user') return 'change' in message.text
  const asked = talk.outfits.messages.slice(0, place.at).findLast(({ from }) => from === 'user')
  const isPressed = asked?.from === 'user' && 'change' in asked.text
  return message.at !== undefined && isPressed
}

type LineProps = { place: Place; isNew: boolean }

function OfPieces({ place, isNew }: LineProps) {
  const { talk } = useTalkState()
  const profileName = useProfileName()
  const displayName = useFirstName()
  const message = pieceMessage(talk, place)
  if (!message) return null
  const { sender, text, products, grounds, outfit } = message
  const words = pieceText(text, profileName || displayName || t('stylist-chat.there'))
  if (sender === 'user') return <ShopperLine text={words} />
  return (
    <>
      {products && <TopOfAnswer />}
      <SophiaLine isNew={isNew}>{words}</SophiaLine>
      {outfit?.ownLayer && <SophiaLine>{t('stylist-chat.ownLayer')}</SophiaLine>}
      {products && <PiecesAnswer products={products} grounds={grounds} />}
    </>
  )
}

function OfOutfits({ place, isNew, onTryOn }: LineProps & Props) {
  const { talk } = useTalkState()
  const name = useFirstName()
  const message = outfitMessage(talk, place)
  if (!message) return null
  if (message.from === 'user')
    return <OwnAnswer said={message.text} question={revisableIn(talk.outfits.messages).get(place.at)} />
  return (
    <div className="grid gap-4">
      {message.items && <TopOfAnswer />}
      <SophiaLine isNew={isNew}>{outfitText(message, name)}</SophiaLine>
      {message.look && message.look.length > 0 && !isChangedFurther(talk, place.at) && (
        <div aria-live="off" className="w-[min(66vw,18rem)] animate-rise">
          <LaidOutLook pieces={message.look} isOnly={false} onTryOn={onTryOn} />
        </div>
      )}
      {message.items && (
        <PickedSet items={message.items} set={message.set} place={place.at} onTryOn={onTryOn} />
      )}
    </div>
  )
}

/** Whether the same outfit was changed once more by the same words: it is shown when all of them are done. */
function isChangedFurther({ outfits: { messages } }: Talk, at: number) {
  const end = messages.findIndex(({ from }, place) => place > at && from === 'user')
  const lookOf = (message: Message | undefined) => (message?.from === 'sophia' ? (message.look ?? []) : [])
  const own = lookOf(messages[at])
  return messages.slice(at + 1, end < 0 ? undefined : end).some((message) => {
    const later = lookOf(message)
    const shared = later.filter(({ id }) => own.some((one) => one.id === id)).length
    return shared > later.length / 2
  })
}

/** Scrolls to the beginning of an answer with pieces: to what is said before them, too. */
function TopOfAnswer() {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const ownLines = [...(top.current?.closest('[role=log]')?.querySelectorAll('[data-own]') ?? [])]
    glideTo(ownLines.at(-1)?.nextElementSibling ?? top.current, 'start')
  }, [])
  return <div ref={top} />
}
