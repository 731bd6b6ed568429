import { startTransition, useActionState, useOptimistic } from 'react'
import { refreshAppState, useAppState } from '#client/session/app-state.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { movePhoto } from './photo/photo-actions.ts'
import { uploadFailureText } from './photo/upload-failure.ts'
import { StorageChoice, type PhotoStorage } from './photo/storage-choice.tsx'

const saveSetting = (storage: PhotoStorage) =>
  request(api['photo-settings'].$put({ json: { storage, adult: false } }))

/** Moves the photo and saves the setting. The account takes a photo only while the setting allows it, so the order differs. */
async function changeStorage(userId: string, storage: PhotoStorage) {
  if (storage === 'device') {
    await movePhoto({ userId, storage }, 'device')
    await saveSetting('device')
    return
  }
  await saveSetting('account')
  try {
    await movePhoto({ userId, storage }, 'account')
  } catch (error) {
    await saveSetting('device')
    throw error
  }
}

/** The setting for where photos are kept. Needs the messages of `photo-choices`. */
export function PhotoStorageSetting() {
  const appState = useAppState()
  const [shown, show] = useOptimistic(appState?.photo_storage ?? null)
  const [, commit, isPending] = useActionState(async (_: void, storage: PhotoStorage) => {
    if (!appState) return
    try {
      await changeStorage(appState.user.id, storage)
      toast({
        title: t(storage === 'device' ? 'photo-choices.settingSaved' : 'photo-choices.settingSavedAccount'),
        tone: 'success',
      })
    } catch (error) {
      const description = storage === 'account' ? uploadFailureText(error) : undefined
      toast({ title: t('photo-choices.settingFailed'), description, tone: 'error' })
    }
    await refreshAppState()
  }, undefined)

  function choose(storage: PhotoStorage) {
    startTransition(() => {
      show(storage)
      commit(storage)
    })
  }

  return (
    <fieldset disabled={isPending} aria-busy={isPending}>
      <legend className="sr-only">{t('photo-choices.settingTitle')}</legend>
      <StorageChoice value={shown} onChange={choose} />
    </fieldset>
  )
}
