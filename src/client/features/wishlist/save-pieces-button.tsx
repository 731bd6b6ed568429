import { startTransition, useActionState } from 'react'
import Heart from 'lucide-react/icons/heart'
import { t } from '#client/i18n/messages.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Link } from '#client/ui/link.tsx'
import type { NewWishlistItem } from './wishlist-item.ts'
import { saveAll, useAreSaved } from './wishlist-store.ts'

const heart = 'size-4.5'

type Props = {
  pieces: NewWishlistItem[]
  label: string
  /** The label after saving, when the button leads to the wishlist. */
  savedLabel: string
  /** The text of the toast. */
  saved: string
}

/** Saves several pieces with one press. Needs the area `hearts`. */
export function SavePiecesButton({ pieces, label, savedLabel, saved }: Props) {
  const areSaved = useAreSaved(pieces)
  const [, save, isSaving] = useActionState(async () => {
    try {
      await saveAll(pieces)
      toast({ title: t('hearts.added'), description: saved, tone: 'success' })
    } catch (error) {
      toast({ title: t('hearts.failed'), description: messageOf(error), tone: 'error' })
    }
  }, undefined)

  if (areSaved) {
    return (
      <Link to="/wishlist" className={buttonStyle('outline')}>
        <Heart aria-hidden className={`${heart} fill-accent text-accent`} strokeWidth={1.5} />
        {savedLabel}
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
      {label}
    </Button>
  )
}
