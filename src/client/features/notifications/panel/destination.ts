import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import type { Notification, NotificationContent } from '#shared/notifications.ts'
import { markRead } from '../following/notification-list.ts'

/** Where a notification leads: a page of ours, or the matching offer. */
export function destinationOf({ kind, data }: NotificationContent): string | 'upgrade' {
  switch (kind) {
    case 'try_on_ready':
      return `/fitting-room?${new URLSearchParams({ look: data.predictionId })}`
    case 'try_on_failed':
      return '/fitting-room'
    case 'price_drop':
    case 'back_in_stock':
      return data.findId === undefined
        ? `/dashboard?${new URLSearchParams({ product: data.productId })}`
        : `/fitting-room?${new URLSearchParams({ find: data.findId })}`
    case 'outfits_ready':
      return '/outfit-generator'
    case 'outfit_taken_down':
      return '/terms-of-service#use'
    case 'report_answered':
      return '/explore'
    case 'friends_voted':
      return '/dashboard?lookbook=asks'
    case 'payment_failed':
    case 'luxe_ends':
      return '/settings'
    case 'credits_low':
    case 'luxe_ended':
      return 'upgrade'
  }
}

/** Opening a notification marks it as read. */
export function openNotification(notification: Notification, navigate: (path: string) => void) {
  void markRead(notification.id)
  const destination = destinationOf(notification)
  if (destination === 'upgrade') openUpgrade(notification.kind === 'luxe_ended' ? 'luxe' : 'premium')
  else navigate(destination)
}
