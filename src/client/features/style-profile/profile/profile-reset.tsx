import { useState } from 'react'
import { t } from '#client/i18n/messages.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { forgetAll, startAgain } from '../profile-store.ts'

/** The two buttons at the end of the profile: go through the questions again, or delete all answers. */
export function ProfileReset() {
  const [asking, setAsking] = useState<'again' | 'forget'>()
  const [isPending, setIsPending] = useState(false)
  const stop = () => setAsking(undefined)

  async function forget() {
    setIsPending(true)
    try {
      await forgetAll()
      toast({ title: t('style-questions.forgotten'), tone: 'success' })
    } catch (error) {
      toast({ title: messageOf(error), tone: 'error' })
      setIsPending(false)
      stop()
    }
  }

  return (
    <div className="flex flex-wrap gap-3 border-t border-hairline pt-8 md:pt-10">
      <Button variant="outline" onClick={() => setAsking('again')}>
        {t('style-questions.startAgain')}
      </Button>
      <Button variant="quiet" onClick={() => setAsking('forget')}>
        {t('style-questions.forget')}
      </Button>
      <ConfirmDialog
        open={asking === 'again'}
        title={t('style-questions.startAgainTitle')}
        confirmLabel={t('style-questions.startAgain')}
        onConfirm={startAgain}
        onClose={stop}
      >
        {t('style-questions.startAgainText')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'forget'}
        danger
        loading={isPending}
        title={t('style-questions.forgetTitle')}
        confirmLabel={t('style-questions.forgetYes')}
        cancelLabel={t('style-questions.keep')}
        onConfirm={() => void forget()}
        onClose={stop}
      >
        {t('style-questions.forgetText')}
      </ConfirmDialog>
    </div>
  )
}
