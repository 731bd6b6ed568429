import { formatNumber } from '#client/i18n/format.ts'

/** Counting ends somewhere: '1,000+' says that there are at least so many. */
export const shownCount = (count: number, hasMore: boolean) => `${formatNumber(count)}${hasMore ? '+' : ''}`
