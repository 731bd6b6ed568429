import { useActionState } from 'react'
import { readAppState, refreshAppState } from '#client/session/app-state.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { dropPendingPhoto, photoOwner, preparePhoto, usePendingPhoto } from '../photo-consent.ts'
import { StorageChoice } from './storage-choice.tsx'

type Answer = { adultError?: string; failure?: string }

export function PhotoQuestions() {
  const file = usePendingPhoto()

  async function answer(_: Answer, form: FormData): Promise<Answer> {
    if (!form.has('adult')) return { adultError: t('photo-choices.adultError') }
    const storage = form.get('storage') === 'account' ? 'account' : 'device'
    try {
      await request(api['photo-settings'].$put({ json: { storage, adult: true } }))
      await refreshAppState()
    } catch (error) {
      return { failure: messageOf(error) }
    }
    const owner = photoOwner()
    if (file && owner) void preparePhoto(({ takePhoto }) => takePhoto(file, { ...owner, storage }))
    dropPendingPhoto()
    return {}
  }
  const [{ adultError, failure }, submit, isPending] = useActionState(answer, {})

  return (
    <Dialog open={file !== null} onClose={dropPendingPhoto} title={t('photo-choices.consentTitle')}>
      <form action={submit} noValidate className="grid gap-6">
        <p className="text-ink-soft">{t('photo-choices.consentText')}</p>
        <fieldset className="grid gap-3">
          <legend className="mb-3 font-medium">{t('photo-choices.storageLegend')}</legend>
          <StorageChoice name="storage" defaultValue={readAppState()?.photo_storage ?? 'device'} />
        </fieldset>
        <Checkbox name="adult" label={t('photo-choices.adultLabel')} error={adultError} />
        {failure && <Alert>{failure}</Alert>}
        <Button type="submit" size="lg" loading={isPending}>
          {t('photo-choices.consentGo')}
        </Button>
      </form>
    </Dialog>
  )
}
