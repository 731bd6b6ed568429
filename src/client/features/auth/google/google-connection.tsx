import { useState } from 'react'
import { SecurityRow } from '#client/ui/settings-row.tsx'
import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { ActionButton } from '#client/ui/action-button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { Button } from '#client/ui/button.tsx'
import { googlePath } from '../google-button.tsx'
import { GoogleMark } from './google-mark.tsx'
import type { Guard } from '../forms/use-proof.ts'
import type { SignInMethodState } from '../own-sign-in-methods.ts'

type Props = { methods: SignInMethodState; guard: Guard; onChange: () => void }

export function GoogleConnection({ methods: { google }, guard, onChange }: Props) {
  const [isAsked, setAsked] = useState(false)
  const [pending, setPending] = useState(false)

  const disconnect = async () => {
    try {
      await request(api.account.google.$delete())
      toast({ title: t('ways.googleGone'), tone: 'success' })
      onChange()
    } catch (error) {
      if (isFailure(error, 'proof_required')) throw error
      toast({ title: t('ways.googleStays'), description: messageOf(error), tone: 'error' })
    }
  }

  function confirm() {
    setPending(true)
    void guard(disconnect).finally(() => {
      setPending(false)
      setAsked(false)
    })
  }

  if (!google) return <NotConnected guard={guard} />
  return (
    <SecurityRow
      title={t('ways.google')}
      action={
        <Button variant="outline" size="sm" onClick={() => setAsked(true)}>
          {t('ways.disconnect')}
        </Button>
      }
    >
      <p className="[overflow-wrap:anywhere]">
        {t('ways.googleSince', { email: google.email, date: formatDate(new Date(google.createdAt)) })}
      </p>
      <ConfirmDialog
        open={isAsked}
        title={t('ways.disconnectTitle')}
        confirmLabel={t('ways.disconnect')}
        loading={pending}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      >
        {t('ways.disconnectText')}
      </ConfirmDialog>
    </SecurityRow>
  )
}

function NotConnected({ guard }: { guard: Guard }) {
  /** Leaves the page for Google. When the server wants a proof of identity, that is asked for first. */
  const connect = async () => {
    try {
      await request(api.account.proof.$get())
      location.assign(googlePath({ for: 'connect', next: location.pathname }))
    } catch (error) {
      if (isFailure(error, 'proof_required')) throw error
      toast({ title: t('ways.googleStays'), description: messageOf(error), tone: 'error' })
    }
  }
  return (
    <SecurityRow
      title={t('ways.google')}
      action={
        <ActionButton
          variant="outline"
          size="sm"
          icon={<GoogleMark />}
          action={() => guard(connect)}
          className={buttonStyle('outline', 'sm')}
        >
          {t('ways.connect')}
        </ActionButton>
      }
    >
      <p>{t('ways.googleText')}</p>
    </SecurityRow>
  )
}
