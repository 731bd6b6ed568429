import { startTransition, useActionState } from 'react'
import { posts } from '#client/features/explore/posts.ts'
import { t } from '#client/i18n/messages.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { sendPublication } from '../studio-calls.ts'

type Props = {
  open: boolean
  outfit: { id: string; title: string }
  /** Opened from sharing: only a published outfit can be opened by others. */
  toShare?: boolean
  onPublished: () => void
  onClose: () => void
}

/** Asks every time before an outfit is published, since everybody can see it then. */
export function PublishDialog({ open, outfit, toShare = false, onPublished, onClose }: Props) {
  const [, publish, isSending] = useActionState(async () => {
    if (await setPublished(outfit, true)) {
      onClose()
      onPublished()
    }
  }, undefined)
  return (
    <ConfirmDialog
      open={open}
      title={t(toShare ? 'studio.shareTitle' : 'studio.publishTitle')}
      confirmLabel={t(toShare ? 'studio.publishAndShare' : 'studio.publish')}
      loading={isSending}
      onConfirm={() => startTransition(publish)}
      onClose={onClose}
    >
      {t('studio.publishText', { title: outfit.title })}
    </ConfirmDialog>
  )
}

/** Publishes an outfit, or takes it back. True if that worked. */
export async function setPublished({ id, title }: { id: string; title: string }, isPublished: boolean) {
  try {
    await sendPublication(id, isPublished)
    posts.forget()
    toast({
      title: t(isPublished ? 'studio.publishedTitle' : 'studio.takenBackTitle'),
      description: t(isPublished ? 'studio.published' : 'studio.takenBack', { title }),
      tone: 'success',
    })
    return true
  } catch (error) {
    toast({ title: t('studio.changeFailed'), description: messageOf(error), tone: 'error' })
    return false
  }
}
