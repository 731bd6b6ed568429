import { formatDate, formatPrice } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { priceWithAbout } from '#client/i18n/region.ts'
import { contactNow } from '#client/lib/ask-operator.ts'
import type { NotificationContent } from '#shared/notifications.ts'

const dateOf = (iso: string) => formatDate(new Date(iso))

const pieceOf = ({ brand, name }: { brand: string; name: string }) => [brand, name].filter(Boolean).join(' ')

/** The notification's title. Needs the area `notifications`, as everything here. */
export function titleOf({ kind, data }: NotificationContent): string {
  switch (kind) {
    case 'credits_low':
      return t('notifications.credits_low', { count: data.left })
    case 'outfits_ready':
      return t('notifications.outfits_ready', { count: data.count })
    case 'luxe_ends':
      return t('notifications.luxe_ends', { date: dateOf(data.endsAt) })
    default:
      return t(`notifications.${kind}`)
  }
}

/** What it means for the shopper and what can be done. */
export function textOf({ kind, data }: NotificationContent): string {
  switch (kind) {
    case 'try_on_failed': {
      const reason = t('notifications.try_on_failed_text', { failure: data.failure })
      return data.creditBack ? t('notifications.credit_back', { reason }) : reason
    }
    case 'payment_failed':
      return data.graceEndsAt
        ? t('notifications.payment_failed_grace', { date: dateOf(data.graceEndsAt) })
        : t('notifications.payment_failed_text')
    case 'price_drop':
      return t('notifications.price_drop_text', {
        piece: pieceOf(data),
        price: priceWithAbout(data.priceCents, data.currency),
        former: formatPrice(data.formerCents, data.currency),
      })
    case 'outfit_taken_down':
      return t('notifications.outfit_taken_down_text', {
        date: dateOf(data.publishedAt),
        why: data.why,
        address: contactNow(),
      })
    case 'report_answered':
      return t('notifications.report_answered_text', { outcome: data.outcome })
    case 'back_in_stock':
      return t('notifications.back_in_stock_text', { piece: pieceOf(data) })
    case 'outfits_ready':
      return t('notifications.outfits_ready_text', { count: data.count })
    default:
      return t(`notifications.${kind}_text`)
  }
}
