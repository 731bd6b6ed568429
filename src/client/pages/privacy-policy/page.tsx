import ShieldCheck from 'lucide-react/icons/shield-check'
import { useLoaderData } from 'react-router'
import { Addressed } from '#client/features/legal/addressed-paragraphs.tsx'
import { lastUpdated } from '#client/features/legal/last-updated.ts'
import { LegalPage } from '#client/features/legal/legal-page.tsx'
import { t } from '#client/i18n/messages.ts'
import { askContact } from '#client/lib/ask-operator.ts'

export const loader = () => ({ contact: askContact() })

export function Component() {
  const { contact } = useLoaderData<typeof loader>()
  const say = (key: 'legal.contact' | 'legal.rights') => (
    <Addressed contact={contact} say={(address) => t(key, { address })} />
  )
  return (
    <LegalPage
      title={t('legal.privacyTitle')}
      lead={lastUpdated()}
      sections={[
        [t('legal.collectedTitle'), t('legal.collected')],
        [t('legal.purposeTitle'), t('legal.purpose')],
        [t('legal.photosTitle'), t('legal.photos')],
        [t('legal.securityTitle'), t('legal.security')],
        [t('legal.sharingTitle'), t('legal.sharing')],
        [t('legal.affiliateTitle'), t('legal.affiliate')],
        [t('legal.retentionTitle'), t('legal.retention')],
        [t('legal.rightsTitle'), '', say('legal.rights')],
        [t('legal.internationalTitle'), t('legal.international')],
        [t('legal.childrenTitle'), t('legal.children')],
        [t('legal.privacyChangesTitle'), t('legal.privacyChanges')],
        [t('legal.contactTitle'), '', say('legal.contact')],
      ]}
    >
      <SecurityCommitment />
    </LegalPage>
  )
}

function SecurityCommitment() {
  return (
    <aside className="mt-12 flex gap-5 rounded-lg bg-tint p-6 sm:p-8">
      <ShieldCheck aria-hidden className="mt-1 size-7 shrink-0 text-accent" strokeWidth={1.25} />
      <div>
        <h2 className="font-display text-display-sm">{t('legal.commitmentTitle')}</h2>
        <p className="mt-2">{t('legal.commitment')}</p>
      </div>
    </aside>
  )
}
