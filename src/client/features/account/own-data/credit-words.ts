import { t } from '#client/i18n/messages.ts'
import type { CreditLine } from './credit-calls.ts'

/** The title of a ledger entry, and an optional second line. */
export function wordsFor({ kind, about, credits }: Pick<CreditLine, 'kind' | 'about' | 'credits'>) {
  const included = about === 'included' ? t('own-data.includedInLuxe') : null
  switch (kind) {
    case 'sign_up':
      return { title: t('own-data.signUpGift'), detail: null }
    case 'gift':
      return { title: t('own-data.gift'), detail: null }
    case 'correction':
      return { title: t('own-data.correction'), detail: null }
    case 'pack':
      return { title: t('own-data.pack', { count: credits }), detail: t('own-data.packDetail') }
    case 'refund':
      return { title: t('own-data.packRefunded'), detail: t('own-data.packRefundedDetail') }
    case 'return':
      return { title: t('own-data.packReturned'), detail: t('own-data.packReturnedDetail') }
    case 'spend':
      return { title: t('own-data.spent'), detail: included }
    case 'try_on':
      return wordsForTryOn(about, included)
  }
}

function wordsForTryOn(about: CreditLine['about'], included: string | null) {
  if (about === 'set_aside') return { title: t('own-data.tryOnRuns'), detail: t('own-data.setAside') }
  if (about === 'given_back') return { title: t('own-data.tryOnFailed'), detail: t('own-data.givenBack') }
  return { title: t('own-data.tryOn'), detail: included }
}
