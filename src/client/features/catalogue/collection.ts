import { t } from '#client/i18n/messages.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { fetchCollection } from './catalogue-calls.ts'

/** Null when it cannot be had. */
export const loadCollection = (slug: string) =>
  fetchCollection(slug).catch((error: unknown) => (isFailure(error, 'not_found') ? 'unknown' : null))
export type LoadedCollection = ReturnType<typeof loadCollection>

/** Collections that the stylist asks for stand in no list, and have no title there. */
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
