import { useId, ViewTransition } from 'react'
import Share from 'lucide-react/icons/share'
import { t } from '#client/i18n/messages.ts'
import { priceWithAbout } from '#client/i18n/region.ts'
import { cx } from '#client/lib/class-names.ts'
import { Link } from '#client/ui/link.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Board } from '../board.tsx'
import { BoardLabel } from '../board-label.tsx'
import { FavouriteButton } from '../favourite-button.tsx'
import { postInShopperLanguage, type Post } from '../posts.ts'
import { shareOutfit } from '../share-outfit.ts'

/** Where there is no pointer to hover with, it is always visible. */
const onHover =
  'pointer-fine:opacity-0 transition-opacity duration-(--duration-quick) ease-out group-hover:opacity-100 group-focus-within:opacity-100'

/** The whole card leads to the outfit, except its two buttons. */
export function PostCard({ post: found, priority }: { post: Post; priority: boolean }) {
  const post = postInShopperLanguage(found)
  const { id, title, lang, facts } = post
  const titleId = useId()
  return (
    <article className="group relative">
      <ViewTransition name={`outfit-${id}`} share="picture" default="none">
        <Board post={post} alt="" priority={priority} sizes="(width < 64rem) calc(50vw - 1.625rem), 24rem" />
      </ViewTransition>
      <BoardLabel post={post} />
      <Link
        to={`/outfit/${encodeURIComponent(id)}`}
        aria-labelledby={titleId}
        className="absolute inset-0 rounded-md"
      />
      {/* Below the picture, or at its lower edge: the upper one has faces and jewellery. */}
      <div
        className={cx(
          'pointer-events-none flex flex-wrap items-center justify-between gap-x-2 pt-2.5 pointer-fine:absolute pointer-fine:inset-x-2 pointer-fine:bottom-2 pointer-fine:rounded-sm pointer-fine:bg-paper/94 pointer-fine:py-1 pointer-fine:ps-4',
          onHover,
        )}
      >
        <div className="min-w-0 flex-1 basis-28">
          <h2 id={titleId} lang={lang}>
            {title}
          </h2>
          {facts?.price && (
            <p className="text-sm text-ink-soft tabular-nums">
              {priceWithAbout(facts.price.cents, facts.price.currency)}
            </p>
          )}
        </div>
        <div className="pointer-events-auto relative flex pointer-coarse:-ms-3">
          <FavouriteButton post={post} />
          <IconButton
            label={t('explore.share', { title })}
            icon={<Share aria-hidden className="size-4" strokeWidth={1.5} />}
            onClick={() => void shareOutfit(post)}
          />
        </div>
      </div>
    </article>
  )
}
