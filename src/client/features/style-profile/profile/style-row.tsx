import ArrowRight from 'lucide-react/icons/arrow-right'
import { SettingsSection } from '#client/ui/settings-section.tsx'
import { t } from '#client/i18n/messages.ts'
import { Link } from '#client/ui/link.tsx'

/** The link to the style profile among the settings. */
export const StyleRow = ({ isTold }: { isTold: boolean }) => (
  <SettingsSection title={t('style-link.title')}>
    <Link to="/style-profile" className="link -my-2.5 inline-flex min-h-11 items-center gap-2">
      {t(isTold ? 'style-link.done' : 'style-link.invite')}
      <ArrowRight aria-hidden className="size-4 shrink-0 rtl:rotate-180" strokeWidth={1.75} />
    </Link>
  </SettingsSection>
)
