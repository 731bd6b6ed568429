import { t } from '#client/i18n/messages.ts'
import { toast } from '#client/shell/toasts/toast-store.ts'
import type { Product } from '#shared/product.ts'

/** By the device's own sheet where it has one, else as a copied link. */
export async function shareProduct({ id, title }: Pick<Product, 'id' | 'title'>) {
  const url = new URL(`/dashboard?product=${id}`, location.origin).href
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    toast({ title: t('product-detail.linkCopied'), tone: 'success' })
  } catch (error) {
    // She closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast({ title: t('product-detail.shareFailed'), description: url, tone: 'error', durationMs: 15_000 })
  }
}
