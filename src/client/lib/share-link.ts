const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/**
 * Shares by the device's own sheet if there is one, else copies the link. 'refused': the page may not write to
 * the clipboard, or there is none.
 */
export async function shareLink(sheet: { title: string; text?: string; url: string }) {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(sheet)
      return 'shared'
    } catch (error) {
      // An AbortError means that the sheet was closed. After any other failure, for instance in a browser that
      // may not share here, the link is copied.
      if (isCancelled(error)) return 'cancelled'
    }
  }
  try {
    await navigator.clipboard.writeText(sheet.url)
    return 'copied'
  } catch {
    return 'refused'
  }
}
