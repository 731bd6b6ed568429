import { useState } from 'react'
import { Download, Expand } from 'lucide-react'
import { doubtfulBelow } from '#client/engine/index.ts'
import type { Outfit } from '#client/features/outfits/outfit.ts'
import { AiLabel } from '#client/features/looks/ai-label.tsx'
import { LookViewer } from '#client/features/looks/viewer/look-viewer.tsx'
import { formatList, nounInText } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { iconButtonStyle, IconButton } from '#client/ui/icon-button.tsx'
import { BeforeAfter } from './before-after.tsx'
import { adviceKey } from './failure-text.ts'
import { fileNameOf } from './file-name.ts'
import type { FinishedLook } from './flow.ts'
import { LayeringChoice } from './layering-choice.tsx'
import { makeOtherWay, useMaking } from './other-way.ts'
import { SaveLookButton } from './save-look-button.tsx'
import { useBefore } from './try-on-store.ts'

export function ResultCard({ look, outfit }: { look: FinishedLook; outfit: Outfit }) {
  const before = useBefore()
  const [isViewed, setIsViewed] = useState(false)
  const making = useMaking(look)
  const alt = t('try-on.resultAlt', { outfit: outfit.name })

  return (
    <section aria-labelledby="result-heading" className="grid gap-4">
      {before ? (
        <BeforeAfter
          key={look.url}
          before={before.url}
          after={look.url}
          alt={alt}
          width={look.width}
          height={look.height}
        />
      ) : (
        <LookAlone look={look} alt={alt} />
      )}
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
      {look.layering && making !== undefined && (
        <LayeringChoice
          value={making ?? look.layering}
          isWorking={making !== null}
          onChange={(way) => void makeOtherWay(way)}
        />
      )}
      <ul className="grid gap-1 text-sm text-ink-soft empty:hidden">
        {remarks(look, outfit).map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
      <SaveLookButton look={look} />
      <output className="sr-only">{t(making ? 'try-on.generating' : 'try-on.announceDone')}</output>
      <LookViewer
        look={isViewed ? { url: look.url, alt, title: outfit.name, items: outfit.items } : null}
        onClose={() => setIsViewed(false)}
      />
    </section>
  )
}

/** Opened later, or on another device, it has no photo to be compared with. */
const LookAlone = ({ look: { url, width, height }, alt }: { look: FinishedLook; alt: string }) => (
  <div
    className="relative mx-auto overflow-hidden rounded-lg bg-tint"
    style={{ aspectRatio: `${width} / ${height}`, inlineSize: `min(100%, ${(80 * width) / height}dvh)` }}
  >
    <img src={url} alt={alt} className="absolute inset-0 size-full animate-appear object-cover" />
    <AiLabel className="absolute start-3 top-3" />
  </div>
)

/** What she should know beside the picture, the most useful first, and never more than two things. */
function remarks(look: FinishedLook, outfit: Outfit) {
  const leftOut = outfit.leftOut.map((category) => nounInText(t(`outfits.category_${category}`)))
  const isDoubtful = look.confidence !== null && look.confidence < doubtfulBelow
  return [
    ...(leftOut.length > 0 ? [t('try-on.leftOut', { pieces: formatList(leftOut) })] : []),
    ...(isDoubtful ? [t('try-on.doubt')] : []),
    ...look.warnings.map((code) => t(adviceKey(code))),
  ].slice(0, 2)
}
