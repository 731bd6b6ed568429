import type { MessageKey } from '#client/i18n/areas.ts'
import { hasMessage, t } from '#client/i18n/messages.ts'
import { copyKeys } from '#shared/product-copy.ts'

/** The editors' text about a piece: a line, and two or three sentences (spec 1.3.10). */
export function productCopy(title: string) {
  const key = copyKeys(title).find((one) => hasMessage('product-copy', `${one}_line`)) ?? 'any'
  return {
    line: t(`product-copy.${key}_line` as MessageKey),
    text: t(`product-copy.${key}_text` as MessageKey),
  }
}
