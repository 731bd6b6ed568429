import { formatDate } from '#client/i18n/format.ts'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Link } from '#client/ui/link.tsx'
import { Board } from './board.tsx'
import { BoardLabel } from './board-label.tsx'
import { postInShopperLanguage, type Post } from './posts.ts'

/** The outfit that Explore opens with today. */
export function DayLook({ post: found, day }: { post: Post; day: Date }) {
  const post = postInShopperLanguage(found)
  return (
    <article
      aria-labelledby="day-look"
      className="group relative mb-10 grid items-center gap-x-14 gap-y-6 sm:grid-cols-[minmax(0,26rem)_1fr] lg:mb-16"
    >
      <div className="relative">
        <Board post={post} alt="" priority sizes="(width < 40rem) calc(100vw - 2.5rem), 26rem" />
        <BoardLabel post={post} />
      </div>
      <div>
        <p className="text-sm text-ink-soft">
          {t('explore.dayLook')} · {formatDate(day, { day: 'numeric', month: 'long' })}
        </p>
        <h2 id="day-look" lang={post.lang} className="mt-2 font-display text-display-md text-balance">
          {inPhrases(post.title)}
        </h2>
        <p className="mt-3 mb-6 max-w-[40ch] text-ink-soft">{t('explore.dayLookNext')}</p>
        <Link to={`/outfit/${encodeURIComponent(post.id)}`} className={buttonStyle('primary')}>
          {t('explore.openDayLook')}
        </Link>
      </div>
    </article>
  )
}
