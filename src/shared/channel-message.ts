import type { Notification } from './notifications.ts'
import type { BatchView } from './studio.ts'
import type { TryOnView } from './try-on-job.ts'

/** Messages of the server on a shopper's live channel. */
export type ChannelMessage =
  | { type: 'try_on'; job: TryOnView }
  | { type: 'notification'; notification: Notification }
  /** Something was read, cleared or added on another tab or device, so the bell counts again. */
  | { type: 'notifications_changed' }
  | { type: 'outfit_batch'; batch: BatchView }
  /** A friend has chosen among her looks. */
  | { type: 'look_asks_changed' }
