import { t } from '#client/i18n/messages.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import type { Notification, NotificationContent, NotificationKind } from '#shared/notifications.ts'
import { openNotification } from '../panel/destination.ts'
import { markRead } from './notification-list.ts'
import { titleOf, textOf } from '../panel/notification-words.ts'

/** What is on the screen when a notification arrives. */
export type Scene = {
  path: string
  /** The try-ons of this tab: the fitting room shows the last of them. */
  ownTryOns: ReadonlySet<string>
  /** Whether the list is open, where the shopper sees what arrives. */
  isListShown: boolean
}

/** The kinds that are announced while the shopper does something else. The others wait under the bell. */
const announcedKinds: ReadonlySet<NotificationKind> = new Set([
  'try_on_ready',
  'try_on_failed',
  'outfits_ready',
  'price_drop',
  'back_in_stock',
  'payment_failed',
])

/** What the open page shows anyway is read; what matters elsewhere is announced; everything else is only counted. */
export function treatmentOf({ kind, data }: NotificationContent, { path, ownTryOns, isListShown }: Scene) {
  const isTryOn = kind === 'try_on_ready' || kind === 'try_on_failed'
  if (isTryOn && path === '/fitting-room' && ownTryOns.has(data.predictionId)) return 'read'
  if (kind === 'outfits_ready' && path === '/outfit-generator') return 'read'
  return announcedKinds.has(kind) && !isListShown ? 'announced' : 'counted'
}

/** Of several at once only the newest is announced, because there is room for one toast. */
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
