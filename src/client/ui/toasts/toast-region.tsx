import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { t } from '#client/i18n/messages.ts'
import { useTopModal } from '#client/lib/overlays.ts'
import { ToastCard } from './toast-card.tsx'
import { useToasts } from './toast-store.ts'

/** Where toasts appear: over everything, and inside a modal while one is open. */
export function ToastRegion() {
  const modal = useTopModal()
  return createPortal(<Region />, modal ?? document.body)
}

/** F8 moves the focus here from anywhere. */
function Region() {
  const region = useRef<HTMLElement>(null)
  const toasts = useToasts((state) => state.toasts)

  // A popover is in the top layer; showing it anew puts it over anything that was opened meanwhile.
  useEffect(() => {
    const element = region.current
    // It is removed with the modal that contains it; the next one, outside, shows the toasts.
    if (!element?.isConnected) return
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
      className="fixed inset-auto end-0 top-0 w-full max-w-[420px] bg-transparent p-4 text-ink sm:top-auto sm:bottom-0"
    >
      {toasts.map((one) => one.open && <ToastCard key={one.id} toast={one} />)}
    </section>
  )
}
