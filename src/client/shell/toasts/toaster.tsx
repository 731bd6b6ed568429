import { useEffect, useRef } from 'react'
import { t } from '#client/i18n/messages.ts'
import { ToastCard } from './toast-card.tsx'
import { useToasts } from './toast-store.ts'

/** Where toasts appear. F8 leads the keyboard here from anywhere. */
export function Toaster() {
  const region = useRef<HTMLElement>(null)
  const toasts = useToasts((state) => state.toasts)

  // In the top layer, so that a toast is seen over a modal dialog too; shown again, it lies on top.
  useEffect(() => {
    const element = region.current
    if (!element) return
    element.togglePopover(false)
    if (toasts.some((one) => one.open)) element.showPopover()
  }, [toasts])

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'F8') return
      event.preventDefault()
      region.current?.focus()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <section
      ref={region}
      popover="manual"
      tabIndex={-1}
      aria-label={t('common.notifications')}
      className="toaster fixed inset-auto end-0 top-0 w-full max-w-[420px] bg-transparent p-4 sm:top-auto sm:bottom-0"
    >
      {toasts.map((one) => one.open && <ToastCard key={one.id} toast={one} />)}
    </section>
  )
}
