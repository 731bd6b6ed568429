import { useLoaderData } from 'react-router'
import { Addressed } from '#client/features/legal/addressed-paragraphs.tsx'
import { lastUpdated } from '#client/features/legal/last-updated.ts'
import { LegalPage } from '#client/features/legal/legal-page.tsx'
import { t } from '#client/i18n/messages.ts'
import { askContact } from '#client/lib/ask-operator.ts'

export const loader = () => ({ contact: askContact() })

export function Component() {
  const { contact } = useLoaderData<typeof loader>()
  const say = (key: 'legal.contact' | 'legal.abuse') => (
    <Addressed contact={contact} say={(address) => t(key, { address })} />
  )
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
        [t('legal.contactTitle'), '', say('legal.contact')],
        [t('legal.abuseTitle'), '', say('legal.abuse'), 'abuse'],
      ]}
    />
  )
}
