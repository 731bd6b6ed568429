import { refreshOnReturn } from './refresh-on-return.ts'

/**
 * Opens a tab before its address is known, because browsers allow new tabs only during the press itself. Where
 * none can be opened, this tab goes there.
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
