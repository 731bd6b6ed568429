import { refreshAppState } from '#client/session/app-state.ts'

/** What she did in the other tab reaches us by way of the payment service, a moment after she is back. */
const onItsWayMs = 4_000

let isListening = false

/** From now on, coming back to this tab asks again for what she has: another tab may have changed it. */
export function refreshOnReturn() {
  if (isListening) return
  isListening = true
  // Between two windows side by side only the focus moves; on a phone only the visibility may change.
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
