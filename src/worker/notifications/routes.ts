import { authorize } from '../auth/authorize.ts'
import { factory, type ApiContext } from '../lib/app.ts'
import { sayChanged } from './tell-tabs.ts'
import { clear, clearAll, listNotifications, markAllRead, markRead, present } from './queries.ts'

/** Runs after the response: her other tabs count again. */
function pushToTabs(c: ApiContext, [changed]: { userId: string }[]) {
  if (changed) c.executionCtx.waitUntil(sayChanged(c.env, changed.userId))
}

export const notificationRoutes = factory
  .createApp()
  .get('/', authorize({ who: 'shopper', batch: ({ db, owner }) => [listNotifications(db, owner)] }), (c) => {
    const notifications = c.var.rows[0].map(present)
    return c.json({ notifications, unread: notifications.filter(({ isRead }) => !isRead).length }, 200)
  })
  .post('/read', authorize({ who: 'shopper', batch: ({ db, owner }) => [markAllRead(db, owner)] }), (c) => {
    pushToTabs(c, c.var.rows[0])
    return c.body(null, 204)
  })
  .put(
    '/:id/read',
    authorize({ who: 'owner', batch: ({ db, owner, param }) => [markRead(db, owner, param('id'))] }),
    (c) => {
      pushToTabs(c, c.var.rows[0])
      return c.body(null, 204)
    },
  )
  .delete('/', authorize({ who: 'shopper', batch: ({ db, owner }) => [clearAll(db, owner)] }), (c) => {
    pushToTabs(c, c.var.rows[0])
    return c.body(null, 204)
  })
  .delete(
    '/:id',
    authorize({ who: 'owner', batch: ({ db, owner, param }) => [clear(db, owner, param('id'))] }),
    (c) => {
      pushToTabs(c, c.var.rows[0])
      return c.body(null, 204)
    },
  )
