import { useEffect, useRef, useState, type PointerEvent } from 'react'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import X from 'lucide-react/icons/x'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { dismissToast, type Toast } from './toast-store.ts'

const swipeThresholdPx = 50

/**
 * How far the card was dragged towards the end of the line (right in English); past the threshold it is
 * dismissed.
 */
function useSwipeAway(onSwipe: () => void) {
  const startX = useRef<number>(undefined)
  const [offset, setOffset] = useState(0)
  const forward = document.documentElement.dir === 'rtl' ? -1 : 1
  const ahead = ({ clientX }: PointerEvent) => forward * (clientX - (startX.current ?? clientX))

  function end(event: PointerEvent) {
    if (startX.current === undefined) return
    const distance = ahead(event)
    startX.current = undefined
    if (distance >= swipeThresholdPx) onSwipe()
    else setOffset(0)
  }

  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.target instanceof Element && event.target.closest('button')) return
      startX.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (startX.current !== undefined) setOffset(Math.max(0, ahead(event)))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
  return { offset, shift: forward * offset, handlers }
}

export function ToastCard({ toast }: { toast: Toast }) {
  const { id, durationMs, action } = toast
  // While the pointer or the focus is on it, it is still being read.
  const [held, setHeld] = useState(false)
  const { offset, shift, handlers } = useSwipeAway(() => dismissToast(id))

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(id), durationMs)
    return () => clearTimeout(timer)
  }, [held, id, durationMs])

  return (
    <div
      {...handlers}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      style={{ translate: `${shift}px 0`, opacity: 1 - offset / 240 }}
      className="flex animate-rise touch-pan-y select-none items-start gap-3 rounded-lg bg-raised py-3 ps-4 pe-2 text-ink shadow-float"
    >
      <ToneIcon tone={toast.tone} />
      {/* A few words have the action beside them, a sentence has it below. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-3">
        <div className="min-w-0 max-w-full grow basis-40 py-2">
          <p className="font-medium">{toast.title}</p>
          {toast.description && <p className="text-sm text-ink-soft">{toast.description}</p>}
        </div>
        {action && (
          <Button
            variant="quiet"
            size="sm"
            className="-ms-4 mt-0.5 underline decoration-edge underline-offset-4"
            onClick={() => {
              dismissToast(id)
              action.onClick()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton
        label={t('common.dismiss')}
        icon={<X aria-hidden className="size-4" strokeWidth={1.5} />}
        onClick={() => dismissToast(id)}
      />
    </div>
  )
}

function ToneIcon({ tone }: Pick<Toast, 'tone'>) {
  if (tone === 'neutral') return null
  const Icon = tone === 'error' ? CircleAlert : Check
  return (
    <Icon
      aria-hidden
      strokeWidth={1.75}
      className={`mt-2.5 size-5 shrink-0 ${tone === 'error' ? 'text-bad' : 'text-good'}`}
    />
  )
}
