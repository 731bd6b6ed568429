import { useState } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import WifiOff from 'lucide-react/icons/wifi-off'
import { ChipRoom, ChipRow } from '#client/ui/chip-row.tsx'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { useOnline } from '#client/lib/online.ts'
import { Button } from '#client/ui/button.tsx'
import type { ChatState } from '#shared/stylist/chat/conversation.ts'
import {
  comingOptions,
  isHerTurn,
  openOptions,
  openQuestion,
  openWishes,
} from '#shared/stylist/chat/wishes.ts'
import { fetchOutfitTalk } from '../talk/fetch-talk.ts'
import { OwnWords } from '../talk/own-words.tsx'
import { setScript, showCollection, useShowsCollection } from '../talk/script-store.ts'
import { dispatch, useChat } from './chat-store.ts'
import { lineText, optionText, wishText } from './chat-words.ts'
import { collectionId } from './full-collection.tsx'

/** The chips for what she can say next, at the bottom of the chat. */
export function ChatFooter() {
  const showsCollection = useShowsCollection()
  const chat = useChat()
  const online = useOnline()
  return (
    <div className="mx-auto grid min-h-11 w-full max-w-4xl items-start gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      {!online && (
        <output className="col-span-full flex items-center gap-2 text-sm text-ink-soft">
          <WifiOff aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
          {t('stylist-chat.offline')}
        </output>
      )}
      <div className="grid min-w-0 gap-3">
        <Chips chat={chat} />
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-1">
          <TypedWords isBusy={!isHerTurn(chat)} />
          <Button variant="quiet" size="sm" onClick={() => setScript('outfits')}>
            {t('stylist-chat.toOutfits')}
          </Button>
        </div>
      </div>
      {hasCollection(chat) && (
        <div className="max-sm:-ms-4 sm:col-start-2 sm:-me-4">
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={showsCollection}
            aria-controls={collectionId}
            icon={
              <ChevronDown
                aria-hidden
                strokeWidth={1.5}
                className={cx('size-4 transition-transform', showsCollection && 'rotate-180')}
              />
            }
            onClick={() => showCollection(!showsCollection)}
          >
            {t(showsCollection ? 'stylist-chat.hideCollection' : 'stylist-chat.showCollection')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** A field for her own words. What reads them is fetched with the first. */
function TypedWords({ isBusy }: { isBusy: boolean }) {
  const [draft, setDraft] = useState('')
  return (
    <OwnWords
      draft={draft}
      onDraft={setDraft}
      isBusy={isBusy}
      onSend={(words) => void fetchOutfitTalk().then(({ sayAnything }) => sayAnything(words))}
      label={t('stylist-chat.inputLabel')}
      hint={t('stylist-chat.inputHint')}
      send={t('stylist-chat.send')}
    />
  )
}

/** After the first recommendations the full collection can be opened. */
export const hasCollection = ({ step, search }: ChatState) =>
  step === 'recommendations' && search?.kind !== 'pieces'

function Chips({ chat }: { chat: ChatState }) {
  const question = openQuestion(chat)
  const { count } = chat
  if (question) {
    return (
      <ChipRow
        key={count}
        legend={t('stylist-chat.yourAnswer', {
          question: lineText({ say: 'ask', question, isAgain: false }, ''),
        })}
        chips={openOptions(chat).map((value) => ({ value, label: optionText(question, value) }))}
        onChoose={(value) => dispatch({ type: 'pick', question, value })}
      />
    )
  }
  const coming = comingOptions(chat)
  if (coming) return <ChipRoom labels={coming.options.map((option) => optionText(coming.question, option))} />
  const wishes = openWishes(chat)
  // The place of the chips is kept while the stylist is typing.
  if (wishes.length === 0)
    return (
      <div
        className={cx('min-h-11', !hasCollection(chat) && 'max-sm:min-h-24 pointer-coarse:max-sm:min-h-25')}
      />
    )
  return (
    <ChipRow
      key={count}
      rail
      legend={t('stylist-chat.yourWishes')}
      chips={wishes.map((value) => ({ value, label: wishText(value) }))}
      onChoose={(wish) => dispatch({ type: 'wish', wish })}
    />
  )
}
