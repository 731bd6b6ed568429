import { useState, type KeyboardEvent, type ReactNode } from 'react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { formatNumber } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import type { ShopItem } from '#shared/looks.ts'
import { AiLabel } from '#client/ui/ai-label.tsx'
import { ShopTheLook } from './shop-the-look.tsx'
import { useZoom } from './viewer/use-zoom.ts'
import { maximumZoom, minimumZoom } from './viewer/zoom.ts'

export type ViewedLook = { url: string; alt: string; title: string; items: ShopItem[] }

/** The ways to the look before and after this one; undefined at either end. */
export type Steps = { previous: (() => void) | undefined; next: (() => void) | undefined; position: string }

type Props = {
  look: ViewedLook | null
  onClose: () => void
  steps?: Steps
  /** What stands beside the picture in place of its pieces. */
  children?: ReactNode
}

/** A look as large as the screen, with its pieces. */
export function LookViewer({ look: opened, onClose, steps, children }: Props) {
  // The last look stays in sight while the dialog closes.
  const [look, setLook] = useState(opened)
  if (opened && opened.url !== look?.url) setLook(opened)
  return (
    <Dialog
      open={opened !== null}
      onClose={onClose}
      title={look ? t('looks.viewerTitle', { outfit: look.title }) : ''}
      size="full"
      bare
    >
      {look && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys work wherever the focus is in the dialog
        <div
          onKeyDown={(event) => steps && stepAtKey(event, steps)}
          className="grid h-full lg:grid-cols-[minmax(0,1fr)_auto]"
        >
          <ZoomStage look={look} steps={steps} />
          {(children || look.items.length > 0) && (
            <aside className="w-full border-s border-hairline px-6 py-8 max-lg:border-s-0 max-lg:border-t lg:w-96 lg:overflow-y-auto lg:pt-20">
              {children ?? <ShopTheLook items={look.items} />}
            </aside>
          )}
        </div>
      )}
    </Dialog>
  )
}

const isRightToLeft = () => document.documentElement.dir === 'rtl'

/** Forward is where she reads on to. */
const stepTowards = (steps: Steps, right: boolean) =>
  right === isRightToLeft() ? steps.previous : steps.next

function stepAtKey(event: KeyboardEvent, steps: Steps) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  if (event.target instanceof Element && event.target.closest('input, textarea')) return
  stepTowards(steps, event.key === 'ArrowRight')?.()
}

function ZoomStage({ look, steps }: { look: ViewedLook; steps: Steps | undefined }) {
  const { view, isMoving, stageRef, pictureRef, handlers, onKeyDown, step, reset } = useZoom(
    (direction) => steps && stepTowards(steps, direction === 1)?.(),
  )
  const [shown, setShown] = useState(look.url)
  if (shown !== look.url) {
    setShown(look.url)
    reset()
  }
  /** What is not enlarged does not move, so the arrows lead to the next look. */
  const isStep = ({ key }: KeyboardEvent) => steps && view.scale <= 1 && /^Arrow(Left|Right)$/.test(key)
  const percent = formatNumber(Math.round(view.scale * 100))
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys work wherever the focus is inside the stage, including its buttons
    <div
      onKeyDown={(event) => !isStep(event) && onKeyDown(event)}
      className="relative h-[82dvh] min-h-0 bg-tint lg:h-dvh"
    >
      <div
        ref={stageRef}
        {...handlers}
        className="absolute inset-0 cursor-grab touch-none overflow-hidden active:cursor-grabbing"
      >
        <img
          ref={pictureRef}
          src={look.url}
          alt={look.alt}
          draggable={false}
          className={cx(
            'absolute inset-0 m-auto h-full w-auto max-w-full object-contain select-none',
            !isMoving && 'transition-transform duration-(--duration-calm) ease-out',
          )}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </div>
      <p className="sr-only">{t('looks.viewerHint')}</p>
      {steps && <StepButtons steps={steps} />}
      <AiLabel className="pointer-events-none absolute start-4 top-4" />
      <div className="absolute inset-x-0 bottom-[max(1rem,env(safe-area-inset-bottom))] flex justify-center">
        <div className="flex items-center gap-1 rounded-full bg-paper/94 p-1 shadow-float">
          <IconButton
            label={t('looks.zoomOut')}
            // Not disabled, because a disabled button loses the focus, and with it the keys.
            aria-disabled={view.scale <= minimumZoom}
            className="aria-disabled:opacity-55"
            icon={<Minus aria-hidden className="size-5" strokeWidth={1.5} />}
            onClick={() => step(-1)}
          />
          <output className="min-w-14 text-center text-sm tabular-nums">
            {t('looks.zoomLevel', { percent })}
          </output>
          <IconButton
            label={t('looks.zoomIn')}
            data-autofocus
            aria-disabled={view.scale >= maximumZoom}
            className="aria-disabled:opacity-55"
            icon={<Plus aria-hidden className="size-5" strokeWidth={1.5} />}
            onClick={() => step(1)}
          />
          <IconButton
            label={t('looks.zoomReset')}
            icon={<Maximize2 aria-hidden className="size-4.5" strokeWidth={1.5} />}
            onClick={reset}
          />
        </div>
      </div>
    </div>
  )
}

const chevron = { 'aria-hidden': true, strokeWidth: 1.5, className: 'size-6 rtl:-scale-x-100' } as const

/** Not disabled at the ends: a disabled button loses the focus, and with it the keys. */
const StepButtons = ({ steps: { previous, next, position } }: { steps: Steps }) => (
  <>
    <IconButton
      label={t('looks.previous')}
      onPicture
      icon={<ChevronLeft {...chevron} />}
      aria-disabled={!previous}
      onClick={previous}
      className="absolute start-3 top-1/2 -translate-y-1/2 aria-disabled:opacity-40"
    />
    <IconButton
      label={t('looks.next')}
      onPicture
      icon={<ChevronRight {...chevron} />}
      aria-disabled={!next}
      onClick={next}
      className="absolute end-3 top-1/2 -translate-y-1/2 aria-disabled:opacity-40"
    />
    <output className="pointer-events-none absolute start-4 top-14 rounded-full bg-paper/92 px-3 py-1 text-sm tabular-nums">
      {position}
    </output>
  </>
)
