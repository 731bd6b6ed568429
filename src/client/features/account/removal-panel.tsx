import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { messageOf } from '#client/lib/failure-message.ts'
import { useOnline } from '#client/lib/online.ts'
import { toast } from '#client/shell/toasts/toast-store.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { useAppState } from './app-state-store.ts'
import { endAccountNow } from './end-account.ts'
import { keepAccount } from './keep-account.ts'
import { homeAddress } from './log-out.ts'
import { RemovalDialog } from './removal-dialog.tsx'

/** The end of her account: what it means, and while it is on its way, the ways back and at once. */
export function RemovalPanel() {
  const dueAt = useAppState()?.removal_due_at
  return dueAt ? <OnItsWay dueAt={dueAt} /> : <NotAsked />
}

function NotAsked() {
  // Back from Google, where she has shown that it is she, or has not.
  const isBack = useSearchParams()[0].has('google')
  const [asked, setAsked] = useState(isBack)
  const online = useOnline()
  return (
    <>
      <p className="max-w-[60ch]">{t('own-data.removalText')}</p>
      <p className="mt-2 max-w-[60ch] text-ink-soft">{t('own-data.removalCoolOff')}</p>
      <Button variant="danger" className="mt-5" disabled={!online} onClick={() => setAsked(true)}>
        {t('own-data.removalAsk')}
      </Button>
      {!online && <p className="mt-2 text-sm text-ink-soft">{t('own-data.needsNetwork')}</p>}
      <RemovalDialog open={asked} onClose={() => setAsked(false)} />
    </>
  )
}

function OnItsWay({ dueAt }: { dueAt: string }) {
  const appState = useAppState()
  const [isEnding, setIsEnding] = useState(false)
  const [pending, setPending] = useState<'keep' | 'end' | null>(null)

  function keep() {
    setPending('keep')
    void keepAccount().finally(() => setPending(null))
  }

  function end() {
    if (!appState) return
    setPending('end')
    // Once it worked the page goes; until then the button turns.
    endAccountNow(appState.user.id, homeAddress()).catch((error: unknown) => {
      setPending(null)
      setIsEnding(false)
      toast({ title: t('own-data.endFailed'), description: messageOf(error), tone: 'error' })
    })
  }

  return (
    <>
      <p className="font-medium">{t('leaving.notice', { date: formatDate(new Date(dueAt)) })}</p>
      <p className="mt-2 max-w-[60ch] text-ink-soft">{t('own-data.removalWaits')}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button loading={pending === 'keep'} onClick={keep}>
          {t('leaving.keep')}
        </Button>
        <Button variant="danger" disabled={pending === 'keep'} onClick={() => setIsEnding(true)}>
          {t('own-data.endNow')}
        </Button>
      </div>
      <ConfirmDialog
        open={isEnding}
        danger
        title={t('own-data.endTitle')}
        confirmLabel={t('own-data.endYes')}
        cancelLabel={t('own-data.endNo')}
        loading={pending === 'end'}
        onConfirm={end}
        onClose={() => setIsEnding(false)}
      >
        {t('own-data.endText')}
      </ConfirmDialog>
    </>
  )
}
