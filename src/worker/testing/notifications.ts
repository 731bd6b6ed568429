import { env } from 'cloudflare:test'
import type { NotificationContent } from '#shared/notifications.ts'
import { openDb } from '../lib/db.ts'
import { newId } from '../lib/ids.ts'
import { notifications } from '../notifications/schema.ts'

type Overrides = Partial<Omit<typeof notifications.$inferInsert, 'kind' | 'data'>> & {
  content?: NotificationContent
}

/** Creates a notification as a producer would have written it, delivered already. */
export async function createNotification(userId: string, { content, ...overrides }: Overrides = {}) {
  const { kind, data } = content ?? { kind: 'credits_low', data: { left: 1 } }
  const id = newId()
  const now = new Date()
  const row = { id, userId, key: `test:${id}`, kind, data, createdAt: now, deliveredAt: now, ...overrides }
  await openDb(env.DB).insert(notifications).values(row)
  return row
}

/** Creates several undelivered notifications of one moment. */
export const createManyNotifications = (userId: string, count: number, createdAt = new Date()) =>
  env.DB.prepare(
    `insert into notifications (id, user_id, key, kind, data, created_at)
     select value, ?1, value, 'credits_low', '{"left":0}', ?2 from json_each(?3)`,
  )
    .bind(userId, createdAt.getTime(), JSON.stringify(Array.from({ length: count }, newId)))
    .run()
