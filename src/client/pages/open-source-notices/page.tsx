import { LegalPage } from '#client/features/legal/legal-page.tsx'
import { t } from '#client/i18n/messages.ts'

/**
 * Where the licences of the software that the product contains are listed: `public/licenses`, and one that the
 * build writes.
 */
export function Component() {
  return (
    <LegalPage
      title={t('common.openSource')}
      lead={t('notices.lead')}
      sections={[
        [t('notices.engineTitle'), t('notices.engine'), <Notice key="engine" file="engine.txt" />],
        [t('notices.facesTitle'), t('notices.faces'), <Notice key="fonts" file="fonts.txt" />],
        [
          t('notices.librariesTitle'),
          t('notices.libraries'),
          <Notice key="libraries" file="libraries.txt" />,
        ],
      ]}
    />
  )
}

/** A licence is quoted in its own language, whatever the page's. */
const Notice = ({ file }: { file: string }) => (
  <a
    href={`/licenses/${file}`}
    hrefLang="en"
    className="mt-3 inline-flex min-h-11 items-center text-accent underline underline-offset-4"
  >
    {t('notices.read', { file })}
  </a>
)
