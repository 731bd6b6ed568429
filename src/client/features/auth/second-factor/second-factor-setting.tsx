import { useState } from 'react'
import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { sentenceGap } from '#client/i18n/sentence-gap.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { ActionButton } from '#client/ui/action-button.tsx'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { SecurityRow } from '#client/ui/settings-row.tsx'
import { toast } from '#client/ui/toasts/toast-store.ts'
import type { Guard } from '../forms/use-proof.ts'
import type { SignInMethodState } from '../own-sign-in-methods.ts'
import { RecoveryCodesDialog } from './recovery-codes.tsx'
import { SetUpDialog, type SetUp } from './set-up-dialog.tsx'

type Props = { factor: SignInMethodState['secondFactor']; guard: Guard; onChange: () => void }

const route = api.account['second-factor']

/** Whether her password asks for a code of an app as well. Needs the areas `ways` and `second-factor`. */
export function SecondFactorSetting({ factor, guard, onChange }: Props) {
  const [setUp, setSetUp] = useState<SetUp | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [asked, setAsked] = useState<'off' | 'codes' | null>(null)
  const [pending, setPending] = useState(false)

  /** Guards an action that reports its own failure. */
  const guarded = (action: () => Promise<void>) =>
    guard(async () => {
      try {
        await action()
      } catch (error) {
        if (isFailure(error, 'proof_required')) throw error
        toast({ title: t('second-factor.failed'), description: messageOf(error), tone: 'error' })
      }
    })

  const begin = () => guarded(async () => setSetUp(await request(route['set-up'].$post())))

  async function switchOff() {
    await request(route.$delete())
    toast({ title: t('second-factor.switchedOff'), tone: 'success' })
    onChange()
  }

  async function renew() {
    const made = await request(route.codes.$post())
    setCodes(made.codes)
    onChange()
  }

  function confirm(action: () => Promise<void>) {
    setPending(true)
    void guarded(action).finally(() => {
      setPending(false)
      setAsked(null)
    })
  }

  function finish(made: string[]) {
    setSetUp(null)
    setCodes(made)
    toast({ title: t('second-factor.switchedOn'), tone: 'success' })
    onChange()
  }

  return (
    <SecurityRow
      title={t('second-factor.title')}
      action={
        factor ? (
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" size="sm" onClick={() => setAsked('codes')}>
              {t('second-factor.newCodes')}
            </Button>
            <Button variant="outline" size="sm" onClick={() => setAsked('off')}>
              {t('second-factor.turnOff')}
            </Button>
          </div>
        ) : (
          <ActionButton variant="outline" size="sm" action={begin}>
            {t('second-factor.turnOn')}
          </ActionButton>
        )
      }
    >
      <p className="max-w-[55ch]">
        {factor?.since ? (
          <>
            {t('second-factor.onSince', { date: formatDate(new Date(factor.since)) })}
            {sentenceGap()}
            {t('second-factor.codesLeft', { count: factor.codesLeft })}
          </>
        ) : (
          t('second-factor.offText')
        )}
      </p>
      <SetUpDialog setUp={setUp} onClose={() => setSetUp(null)} onDone={finish} />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
      <ConfirmDialog
        open={asked === 'off'}
        danger
        title={t('second-factor.offTitle')}
        confirmLabel={t('second-factor.turnOff')}
        loading={pending}
        onConfirm={() => confirm(switchOff)}
        onClose={() => setAsked(null)}
      >
        {t('second-factor.offConfirm')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'codes'}
        title={t('second-factor.newCodesTitle')}
        confirmLabel={t('second-factor.newCodesYes')}
        loading={pending}
        onConfirm={() => confirm(renew)}
        onClose={() => setAsked(null)}
      >
        {t('second-factor.newCodesText')}
      </ConfirmDialog>
    </SecurityRow>
  )
}
