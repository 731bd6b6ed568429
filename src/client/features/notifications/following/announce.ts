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

/** In which tone a kind is announced while the shopper does something else. The others wait under the bell. */
const tones: Record<NotificationKind, 'success' | 'neutral' | null> = {
  try_on_ready: 'success',
  try_on_failed: 'neutral',
  credits_low: null,
  payment_failed: 'neutral',
  luxe_ends: null,
  luxe_ended: null,
  price_drop: 'success',
  back_in_stock: 'success',
  outfits_ready: 'success',
  outfit_taken_down: null,
  report_answered: null,
  friends_voted: 'success',
}

/** What the open page shows anyway is read; what matters elsewhere is announced; everything else is only counted. */
export function treatmentOf({ kind, data }: NotificationContent, { path, ownTryOns, isListShown }: Scene) {
  const isTryOn = kind === 'try_on_ready' || kind === 'try_on_failed'
  if (isTryOn && path === '/fitting-room' && ownTryOns.has(data.predictionId)) return 'read'
  if (kind === 'outfits_ready' && path === '/outfit-generator') return 'read'
  return tones[kind] && !isListShown ? 'announced' : 'counted'
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
    tone: tones[announced.kind] ?? 'neutral',
    action: { label: t('notifications.show'), onClick: () => openNotification(announced, navigate) },
  })
}
