import { LegalPage } from '#client/features/legal/legal-page.tsx'
import { t } from '#client/i18n/messages.ts'

export function Component() {
  return (
    <LegalPage
      title={t('legal.termsTitle')}
      sections={[
        [t('legal.acceptanceTitle'), t('legal.acceptance')],
        [t('legal.serviceTitle'), t('legal.service')],
        [t('legal.contentTitle'), t('legal.content')],
        [t('legal.termsPrivacyTitle'), t('legal.termsPrivacy')],
        [t('legal.useTitle'), t('legal.use')],
        [t('legal.liabilityTitle'), t('legal.liability')],
        [t('legal.termsChangesTitle'), t('legal.termsChanges')],
        [t('legal.contactTitle'), t('legal.contact', { address: `hello@${location.hostname}` })],
      ]}
    />
  )
}
