import { Link } from 'react-router'
import { t } from '#client/i18n/messages.ts'

/** The word itself: a curtain's fold stands where the dot of the i would be. */
export function Logo({ to }: { to: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center font-display text-display-sm leading-none">
      {t('common.brand')}
    </Link>
  )
}
