import { t } from '#client/i18n/messages.ts'

/** The word itself: a curtain's fold stands where the dot of the i would be. */
export const logoStyle = 'inline-flex min-h-11 items-center font-display text-display-sm leading-none'

/** Leads to the landing page, which is a page load of its own: see main.tsx. */
export function Logo() {
  return (
    <a href="/" className={logoStyle}>
      {t('common.brand')}
    </a>
  )
}
