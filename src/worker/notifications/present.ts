import type { Notification } from '#shared/notifications.ts'
import { ofItsKind } from '../lib/rows.ts'
import type { NotificationRow } from './queries.ts'

/** As her bell shows it. Its kind and its data were written together, and belong together. */
export const present = ({ id, kind, data, createdAt, readAt }: NotificationRow) =>
  ofItsKind<Notification>({ id, kind, data, createdAt: createdAt.toISOString(), isRead: readAt !== null })
