import { refreshAppState } from '#client/session/app-state.ts'
import { saysSignedOut } from '#client/lib/api-failure.ts'
import { listenLive, watchLive } from '#client/lib/live-channel.ts'
import type { Notification } from '#shared/notifications.ts'
import { addNotification, forgetNotifications, loadNotifications } from './notification-list.ts'

const pollEveryMs = 60_000
/** Several changes in a row, such as clearing one after the other on another device, are fetched once. */
const settleMs = 250

/** If the channel opens within this time after the page's own count, nothing can have been missed. */
const promptMs = 3_000

const isVisible = () => document.visibilityState === 'visible'

/**
 * Keeps the bell up to date while the page is open: by the live channel, and by polling every minute while that
 * is cut. A tab in the background neither asks nor announces before it is visible again. `tell` gets the new
 * notifications, newest first.
 */
export function followNotifications(tell: (news: Notification[]) => void) {
  let isLive = false
  const begun = Date.now()
  /** A channel that reopens, or opens late, does not send what was missed. */
  let wasCut = false
  let wasOpen = false
  /** Whether something may have happened that this tab does not know of. */
  let isBehind = false
  let untold: Notification[] = []
  let poll: ReturnType<typeof setTimeout> | undefined
  let settle: ReturnType<typeof setTimeout> | undefined

  function say(news: Notification[]) {
    untold = [...news, ...untold]
    if (!isVisible() || untold.length === 0) return
    const said = untold
    untold = []
    tell(said)
  }

  async function look() {
    isBehind = true
    if (!isVisible()) return
    try {
      const news = await loadNotifications()
      isBehind = false
      say(news)
    } catch (error) {
      // The shopper was signed out elsewhere: the app state finds out, and the bell disappears.
      if (saysSignedOut(error)) await refreshAppState()
    }
  }

  function lookEveryMinute() {
    clearTimeout(poll)
    poll = setTimeout(() => {
      wasCut = true
      void look()
      lookEveryMinute()
    }, pollEveryMs)
  }

  function comeBack() {
    if (!isVisible()) return
    say([])
    if (isLive && !isBehind) return
    void look()
    if (!isLive) lookEveryMinute()
  }

  const stopListening = listenLive((message) => {
    if (message.type === 'notification' && addNotification(message.notification)) say([message.notification])
    if (message.type !== 'notifications_changed') return
    clearTimeout(settle)
    settle = setTimeout(() => void look(), settleMs)
  })

  const stopWatching = watchLive((isOpen) => {
    // A channel that has not opened yet was not cut: the page's own count is only a moment old.
    wasCut ||= isLive && !isOpen
    isLive = isOpen
    if (!isOpen) {
      // Every failed attempt to open it ends here; the polling timer must not start anew.
      if (poll === undefined) lookEveryMinute()
      return
    }
    clearTimeout(poll)
    poll = undefined
    const isLate = !wasOpen && Date.now() - begun > promptMs
    if (wasCut || isBehind || isLate) void look()
    wasOpen = true
    wasCut = false
  })

  document.addEventListener('visibilitychange', comeBack)
  window.addEventListener('online', comeBack)
  return () => {
    document.removeEventListener('visibilitychange', comeBack)
    window.removeEventListener('online', comeBack)
    stopListening()
    stopWatching()
    clearTimeout(poll)
    clearTimeout(settle)
    forgetNotifications()
  }
}
