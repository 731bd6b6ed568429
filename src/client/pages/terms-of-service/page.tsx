import { lastUpdated } from '#client/features/legal/last-updated.ts'
import { LegalPage } from '#client/features/legal/legal-page.tsx'
import { t } from '#client/i18n/messages.ts'
import { contactAt } from '#shared/contact.ts'

export function Component() {
  const address = contactAt(location.hostname)
  return (
    <LegalPage
      title={t('legal.termsTitle')}
      lead={lastUpdated()}
      sections={[
        [t('legal.acceptanceTitle'), t('legal.acceptance')],
        [t('legal.serviceTitle'), t('legal.service')],
        [t('legal.contentTitle'), t('legal.content')],
        [t('legal.termsPrivacyTitle'), t('legal.termsPrivacy')],
        [t('legal.useTitle'), t('legal.use'), undefined, 'use'],
        [t('legal.liabilityTitle'), t('legal.liability')],
        [t('legal.termsChangesTitle'), t('legal.termsChanges')],
        [t('legal.contactTitle'), t('legal.contact', { address })],
        [t('legal.abuseTitle'), t('legal.abuse', { address }), undefined, 'abuse'],
      ]}
    />
  )
}
