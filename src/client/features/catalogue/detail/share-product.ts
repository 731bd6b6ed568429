import { t } from '#client/i18n/messages.ts'
import { shareLink } from '#client/lib/share-link.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { productPath } from '#shared/product-address.ts'
import { currentLanguage } from '#client/i18n/language.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'

export async function shareProduct(product: Pick<Product, 'id' | 'brand' | 'name' | 'title'>) {
  const { title } = product
  const url = new URL(productPath(product, currentLanguage()), location.origin).href
  const end = await shareLink({ title, url })
  if (end === 'copied') toast({ title: t('product-detail.linkCopied'), tone: 'success' })
  // The shopper can still copy the link by hand.
  if (end === 'refused')
    toast({ title: t('product-detail.shareFailed'), description: url, tone: 'error', durationMs: 20_000 })
}
