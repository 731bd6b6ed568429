import { formatList } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Link } from '#client/ui/link.tsx'
import type { SearchQuery } from '#client/features/catalogue/search-query.ts'
import { RemovableChip } from '../filters/removable-chip.tsx'
import type { SearchAnswer } from '../search-calls.ts'

type Props = { query: SearchQuery; answer: SearchAnswer; onLeave: (next: SearchQuery) => void }

/** What was understood of her words, each to be left out by a press, and what no piece has together with all else. */
export function HowRead({ query, answer: { understood, letGo, corrected, isWish }, onLeave }: Props) {
  return (
    <>
      {corrected && (
        <p>
          {t('search-results.corrected', { corrected })}{' '}
          <span className="text-ink-soft">{t('search-results.correctedFrom', { q: query.q })}</span>
        </p>
      )}
      {letGo.length > 0 && <p>{t('search-results.letGo', { words: formatList(letGo) })}</p>}
      {understood.length > 1 && (
        <ul aria-label={t('search-results.understood')} className="flex flex-wrap items-center gap-2">
          {understood.map(({ words, without }) => (
            <li key={without}>
              <RemovableChip
                label={t('search-results.leaveOut', { words })}
                onRemove={() => onLeave({ ...query, q: without })}
              >
                {words}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      {isWish && (
        <div className="bg-blush grid justify-items-start gap-3 rounded-lg px-6 py-6 sm:px-8">
          <p className="font-display text-display-sm">{t('search-results.wishTitle')}</p>
          <p className="max-w-[52ch] text-ink-soft">{t('search-results.wishText')}</p>
          <Link to={sophiaPath(query.q)} className={buttonStyle('primary', 'sm')}>
            {t('search-results.askSophia')}
          </Link>
        </div>
      )}
    </>
  )
}

/** Her talk on the dashboard, with the question said already. */
const sophiaPath = (q: string) => `/dashboard?${new URLSearchParams({ stylist: 'chat', say: q }).toString()}`
