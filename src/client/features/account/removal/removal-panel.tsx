import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { removalDays } from '#shared/account-periods.ts'
import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { useOnline } from '#client/lib/online.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { useAppState } from '#client/session/app-state.ts'
import { endAccountNow } from './end-account.ts'
import { keepAccount } from '../keep-account.ts'
import { EndAccountOutcome, AccountProof } from '../lazy-proofs.tsx'
import { homeAddress } from '../log-out.ts'
import { RemovalDialog } from './removal-dialog.tsx'

/**
 * Ends the account: explains what that means, and while removal is pending offers to keep the account or to end
 * it at once.
 */
export function RemovalPanel() {
  const dueAt = useAppState()?.removal_due_at
  // The address has `google` when the shopper returns from proving their identity there: the dialog opens
  // again.
  const [isAsked, setAsked] = useState(useSearchParams()[0].has('google'))
  const question = { isAsked, onAsk: () => setAsked(true), onClose: () => setAsked(false) }
  return dueAt ? <RemovalPending dueAt={dueAt} {...question} /> : <RemovalNotRequested {...question} />
}

/** Whether the dialog of the half that is shown is open. */
type Question = { isAsked: boolean; onAsk: () => void; onClose: () => void }

function RemovalNotRequested({ isAsked, onAsk, onClose }: Question) {
  const online = useOnline()
  return (
    <>
      <p className="max-w-[60ch]">{t('own-data.removalText')}</p>
      <p className="mt-2 max-w-[60ch] text-ink-soft">{t('own-data.removalCoolOff', { days: removalDays })}</p>
      <Button variant="danger" className="mt-5" disabled={!online} onClick={onAsk}>
        {t('own-data.removalAsk')}
      </Button>
      {!online && <p className="mt-2 text-sm text-ink-soft">{t('own-data.needsNetwork')}</p>}
      <RemovalDialog open={isAsked} onClose={onClose} />
    </>
  )
}

function RemovalPending({ dueAt, isAsked, onAsk, onClose }: Question & { dueAt: string }) {
  const appState = useAppState()
  const isBack = useSearchParams()[0].has('google')
  const [pending, setPending] = useState<'keep' | 'end' | null>(null)
  const [isProofAsked, setProofAsked] = useState(false)

  function keep() {
    setPending('keep')
    void keepAccount().finally(() => setPending(null))
  }

  async function end() {
    if (!appState) return
    setPending('end')
    try {
      // When it works the page is left; until then the button shows progress.
      await endAccountNow(appState.user.id, homeAddress())
    } catch (error) {
      setPending(null)
      onClose()
      if (isFailure(error, 'proof_required')) setProofAsked(true)
      else toast({ title: t('own-data.endFailed'), description: messageOf(error), tone: 'error' })
    }
  }

  return (
    <>
      <p className="font-medium">{t('leaving.notice', { date: formatDate(new Date(dueAt)) })}</p>
      <p className="mt-2 max-w-[60ch] text-ink-soft">{t('own-data.removalWaits')}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button loading={pending === 'keep'} onClick={keep}>
          {t('leaving.keep')}
        </Button>
        <Button variant="danger" disabled={pending === 'keep'} loading={pending === 'end'} onClick={onAsk}>
          {t('own-data.endNow')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        danger
        title={t('own-data.endTitle')}
        confirmLabel={t('own-data.endYes')}
        cancelLabel={t('own-data.endNo')}
        loading={pending === 'end'}
        onConfirm={() => void end()}
        onClose={onClose}
      >
        {isBack && (
          <Suspense>
            <EndAccountOutcome />
          </Suspense>
        )}
        {t('own-data.endText')}
      </ConfirmDialog>
      {isProofAsked && (
        <Suspense>
          <AccountProof action={end} onClose={() => setProofAsked(false)} />
        </Suspense>
      )}
    </>
  )
}
