import { formatList } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { neverWornOf } from './accessories.ts'

type Props = { pieces: readonly { name: string; category: string }[]; className?: string }

/** Beside a button that tries an outfit on: what of it no look shows. */
export function WithoutWords({ pieces, className }: Props) {
  const left = neverWornOf(pieces)
  return left.length > 0 && <p className={className}>{t('outfits.without', { pieces: formatList(left) })}</p>
}
