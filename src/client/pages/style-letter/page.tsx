import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import { DetailHost } from '#client/features/catalogue/lazy-parts.tsx'
import { fetchLetter } from '#client/features/stylist/consultation-calls.ts'
import { fetchSpreads, LetterText } from '#client/features/stylist/letter-text.tsx'
import { printLetter } from '#client/features/stylist/print-letter.ts'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Link } from '#client/ui/link.tsx'
import '#client/features/stylist/letter.css'

export async function loader({ params: { id = '' } }: LoaderFunctionArgs) {
  // Without a network they are requested again when they are shown.
  fetchSpreads().catch(() => undefined)
  return { letter: await fetchLetter(id) }
}

/** Dialogs over the page are in its address; opening one is no reason to fetch the letter again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname

export function Component() {
  const { letter } = useLoaderData<typeof loader>()
  return (
    <main id="content" className="page style-letter pt-4 pb-20 lg:pt-8">
      <title>{t('letter.pageTitle')}</title>
      <div className="flex items-center justify-between gap-4 print:hidden">
        <Link to="/consultation" className={buttonStyle('quiet', 'sm', '-ms-4')}>
          <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.75} />
          {t('letter.back')}
        </Link>
        {letter !== null && letter !== 'unknown' && (
          <Button
            variant="quiet"
            size="sm"
            icon={<Printer aria-hidden className="size-4" strokeWidth={1.5} />}
            onClick={() => void printLetter()}
          >
            {t('letter.print')}
          </Button>
        )}
      </div>
      {letter === null ? (
        <div className="mt-4">
          <h1 className="sr-only">{t('letter.title')}</h1>
          <CouldNotLoad>{t('letter.unreachable')}</CouldNotLoad>
        </div>
      ) : letter === 'unknown' ? (
        <Unknown />
      ) : (
        <LetterText letter={letter} />
      )}
      <DetailHost />
    </main>
  )
}

const Unknown = () => (
  <div className="mt-4">
    <EmptyState
      heading="h1"
      title={t('letter.unknownTitle')}
      action={
        <Link to="/consultation" className={buttonStyle()}>
          {t('letter.toConsultation')}
        </Link>
      }
    >
      {t('letter.unknown')}
    </EmptyState>
  </div>
)
