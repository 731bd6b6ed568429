import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import X from 'lucide-react/icons/x'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { useOverlay } from '#client/lib/overlays.ts'
import { IconButton } from './icon-button.tsx'
import { hearBackdrop } from './hear-backdrop.ts'

type DialogSize = 'sm' | 'md' | 'lg' | 'full' | 'side'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  size?: DialogSize
  /** Stays in sight below the part that scrolls: the place of the primary action. */
  footer?: ReactNode
  /** The title is only for screen readers, and the content reaches the edges. */
  bare?: boolean
  /**
   * For a dialog like a page: an arrow before the title closes it, and `tools` take the place of the close
   * button.
   */
  isRoom?: boolean
  tools?: ReactNode
  className?: string
}

const exitMs = 300

/** On a phone a sheet from the lower edge; the large ones fill the screen. With more room `side` is a panel at the end of the line. */
const sizes: Record<DialogSize, string> = {
  sm: 'max-sm:rounded-t-sheet sm:max-w-lg',
  md: 'max-sm:rounded-t-sheet sm:max-w-2xl',
  lg: 'max-sm:h-dvh sm:max-w-5xl',
  full: 'h-dvh sm:max-w-none',
  side: 'max-sm:h-[94dvh] max-sm:rounded-t-sheet sm:my-0 sm:me-0 sm:h-dvh sm:max-w-120',
}

/** Tells the style sheet whether the page is about to lose a scroll bar that takes up space. */
function markScrollBar() {
  if (document.querySelector('dialog:modal')) return
  const root = document.documentElement
  root.classList.toggle('had-scroll-bar', window.innerWidth > root.clientWidth)
}

/** Renders the content until the closing animation has ended. */
function usePresence(open: boolean) {
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  useEffect(() => {
    if (open || !present) return
    const timer = setTimeout(() => setPresent(false), exitMs)
    return () => clearTimeout(timer)
  }, [open, present])
  return present
}

/**
 * The only kind of modal. The browser traps the focus, gives it back, and closes on Escape; a press on the
 * backdrop closes too. `sm`, `md` and `side` are sheets on a phone.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  size = 'md',
  footer,
  bare = false,
  isRoom = false,
  tools,
  className,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const present = usePresence(open)
  const isSide = size === 'side'
  const isSheet = size !== 'lg' && size !== 'full'
  useOverlay(open, ref)

  useEffect(() => (ref.current ? hearBackdrop(ref.current) : undefined), [])

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (!open) return dialog.close()
    markScrollBar()
    dialog.showModal()
    // The browser would focus the close button; the title says what has opened.
    ;(dialog.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current)?.focus()
    if (isSheet)
      void import('./swipe-away.ts').then(
        ({ swipeAway }) => swipeAway(dialog),
        () => undefined,
      )
  }, [open, isSheet])

  return (
    <dialog
      ref={ref}
      data-size={size}
      aria-labelledby={titleId}
      // React lets both bubble: a dialog that opened from this one must not close it too.
      onClose={({ target }) => target === ref.current && open && onClose()}
      onCancel={(event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
      className={cx(
        // Clipped, not hidden: hidden overflow can still be scrolled, and the title would scroll away.
        'modal m-auto max-h-dvh w-full max-w-none overflow-clip bg-raised text-ink shadow-float',
        // Its rows share its height. A share in percent of a height that comes from the content is none in WebKit.
        'flex-col open:flex',
        'max-sm:mb-0',
        size === 'full' || size === 'side'
          ? 'max-h-none'
          : 'max-sm:max-h-[94dvh] sm:max-h-[88dvh] sm:rounded-lg',
        size === 'lg' && 'max-sm:max-h-dvh',
        sizes[size],
        // The handle by which it is pulled down (swipe-away.ts).
        isSheet &&
          'max-sm:before:absolute max-sm:before:inset-x-0 max-sm:before:top-1.5 max-sm:before:mx-auto max-sm:before:h-1 max-sm:before:w-9 max-sm:before:rounded-full max-sm:before:bg-edge',
        className,
      )}
    >
      {present && (
        <>
          <header
            className={cx(
              'flex justify-between',
              isRoom
                ? 'items-center gap-1 border-b border-hairline py-2 ps-2 pe-3 sm:px-5'
                : isSide
                  ? 'items-center gap-2 py-1.5 ps-5 pe-3'
                  : 'items-start gap-4',
              bare ? 'absolute end-3 top-3 z-10' : !isRoom && !isSide && 'px-6 pt-6 pb-4 sm:px-8 sm:pt-7',
            )}
          >
            {isRoom && (
              <IconButton
                label={t('common.back')}
                icon={<ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" strokeWidth={1.5} />}
                onClick={onClose}
              />
            )}
            <h2
              ref={heading}
              id={titleId}
              tabIndex={-1}
              className={cx(
                'font-display outline-none',
                isRoom ? 'flex-1 text-lg sm:text-display-sm' : 'text-display-sm',
                isSide && 'min-w-0 flex-1 truncate',
                bare && 'sr-only',
              )}
            >
              {title}
            </h2>
            {tools}
            {!isRoom && (
              <IconButton
                label={t('common.close')}
                icon={<X aria-hidden className="size-5" strokeWidth={1.5} />}
                onPicture={bare}
                onClick={onClose}
                className={bare || isSide ? undefined : '-me-2 -mt-1.5'}
              />
            )}
          </header>
          <div
            data-scrolls
            className={cx(
              'min-h-0 flex-auto overflow-y-auto overscroll-contain',
              // Positioned, so that elements for screen readers only scroll with the rest.
              !bare && 'relative',
              isSide ? 'flex flex-col' : !bare && 'px-6 pb-8 sm:px-8',
            )}
          >
            {children}
          </div>
          {footer && (
            <footer className="border-t border-hairline px-6 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-8">
              {footer}
            </footer>
          )}
        </>
      )}
    </dialog>
  )
}
