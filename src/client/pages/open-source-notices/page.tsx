import { LegalPage } from '#client/features/legal/legal-page.tsx'
import { t } from '#client/i18n/messages.ts'

/** Where the parts of others are named that are served with the product: `public/licenses`, and one of the build's. */
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

/** A licence is quoted as it was given, whatever she reads. */
const Notice = ({ file }: { file: string }) => (
  <a
    href={`/licenses/${file}`}
    hrefLang="en"
    className="mt-3 inline-flex min-h-11 items-center text-accent underline underline-offset-4"
  >
    {t('notices.read', { file })}
  </a>
)
