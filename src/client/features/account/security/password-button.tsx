import { useState } from 'react'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { useOnline } from '#client/lib/online.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { ActionButton } from '#client/ui/action-button.tsx'
import { Button } from '#client/ui/button.tsx'
import { useAppState } from '#client/session/app-state.ts'
import { PasswordDialog } from './password-dialog.tsx'

/** An account without a password proves its identity by a link sent to its email address. */
async function sendLink(email: string) {
  try {
    await request(api.auth['forgot-password'].$post({ json: { email } }))
    toast({ title: t('security.resent', { email }), tone: 'success' })
  } catch (error) {
    toast({ title: t('security.resendFailed'), description: messageOf(error), tone: 'error' })
  }
}

/** Changes the password, or sets a first one. Needs the areas `security`, `recovery` and `auth`. */
export function PasswordButton({ size = 'md' }: { size?: 'sm' | 'md' }) {
  const state = useAppState()
  const online = useOnline()
  const [isChanging, setIsChanging] = useState(false)
  if (!state) return null
  const { email } = state.user
  return state.has_password ? (
    <>
      <Button variant="outline" size={size} disabled={!online} onClick={() => setIsChanging(true)}>
        {t('security.changePassword')}
      </Button>
      <PasswordDialog open={isChanging} onClose={() => setIsChanging(false)} />
    </>
  ) : (
    state.mail_available && (
      <ActionButton variant="outline" size={size} disabled={!online} action={() => sendLink(email)}>
        {t('security.setPassword')}
      </ActionButton>
    )
  )
}
