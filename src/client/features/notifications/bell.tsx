import { Suspense, useEffect, useId, useRef, useState, type SyntheticEvent } from 'react'
import BellIcon from 'lucide-react/icons/bell'
import { useNavigate } from 'react-router'
import { useShopper, useUnread } from '#client/session/app-state.ts'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { whenIdle } from '#client/lib/when-idle.ts'
import { askContact } from '#client/lib/ask-operator.ts'
import { messageFor } from '#client/i18n/failure-message.ts'
import { iconButtonStyle } from '#client/ui/icon-button.tsx'

/** What was taken down says where its owner may object, so the operator is asked beside. */
function fetchPanel() {
  void askContact()
  return import('./panel/panel.tsx')
}

const makePanel = () =>
  laterPart(async () => {
    const part = await fetchPanel().catch(() => null)
    if (part) return part.NotificationPanel
    // The code is asked for again the next time the bell is pressed.
    Panel = makePanel()
    return () => <p className="p-6">{messageFor('connection_lost')}</p>
  })

let Panel = makePanel()

/** A sheet on a phone; with more room it opens below the bell, at the edge of the page. */
const panel =
  'inset-auto m-0 max-h-[85dvh] overflow-hidden bg-raised text-ink shadow-float open:animate-rise max-sm:inset-x-0 max-sm:bottom-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-t-sheet max-sm:backdrop:bg-scrim sm:end-[calc(max(0px,(100%-80rem)/2)+clamp(1.25rem,4vw,4rem)-0.75rem)] sm:top-[calc(var(--below)+0.25rem)] sm:max-h-[min(36rem,calc(100dvh-var(--below)-1rem))] sm:w-104 sm:rounded-lg'

/** The header may be lower than the top of the page, when a notice about the account is above it. */
function place({ currentTarget }: SyntheticEvent<HTMLElement>) {
  const below = currentTarget.closest('header')?.getBoundingClientRect().bottom ?? 0
  currentTarget.style.setProperty('--below', `${Math.max(0, below)}px`)
}

/** The number of unread notifications, and the button that opens them. Needs an app state. */
export function Bell() {
  const id = useId()
  const unread = useUnread()
  const popover = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  useFollowing()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('common.bell', { count: unread })}
        className={iconButtonStyle(false, 'relative -me-1')}
      >
        <BellIcon aria-hidden className="size-5" strokeWidth={1.5} />
        {unread > 0 && (
          <span
            aria-hidden
            // Waits a moment, because what the shopper watches happen is marked read at once.
            className="absolute end-0.5 top-0.5 grid h-4.5 min-w-4.5 animate-appear place-items-center rounded-full bg-accent px-1 text-[0.6875rem] leading-none font-medium text-on-accent tabular-nums"
          >
            {unread > 9 ? '9+' : unread}
          </span>
        )}
      </button>
      <dialog
        ref={popover}
        id={id}
        popover="auto"
        aria-label={t('common.bell', { count: 0 })}
        className={panel}
        onBeforeToggle={place}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <Suspense fallback={<div className="h-40" />}>
            <Panel onLeave={() => popover.current?.hidePopover()} />
          </Suspense>
        )}
      </dialog>
    </>
  )
}

/** Starts after the page has shown: announces what arrives while it is open. */
function useFollowing() {
  const userId = useShopper()?.id
  const navigate = useNavigate()
  useEffect(() => {
    if (!userId) return
    let isGone = false
    let stop = () => {}
    async function follow() {
      await whenIdle()
      const { startFollowing } = await import('./following/following.ts')
      if (!isGone) stop = startFollowing((path) => void navigate(path))
      await fetchPanel()
    }
    // Without a network the number from the app state has to do.
    follow().catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [userId, navigate])
}
