import { currentLocale } from './language.ts'

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(currentLocale(), options).format(value)

export const formatDate = (
  date: Date | number,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
) => new Intl.DateTimeFormat(currentLocale(), options).format(date)

/** Whole amounts lose their zeros: $12.99, but $12. */
export const formatPrice = (cents: number, currency = 'USD') =>
  new Intl.NumberFormat(currentLocale(), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100)
