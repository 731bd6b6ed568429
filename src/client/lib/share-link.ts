const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/**
 * By the device's own sheet where there is one, else the link is copied. 'refused': a page that may not
 * write to the clipboard, or has none.
 */
export async function shareLink(sheet: { title: string; text?: string; url: string }) {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(sheet)
      return 'shared'
    } catch (error) {
      // She closed the sheet. Anything else, a browser that may not share here for instance, leaves the link.
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
