import { useState } from 'react'
import CircleCheck from 'lucide-react/icons/circle-check'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { useOnline } from '#client/lib/online.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { ActionButton } from '#client/ui/action-button.tsx'
import { Button } from '#client/ui/button.tsx'
import { refreshAppState, useAppState } from '#client/session/app-state.ts'
import { EmailDialog } from './email-dialog.tsx'
import { SecurityRow } from '#client/ui/settings-row.tsx'

async function sendAgain(email: string) {
  try {
    await request(api.account.email.verification.$post())
    // The address may have been confirmed on another device in the meantime.
    const state = await refreshAppState()
    if (!state?.email_verified) toast({ title: t('security.resent', { email }), tone: 'success' })
  } catch (error) {
    toast({ title: t('security.resendFailed'), description: messageOf(error), tone: 'error' })
  }
}

/** The email address, whether it is confirmed, and a button to change it. */
export function EmailSetting() {
  const state = useAppState()
  const online = useOnline()
  const [isChanging, setIsChanging] = useState(false)
  if (!state) return null
  const { user, email_verified: isVerified, mail_available: canMail } = state
  return (
    <SecurityRow
      title={t('security.email')}
      action={
        canMail && (
          <Button variant="outline" size="sm" disabled={!online} onClick={() => setIsChanging(true)}>
            {t('security.changeEmail')}
          </Button>
        )
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 [overflow-wrap:anywhere]">
        {user.email}
        {isVerified && (
          <span className="inline-flex items-center gap-1.5 text-sm text-good">
            <CircleCheck aria-hidden className="size-4" strokeWidth={1.75} />
            {t('security.confirmed')}
          </span>
        )}
      </p>
      {!isVerified && canMail && (
        <>
          <p className="mt-2 max-w-[55ch] text-sm">{t('security.unconfirmed')}</p>
          <ActionButton
            variant="quiet"
            size="sm"
            className="-ms-4 mt-1 underline decoration-1 underline-offset-4"
            disabled={!online}
            action={() => sendAgain(user.email)}
          >
            {t('security.resend')}
          </ActionButton>
        </>
      )}
      {!canMail && <p className="mt-1 text-sm">{t('security.mailUnavailable')}</p>}
      <EmailDialog open={isChanging} onClose={() => setIsChanging(false)} />
    </SecurityRow>
  )
}
