import { t } from '#client/i18n/messages.ts'
import { sharedCache, sharedPictureKey, sharedPictureLifeMs } from '#client/service-worker/shared-picture.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { takeCustomPicture } from '../custom-picture.ts'
import { toastUnreadable } from './unreadable-toast.ts'

/** Takes the picture that the service worker has kept out of its cache; a reload finds it as the custom picture. */
async function takeCachedPicture() {
  if (!('caches' in globalThis)) return null
  const cache = await caches.open(sharedCache)
  const kept = await cache.match(sharedPictureKey)
  await cache.delete(sharedPictureKey)
  const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '')
  return kept && age < sharedPictureLifeMs ? await kept.blob() : null
}

let refusedAt = ''

/** `later`: the service worker, which keeps the picture, was not installed yet; this page installs it. */
function toastRefused(shared: string) {
  if (shared === 'later')
    toast({ title: t('shell.sharedLaterTitle'), description: t('shell.sharedLater'), durationMs: 10_000 })
  else toast({ title: t('shell.sharedUnusableTitle'), description: t('shell.sharedUnusable'), tone: 'error' })
}

/** `?shared=picture`: takes a picture that another app has shared as the custom garment, like any upload. */
export async function takeShared(shared: string, userId: string) {
  const picture = shared === 'picture' ? await takeCachedPicture() : null
  if (picture) await takeCustomPicture(picture, userId).catch(toastUnreadable)
  else if (shared !== 'picture' && refusedAt !== location.href) {
    refusedAt = location.href
    toastRefused(shared)
  }
  if (new URLSearchParams(location.search).has('shared'))
    history.replaceState(history.state, '', location.pathname)
}
