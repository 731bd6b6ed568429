import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'

/** Noon UTC, which is the same day in nearly every time zone. */
const day = new Date(2025, 7, 18, 12)

/** When the terms and the privacy policy were changed last. */
export const lastUpdated = () => t('legal.lastUpdated', { date: formatDate(day) })
