import { t } from '#client/i18n/messages.ts'

/** Collections made for the stylist are in no list and have no title there. */
const called = [
  'workwear',
  'vacation',
  'date-night',
  'casual-day',
  'shoes-summer',
  'shoes-fall-winter',
] as const

export function collectionTitle(slug: string) {
  const known = called.find((one) => one === slug)
  return known ? t(`collection.title_${known}`) : t('collection.title')
}
