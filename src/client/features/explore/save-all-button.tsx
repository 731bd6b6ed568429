import { startTransition, useActionState } from 'react'
import { Heart, Lock } from 'lucide-react'
import { useIsPremium } from '#client/features/account/app-state-store.ts'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { toWishlistItem } from '#client/features/wishlist/wishlist-item.ts'
import { saveAll, useAreSaved } from '#client/features/wishlist/wishlist-store.ts'
import { t } from '#client/i18n/messages.ts'
import { messageOf } from '#client/lib/failure-message.ts'
import { toast } from '#client/shell/toasts/toast-store.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Link } from '#client/ui/link.tsx'
import type { OpenPost } from './posts.ts'

const heart = 'size-4.5'

type Props = { post: Pick<OpenPost, 'title' | 'products'> }

/** All pieces of an outfit at once. Like their single hearts it is Luxe's: without it they are there to be guessed. */
export function SaveAllButton({ post }: Props) {
  if (useIsPremium()) return <OpenButton post={post} />
  return (
    <Button
      variant="outline"
      icon={<Lock aria-hidden className={heart} strokeWidth={1.5} />}
      onClick={() => openUpgrade('luxe')}
    >
      {t('explore.saveAll')}
    </Button>
  )
}

function OpenButton({ post: { title, products } }: Props) {
  const pieces = products.map((product) => toWishlistItem(product, 'outfit'))
  const areSaved = useAreSaved(pieces)

  const [, save, isSaving] = useActionState(async () => {
    try {
      await saveAll(pieces)
      const description = t('explore.savedPieces', { count: pieces.length, title })
      toast({ title: t('hearts.added'), description, tone: 'success' })
    } catch (error) {
      toast({ title: t('hearts.failed'), description: messageOf(error), tone: 'error' })
    }
  }, undefined)

  if (areSaved) {
    return (
      <Link to="/wishlist" className={buttonStyle('outline')}>
        <Heart aria-hidden className={`${heart} fill-accent text-accent`} strokeWidth={1.5} />
        {t('explore.allSaved')}
      </Link>
    )
  }
  return (
    <Button
      variant="outline"
      loading={isSaving}
      icon={<Heart aria-hidden className={heart} strokeWidth={1.5} />}
      onClick={() => startTransition(save)}
    >
      {t('explore.saveAll')}
    </Button>
  )
}
