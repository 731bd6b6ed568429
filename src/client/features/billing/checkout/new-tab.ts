import { refreshOnReturn } from './refresh-on-return.ts'

/**
 * A tab whose address is not known yet. It has to be opened in the press itself: later a browser lets
 * nothing open. One that opens none at all goes there in this tab.
 */
export function openTab(waiting: string) {
  const tab = window.open('', '_blank')
  if (tab) {
    tab.opener = null
    tab.document.title = waiting
    tab.document.body.textContent = waiting
  }
  return {
    go(url: string) {
      if (!tab) return location.assign(url)
      refreshOnReturn()
      tab.location.replace(url)
    },
    close: () => tab?.close(),
  }
}
