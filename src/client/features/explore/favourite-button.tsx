import Heart from 'lucide-react/icons/heart'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import type { Post } from './posts.ts'
import { toggleFavourite, useIsFavourite } from './posts/favourites.ts'

type Props = { post: Pick<Post, 'id' | 'title'>; className?: string }

/** Keeps an outfit among her favourites, which a filter of Explore shows. */
export function FavouriteButton({ post, className }: Props) {
  const isFavourite = useIsFavourite(post.id)
  return (
    <IconButton
      label={t('explore.favourite', { title: post.title })}
      aria-pressed={isFavourite}
      icon={
        <Heart
          aria-hidden
          strokeWidth={1.5}
          className={cx('size-4.5', isFavourite && 'fill-accent text-accent')}
        />
      }
      onClick={() => toggleFavourite(post)}
      className={className}
    />
  )
}
