import { refreshAppState } from '#client/session/app-state.ts'

/** Changes made in the other tab reach us through the payment service shortly after the shopper returns. */
const onItsWayMs = 4_000

let isListening = false

/** From now on, refreshes the app state whenever this tab is returned to, since another tab may have changed it. */
export function refreshOnReturn() {
  if (isListening) return
  isListening = true
  // With two windows side by side only the focus changes; on a phone only the visibility may change.
  document.addEventListener('visibilitychange', refresh)
  window.addEventListener('focus', refresh)
}

let late: ReturnType<typeof setTimeout> | undefined

function refresh() {
  if (document.visibilityState === 'hidden') return
  void refreshAppState()
  clearTimeout(late)
  late = setTimeout(() => void refreshAppState(), onItsWayMs)
}
