import { t } from '#client/i18n/messages.ts'

/** The name as a logo: a curtain's fold replaces the dot of the i. */
export const logoStyle = 'inline-flex min-h-11 items-center font-display text-display-sm leading-none'

/** Leads to the landing page by a page load: see main.tsx. */
export function Logo() {
  return (
    <a href="/" className={logoStyle}>
      {t('common.brand')}
    </a>
  )
}
