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
 * is cut. A tab in the background neither asks nor announces before it is visible again. `announce` gets the new
 * notifications, newest first.
 */
export function followNotifications(announce: (news: Notification[]) => void) {
  let isLive = false
  const begun = Date.now()
  /** A channel that reopens, or opens late, does not send what was missed. */
  let wasCut = false
  let wasOpen = false
  /** Whether something may have happened that this tab does not know of. */
  let isBehind = false
  let unannounced: Notification[] = []
  let poll: ReturnType<typeof setTimeout> | undefined
  let settle: ReturnType<typeof setTimeout> | undefined

  function announceIfVisible(news: Notification[]) {
    unannounced = [...news, ...unannounced]
    if (!isVisible() || unannounced.length === 0) return
    const announced = unannounced
    unannounced = []
    announce(announced)
  }

  async function refresh() {
    isBehind = true
    if (!isVisible()) return
    try {
      const news = await loadNotifications()
      isBehind = false
      announceIfVisible(news)
    } catch (error) {
      // The shopper was signed out elsewhere: the app state finds out, and the bell disappears.
      if (saysSignedOut(error)) await refreshAppState()
    }
  }

  function pollEveryMinute() {
    clearTimeout(poll)
    poll = setTimeout(() => {
      wasCut = true
      void refresh()
      pollEveryMinute()
    }, pollEveryMs)
  }

  function onReturn() {
    if (!isVisible()) return
    announceIfVisible([])
    if (isLive && !isBehind) return
    void refresh()
    if (!isLive) pollEveryMinute()
  }

  const stopListening = listenLive((message) => {
    if (message.type === 'notification' && addNotification(message.notification))
      announceIfVisible([message.notification])
    if (message.type !== 'notifications_changed') return
    clearTimeout(settle)
    settle = setTimeout(() => void refresh(), settleMs)
  })

  const stopWatching = watchLive((isOpen) => {
    // A channel that has not opened yet was not cut: the page's own count is only a moment old.
    wasCut ||= isLive && !isOpen
    isLive = isOpen
    if (!isOpen) {
      // Every failed attempt to open it ends here; the polling timer must not start anew.
      if (poll === undefined) pollEveryMinute()
      return
    }
    clearTimeout(poll)
    poll = undefined
    const isLate = !wasOpen && Date.now() - begun > promptMs
    if (wasCut || isBehind || isLate) void refresh()
    wasOpen = true
    wasCut = false
  })

  document.addEventListener('visibilitychange', onReturn)
  window.addEventListener('online', onReturn)
  return () => {
    document.removeEventListener('visibilitychange', onReturn)
    window.removeEventListener('online', onReturn)
    stopListening()
    stopWatching()
    clearTimeout(poll)
    clearTimeout(settle)
    forgetNotifications()
  }
}
