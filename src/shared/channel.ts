import type { Notification } from './notifications.ts'
import type { BatchView } from './studio.ts'
import type { TryOnView } from './try-on-job.ts'

/** What the server says over a shopper's live channel. */
export type ChannelMessage =
  | { type: 'try_on'; job: TryOnView }
  | { type: 'notification'; notification: Notification }
  /** Read, cleared or come on another tab or device: what the bell counts now. */
  | { type: 'notifications_changed' }
  | { type: 'outfit_batch'; batch: BatchView }
