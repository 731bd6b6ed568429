import ArrowRight from 'lucide-react/icons/arrow-right'
import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { Link } from '#client/ui/link.tsx'
import type { ConsultationStatus } from './consultation-calls.ts'
import { answerText } from './consultation/consultation-words.ts'

/** The list of the shopper's letters, the latest first. */
export function FormerLetters({ letters }: Pick<ConsultationStatus, 'letters'>) {
  return (
    <section aria-labelledby="letters" className="mt-16 lg:mt-24">
      <h2 id="letters" className="font-display text-display-md">
        {t('session.letters')}
      </h2>
      <ul className="mt-6 divide-y divide-hairline border-y border-hairline">
        {letters.map(({ id, writtenAt, occasions }) => (
          <li key={id}>
            <Link
              to={`/consultation/${id}`}
              className="group flex min-h-20 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4"
            >
              <span>
                <span className="block font-display text-display-sm first-letter:uppercase">
                  {formatDate(new Date(writtenAt))}
                </span>
                <span className="block text-ink-soft">{answerText('occasions', occasions)}</span>
              </span>
              <ArrowRight
                aria-hidden
                className="size-5 text-ink-soft transition-transform duration-(--duration-calm) ease-out group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
                strokeWidth={1.5}
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
