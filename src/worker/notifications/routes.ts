import type { Context } from 'hono'
import { readOwn } from '../auth/sessions.ts'
import { factory, type AppEnv } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { sayChanged } from './channel.ts'
import { clear, clearAll, listNotifications, markAllRead, markRead, present } from './queries.ts'

/** Runs after the response: her other tabs count again. */
function pushToTabs(c: Context<AppEnv>, [changed]: { userId: string }[]) {
  if (changed) c.executionCtx.waitUntil(sayChanged(c.env, changed.userId))
}

export const notificationRoutes = factory
  .createApp()
  .get('/', async (c) => {
    const rows = await readOwn(c, listNotifications)
    const notifications = rows.map(present)
    return c.json({ notifications, unread: notifications.filter(({ isRead }) => !isRead).length }, 200)
  })
  .post('/read', async (c) => {
    pushToTabs(c, await readOwn(c, markAllRead))
    return c.body(null, 204)
  })
  .put('/:id/read', async (c) => {
    const read = await readOwn(c, (db, userId) => markRead(db, userId, c.req.param('id')))
    if (read.length === 0) throw new ApiError('not_found')
    pushToTabs(c, read)
    return c.body(null, 204)
  })
  .delete('/', async (c) => {
    pushToTabs(c, await readOwn(c, clearAll))
    return c.body(null, 204)
  })
  .delete('/:id', async (c) => {
    const cleared = await readOwn(c, (db, userId) => clear(db, userId, c.req.param('id')))
    if (cleared.length === 0) throw new ApiError('not_found')
    pushToTabs(c, cleared)
    return c.body(null, 204)
  })
