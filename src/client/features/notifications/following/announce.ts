import { t } from '#client/i18n/messages.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import type { Notification, NotificationContent, NotificationKind } from '#shared/notifications.ts'
import { openNotification } from '../panel/destination.ts'
import { markRead } from './notification-list.ts'
import { titleOf, textOf } from '../panel/wording.ts'

/** What she sees while something comes. */
export type Scene = {
  path: string
  /** The try-ons of this tab: the fitting room shows the last of them. */
  ownTryOns: ReadonlySet<string>
  /** The list lies open: what comes is seen in it. */
  isListShown: boolean
}

/** What is worth a word while she is busy with something else. The rest waits under the bell. */
const announcedKinds: ReadonlySet<NotificationKind> = new Set([
  'try_on_ready',
  'try_on_failed',
  'outfits_ready',
  'price_drop',
  'back_in_stock',
  'payment_failed',
])

/** What lies before her eyes is read; what matters elsewhere is announced; all else only counts. */
export function treatmentOf({ kind, data }: NotificationContent, { path, ownTryOns, isListShown }: Scene) {
  const isTryOn = kind === 'try_on_ready' || kind === 'try_on_failed'
  if (isTryOn && path === '/fitting-room' && ownTryOns.has(data.predictionId)) return 'read'
  if (kind === 'outfits_ready' && path === '/outfit-generator') return 'read'
  return announcedKinds.has(kind) && !isListShown ? 'announced' : 'counted'
}

/** Of several at once the newest is announced: there is room for one toast. */
export function announce(news: Notification[], scene: Scene, navigate: (path: string) => void) {
  const treatments = news.map((one) => treatmentOf(one, scene))
  for (const [index, one] of news.entries()) if (treatments[index] === 'read') void markRead(one.id)
  const announced = news.find((_, index) => treatments[index] === 'announced')
  if (!announced) return
  toast({
    title: titleOf(announced),
    description: textOf(announced),
    tone: announced.kind === 'try_on_failed' || announced.kind === 'payment_failed' ? 'neutral' : 'success',
    action: { label: t('notifications.show'), onClick: () => openNotification(announced, navigate) },
  })
}
