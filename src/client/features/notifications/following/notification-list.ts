import { useStore } from 'zustand'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { readAppState, setUnread } from '#client/session/app-state.ts'
import { serverState } from '#client/session/server-state.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { maxShown, type Notification } from '#shared/notifications.ts'

/** Not loaded until it is asked for: the badge needs only the number. */
export const notificationList = serverState(
  async (): Promise<Notification[]> => (await request(api.notifications.$get())).notifications,
)
export const useNotificationList = () => useStore(notificationList.store)
export const readNotifications = () => notificationList.read() ?? null

const countUnread = (notifications: Notification[]) => notifications.filter(({ isRead }) => !isRead).length

// The number of unread ones follows from the list.
notificationList.store.subscribe(({ data }, { data: former }) => {
  if (data && data !== former) setUnread(countUnread(data))
})

/** Whether the list is open. */
const usePanel = shopperStore<{ isShown: boolean }>(() => ({ isShown: false }))
export const showPanel = (isShown: boolean) => usePanel.setState({ isShown })
export const isPanelShown = () => usePanel.getState().isShown

/** Ids already announced, because the live channel may send one twice. */
let heard = new Set<string>()

export function forgetNotifications() {
  heard = new Set()
  notificationList.forget()
}

/** Fetches the list. Returns the notifications that have not been announced yet. */
export async function loadNotifications() {
  const former = readNotifications()
  const counted = readAppState()?.unread_notifications ?? 0
  const news = newsOf(await notificationList.refresh(), former, counted).filter(({ id }) => !heard.has(id))
  for (const { id } of news) heard.add(id)
  return news
}

/** Without an earlier list the count decides: as many as it has grown by are new, and the newest come first. */
export function newsOf(list: Notification[], former: Notification[] | null, counted: number) {
  const unread = list.filter(({ isRead }) => !isRead)
  if (!former) return unread.slice(0, Math.max(0, unread.length - counted))
  const known = new Set(former.map(({ id }) => id))
  return unread.filter(({ id }) => !known.has(id))
}

/** Adds one that has just arrived, unread, at the top. False if it was known before. */
export function addNotification(notification: Notification) {
  const known = readNotifications()
  if (heard.has(notification.id) || known?.some(({ id }) => id === notification.id)) return false
  heard.add(notification.id)
  if (!known) setUnread((readAppState()?.unread_notifications ?? 0) + 1)
  notificationList.change((all) => [notification, ...all].slice(0, maxShown))
  return true
}

/** Shows the change at once. If the server does not confirm, it is undone and the reason is shown. */
async function change(update: (all: Notification[]) => Notification[], call: Promise<unknown>) {
  notificationList.change(update)
  try {
    await call
  } catch (error) {
    // It was already cleared elsewhere: nothing to report.
    if (isFailure(error, 'not_found')) return
    toast({ title: messageOf(error), tone: 'error' })
    await notificationList.refresh().catch(() => undefined)
  }
}

export function markRead(id: string) {
  const known = readNotifications()
  if (known?.find((one) => one.id === id)?.isRead) return Promise.resolve()
  if (!known) setUnread(Math.max(0, (readAppState()?.unread_notifications ?? 0) - 1))
  return change(
    (all) => all.map((one) => (one.id === id ? { ...one, isRead: true } : one)),
    request(api.notifications[':id'].read.$put({ param: { id } })),
  )
}

export const markAllRead = () =>
  change((all) => all.map((one) => ({ ...one, isRead: true })), request(api.notifications.read.$post()))

export const clearNotification = (id: string) =>
  change(
    (all) => all.filter((one) => one.id !== id),
    request(api.notifications[':id'].$delete({ param: { id } })),
  )

export function clearAllNotifications() {
  if (!readNotifications()) setUnread(0)
  return change(() => [], request(api.notifications.$delete()))
}
