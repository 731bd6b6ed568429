import { useState } from 'react'
import Download from 'lucide-react/icons/download'
import Expand from 'lucide-react/icons/expand'
import { useStore } from 'zustand'
import { doubtfulBelow } from '@cabine/engine'
import type { Outfit } from '../outfit.ts'
import { AiLabel } from '#client/ui/ai-label.tsx'
import { ReportLookButton } from '#client/features/looks/report-look-button.tsx'
import { LookViewer } from '#client/features/looks/look-viewer.tsx'
import { formatList, nounInText } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { iconButtonStyle, IconButton } from '#client/ui/icon-button.tsx'
import { lookAdjuster } from '../adjust/look-adjuster.ts'
import { BeforeAfter } from './before-after.tsx'
import { adviceKey } from '../try-on/failure-text.ts'
import { useEarlierLooks } from './earlier-looks.ts'
import { EarlierStrip } from './earlier-strip.tsx'
import { fileNameOf } from '#client/features/looks/file-name.ts'
import { isWithoutExtras, type FinishedLook } from '../try-on-state.ts'
import { lookFrame } from './look-frame.ts'
import { lookWords, notWornOf, useIsSample } from './look-words.ts'
import { isDoubtful } from './photograph-choices.ts'
import { PhotographNotes } from './photograph-notes.tsx'
import { BoardQuestion, SaveHint } from './save-look.tsx'
import { useBefore } from '../try-on-store.ts'
import { AdjustLook, WornWords } from '../adjust/adjust-look.tsx'
import { undoKeyOf } from '../adjust/undo-key.ts'

/** The height of the picture while the controls are open: both must fit on one screen. */
const besideControls = 'max(16rem, 100dvh - 28rem)'

const undoKey = undoKeyOf(lookAdjuster)

export function ResultCard({ look, outfit }: { look: FinishedLook; outfit: Outfit }) {
  const before = useBefore()
  const [isViewed, setIsViewed] = useState(false)
  const isAdjustable = useStore(lookAdjuster.store, (state) => state.look?.predictionId === look.predictionId)
  const isOpen = useStore(lookAdjuster.store, (state) => isAdjustable && state.isOpen)
  const compared = useEarlierLooks(({ looks, comparedId }) =>
    looks.find((one) => one.look.predictionId === comparedId),
  )
  const alt = lookWords(outfit, useIsSample())

  return (
    <section
      ref={undoKey}
      aria-labelledby="result-heading"
      // A control that takes the focus must not scroll under the picture.
      className={cx(
        'flex flex-col gap-4 narrow:contents',
        isOpen && '[&_:is(button,input)]:scroll-mt-(--picture)',
      )}
      style={{ '--picture': `calc(${besideControls} + 6rem)` } as React.CSSProperties}
    >
      {/* The picture stays in sight while the controls are open. */}
      <div
        className={cx(
          'narrow:order-1 narrow:pe-(--strip,0px)',
          isOpen &&
            'sticky top-[calc(4rem+env(safe-area-inset-top))] z-10 -mx-2 border-b border-hairline bg-paper p-2',
        )}
      >
        {before ? (
          <BeforeAfter
            // An adjusted look is the same look, so the wipe does not run again.
            key={before.url}
            before={compared?.url ?? before.url}
            names={compared && { before: compared.outfit.name, after: outfit.name }}
            after={look.url}
            alt={alt}
            width={look.width}
            height={look.height}
            under={look.photograph && look.photograph.is !== 'missing' ? look.deviceLook?.url : undefined}
            tallest={isOpen ? besideControls : undefined}
            adjuster={isAdjustable ? lookAdjuster : undefined}
          />
        ) : (
          <LookAlone look={look} alt={alt} />
        )}
      </div>
      {/* While she adjusts the look its controls have the place. */}
      {!isOpen && <EarlierStrip shownId={look.predictionId} />}
      {/* On a phone the outfits stand between the picture and the rest, unless she adjusts the look. */}
      <div className={cx('grid gap-4', isOpen ? 'narrow:order-2' : 'narrow:order-4')}>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 id="result-heading" className="font-display text-display-sm">
              {t('try-on.resultTitle')}
            </h2>
            <p className="line-clamp-2 text-ink-soft">{outfit.name}</p>
          </div>
          <div className="flex">
            <IconButton
              label={t('try-on.enlarge')}
              icon={<Expand aria-hidden className="size-5" strokeWidth={1.5} />}
              onClick={() => setIsViewed(true)}
            />
            <a
              href={look.url}
              download={fileNameOf(outfit.name)}
              aria-label={t('try-on.download')}
              title={t('try-on.download')}
              className={iconButtonStyle()}
            >
              <Download aria-hidden className="size-5" strokeWidth={1.5} />
            </a>
          </div>
        </div>
        {isAdjustable ? (
          <AdjustLook adjuster={lookAdjuster} pieces={outfit.pieces} />
        ) : (
          <WornWords look={look} pieces={outfit.pieces} />
        )}
        <ul className="grid gap-1 text-sm text-ink-soft empty:hidden">
          {remarks(look, outfit).map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
        <PhotographNotes look={look} />
        {/* What she may still decline is not hers to save. */}
        {!isDoubtful(look) && <SaveHint look={look} />}
        <ReportLookButton look={{ url: look.url, pieces: outfit.items.map(({ name }) => name) }} />
      </div>
      <BoardQuestion />
      <LookViewer
        look={isViewed ? { url: look.url, alt, title: outfit.name, items: outfit.items } : null}
        onClose={() => setIsViewed(false)}
      />
    </section>
  )
}

/** A look whose photo is gone, for instance on another device, is shown without comparison. */
const LookAlone = ({ look: { url, width, height }, alt }: { look: FinishedLook; alt: string }) => (
  <div className="relative mx-auto overflow-hidden rounded-lg bg-tint" style={lookFrame(width, height)}>
    <img src={url} alt={alt} className="absolute inset-0 size-full animate-appear object-cover" />
    <AiLabel className="absolute start-3 bottom-3 narrow:start-2 narrow:bottom-2 roomy:top-3 roomy:bottom-auto" />
  </div>
)

/** Remarks below the picture: the most useful first, at most three. */
function remarks(look: FinishedLook, outfit: Outfit) {
  const leftOut = outfit.leftOut.map((category) => nounInText(t(`outfits.category_${category}`)))
  const notWorn = notWornOf(outfit)
  const isSketch = look.confidence !== null && look.confidence < doubtfulBelow
  return [
    ...(notWorn.length > 0 ? [t('try-on.notWorn', { pieces: formatList(notWorn) })] : []),
    ...(leftOut.length > 0 ? [t('try-on.leftOut', { pieces: formatList(leftOut) })] : []),
    ...(isWithoutExtras(look) ? [t('try-on.cloudClothesAlone')] : []),
    ...(isSketch ? [t('try-on.doubt')] : []),
    ...look.warnings.map((code) => t(adviceKey(code))),
  ].slice(0, 3)
}
