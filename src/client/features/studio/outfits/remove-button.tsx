import { startTransition, useActionState, useState } from 'react'
import Trash2 from 'lucide-react/icons/trash'
import { posts } from '#client/features/explore/posts.ts'
import { t } from '#client/i18n/messages.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { sendRemoval } from '../studio-calls.ts'

type Props = {
  outfit: { id: string; title: string; isPublished: boolean }
  onRemoved: () => void
  className?: string
}

export function RemoveButton({ outfit: { id, title, isPublished }, onRemoved, className }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const [, remove, isSending] = useActionState(async () => {
    try {
      await sendRemoval(id).catch((error: unknown) => {
        // Another tab has removed it already.
        if (!isFailure(error, 'not_found')) throw error
      })
      if (isPublished) posts.forget()
      setIsAsking(false)
      toast({ title: t('studio.removed'), description: title })
      onRemoved()
    } catch (error) {
      toast({ title: t('studio.changeFailed'), description: messageOf(error), tone: 'error' })
    }
  }, undefined)
  return (
    <>
      <IconButton
        label={t('studio.removeNamed', { title })}
        icon={<Trash2 aria-hidden className="size-4.5" strokeWidth={1.5} />}
        className={className}
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        title={t('studio.removeTitle', { title })}
        confirmLabel={t('studio.remove')}
        cancelLabel={t('studio.keep')}
        danger
        loading={isSending}
        onConfirm={() => startTransition(remove)}
        onClose={() => setIsAsking(false)}
      >
        {t(isPublished ? 'studio.removePublishedText' : 'studio.removeText')}
      </ConfirmDialog>
    </>
  )
}
