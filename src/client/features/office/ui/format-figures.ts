import { dateIn } from '@cabine/sophia/vocabulary/languages.ts'

/** The office is written in English, whatever the language of the pages. */

export const formatMoment = (moment: string | number | Date) =>
  dateIn('en', new Date(moment), { dateStyle: 'medium', timeStyle: 'short' })

export const formatCount = (count: number) => new Intl.NumberFormat('en').format(count)

export const formatMoney = (cents: number, currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100)

/** An amount in dollars. */
export const formatCost = (dollars: number) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(dollars)
