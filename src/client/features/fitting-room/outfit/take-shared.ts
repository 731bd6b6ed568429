import { t } from '#client/i18n/messages.ts'
import { sharedCache, sharedPictureKey, sharedPictureLifeMs } from '#client/service-worker/shared-picture.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { takeCustomPicture } from '../custom-picture.ts'
import { sayUnreadable } from './say-unreadable.ts'

/** What the service worker has kept for us, once: a reload finds it among her own pictures. */
async function takeKept() {
  if (!('caches' in globalThis)) return null
  const cache = await caches.open(sharedCache)
  const kept = await cache.match(sharedPictureKey)
  await cache.delete(sharedPictureKey)
  const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '')
  return kept && age < sharedPictureLifeMs ? await kept.blob() : null
}

let refused = ''

/** `later`: the service worker, which keeps pictures, was not there yet. With this page it comes. */
function sayRefused(shared: string) {
  if (shared === 'later')
    toast({ title: t('shell.sharedLaterTitle'), description: t('shell.sharedLater'), durationMs: 10_000 })
  else toast({ title: t('shell.sharedUnusableTitle'), description: t('shell.sharedUnusable'), tone: 'error' })
}

/** `?shared=picture`: a picture of another app becomes her own garment, by the way of every upload. */
export async function takeShared(shared: string, userId: string) {
  const picture = shared === 'picture' ? await takeKept() : null
  if (picture) await takeCustomPicture(picture, userId).catch(sayUnreadable)
  else if (shared !== 'picture' && refused !== location.href) {
    refused = location.href
    sayRefused(shared)
  }
  if (new URLSearchParams(location.search).has('shared'))
    history.replaceState(history.state, '', location.pathname)
}
