import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { t } from '#client/i18n/messages.ts'
import { useTopModal } from '#client/lib/overlays.ts'
import { ToastCard } from './toast-card.tsx'
import { useToasts, type Toast } from './toast-store.ts'

/** Where toasts appear: over everything, and inside a modal while one is open. */
export function ToastRegion() {
  const modal = useTopModal()
  return createPortal(<Region />, modal ?? document.body)
}

/** So long a screen reader needs to learn of a live region. */
const knownAfterMs = 100

/** A live region, and its words only when it is known: of what comes along with its region most screen readers say nothing. */
function Announced({ toast }: { toast: Toast }) {
  const [isKnown, setKnown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), knownAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role={toast.tone === 'error' ? 'alert' : 'status'}>{isKnown && <ToastCard toast={toast} />}</div>
  )
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
      // Beside a panel, and on a phone over the title of a sheet: below are the buttons that she goes on with.
      className="fixed inset-auto end-0 top-0 w-full max-w-[420px] bg-transparent p-4 pt-[max(1rem,env(safe-area-inset-top))] text-ink sm:top-auto sm:bottom-0 [[data-size=side]>&]:max-sm:px-2 [[data-size=side]>&]:max-sm:pt-[max(.5rem,env(safe-area-inset-top))] [[data-size=side]>&]:sm:end-120"
    >
      {toasts.map((one) => one.open && <Announced key={one.id} toast={one} />)}
    </section>
  )
}
