import { refreshAppState } from '#client/session/app-state.ts'
import { saysSignedOut } from '#client/lib/api-failure.ts'
import { listenLive, watchLive } from '#client/lib/live-channel.ts'
import type { Notification } from '#shared/notifications.ts'
import { addNotification, forgetNotifications, loadNotifications } from './notification-list.ts'

const pollEveryMs = 60_000
/** Several changes in a row, as from clearing one after the other elsewhere, are looked at once. */
const settleMs = 250

/** So long after the page's own number the channel may open without asking what it has missed. */
const promptMs = 3_000

const isVisible = () => document.visibilityState === 'visible'

/**
 * Keeps the bell up to date for as long as she is there: by the live channel, and by asking every minute while
 * it is cut. A tab in the background asks nothing and says nothing before she comes back to it. `tell` gets
 * what is new, the newest first.
 */
export function followNotifications(tell: (news: Notification[]) => void) {
  let isLive = false
  const begun = Date.now()
  /** Open again, or late, the channel does not say what it has missed. */
  let wasCut = false
  let wasOpen = false
  /** Something may have happened that nobody told this tab. */
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
      // Signed out elsewhere: the app state knows, and the bell goes.
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
    // Not open yet is no cut: the page's own number is a moment old.
    wasCut ||= isLive && !isOpen
    isLive = isOpen
    if (!isOpen) {
      // Every try to open it again ends here: the minute goes on.
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
