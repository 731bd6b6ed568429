import ChevronDown from 'lucide-react/icons/chevron-down'
import WifiOff from 'lucide-react/icons/wifi-off'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { useOnline } from '#client/lib/online.ts'
import { Button } from '#client/ui/button.tsx'
import { isHerTurn } from '@cabine/sophia/answering/pieces/open-wishes.ts'
import { hasCollection } from './has-collection.ts'
import { MemoryLine } from './memory-line.tsx'
import { OutfitChips } from './outfits/outfit-chips.tsx'
import { OwnWords } from './own-words.tsx'
import { collectionId } from './pieces/full-collection.tsx'
import { PieceChips } from './pieces/piece-chips.tsx'
import { switchTo } from './open-talk.ts'
import { sayAnything } from './answer-sentence.ts'
import { setDraft, showCollection, useTalkState } from './talk-store.ts'

/** The ways to answer: chips, a field for her own words, and the way to the other kind of help. */
export function TalkFooter() {
  const { talk } = useTalkState()
  const online = useOnline()
  const isOfPieces = talk.script === 'pieces'
  return (
    // On a low screen, for instance at 200 % zoom, both share one row.
    <div className="mx-auto grid w-full max-w-4xl gap-3 [@media(max-height:34rem)]:sm:grid-cols-[minmax(0,1fr)_15rem]">
      {!online && (
        <output className="col-span-full flex items-center gap-2 text-sm text-ink-soft">
          <WifiOff aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
          {t('stylist-chat.offline')}
        </output>
      )}
      <div className="grid min-w-0 gap-2">
        <MemoryLine />
        {isOfPieces ? <PieceChips /> : <OutfitChips />}
      </div>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <div className="flex-1 max-sm:min-w-full">
          <TypedWords />
        </div>
        <div className="-mx-3 flex flex-wrap sm:mx-0">
          <Button
            variant="quiet"
            size="sm"
            className="px-3!"
            onClick={() => switchTo(isOfPieces ? 'outfits' : 'pieces')}
          >
            {t(isOfPieces ? 'stylist-chat.toOutfits' : 'sophia.toPieces')}
          </Button>
          {hasCollection(talk) && <CollectionButton />}
        </div>
      </div>
    </div>
  )
}

/** A field for her own words. What is sent while Sophia is typing waits; a draft outlives closing the talk. */
function TypedWords() {
  const { draft, hiddenFrom, talk } = useTalkState()
  const isLooking = talk.script === 'pieces' && !isHerTurn(talk.pieces)
  return (
    <OwnWords
      draft={draft}
      onDraft={setDraft}
      isBusy={hiddenFrom !== null || isLooking}
      onSend={(words) => void sayAnything(words)}
      label={t('sophia.inputLabel')}
      hint={t('sophia.inputHint')}
      send={t('sophia.send')}
    />
  )
}

function CollectionButton() {
  const { showsCollection } = useTalkState()
  return (
    <Button
      variant="quiet"
      size="sm"
      className="px-3!"
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
  )
}
