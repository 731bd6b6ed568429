import { create } from 'zustand'
import { readAppState, setUnread } from '#client/session/app-state.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/lib/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { mostShown, type Notification } from '#shared/notifications.ts'

type Stored = {
  /** Null until the list has been asked for: the badge alone needs only their number. */
  notifications: Notification[] | null
  phase: 'idle' | 'loading' | 'failed'
  /** The list lies open before her. */
  isShown: boolean
}

const empty: Stored = { notifications: null, phase: 'idle', isShown: false }

export const useNotificationList = create<Stored>(() => empty)

export const readNotifications = () => useNotificationList.getState().notifications

export const showPanel = (isShown: boolean) => useNotificationList.setState({ isShown })
export const isPanelShown = () => useNotificationList.getState().isShown

/** What has come over the live channel: it may be told twice. */
let heard = new Set<string>()

/** For another shopper in this tab. */
export function forgetNotifications() {
  heard = new Set()
  useNotificationList.setState({ notifications: null, phase: 'idle' })
}

const countUnread = (list: Notification[]) => list.filter(({ isRead }) => !isRead).length

/** The list as it is now. How many are unread follows from it. */
function show(list: Notification[]) {
  useNotificationList.setState({ notifications: list })
  setUnread(countUnread(list))
}

let loading: Promise<Notification[]> | undefined
let next: Promise<Notification[]> | undefined
/** How many changes of hers have begun: an answer from before one of them shows what is no more. */
let changes = 0

/**
 * Fetches the list. Gives back what in it she has not been told of yet. One that is under way may not know yet
 * what this one is asked for, so it is waited for, and the list is fetched anew.
 */
export function loadNotifications(): Promise<Notification[]> {
  if (loading) {
    next ??= loading
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return loadNotifications()
      })
    return next
  }
  loading = fetchList().finally(() => (loading = undefined))
  return loading
}

async function fetchList() {
  const former = readNotifications()
  const counted = readAppState()?.unread_notifications ?? 0
  const changesBefore = changes
  useNotificationList.setState({ phase: 'loading' })
  try {
    const { notifications } = await request(api.notifications.$get())
    const isOutdated = former !== null && changes !== changesBefore
    if (!isOutdated) show(notifications)
    useNotificationList.setState({ phase: 'idle' })
    return isOutdated ? [] : newsOf(notifications, former, counted)
  } catch (error) {
    useNotificationList.setState({ phase: 'failed' })
    throw error
  }
}

/** Without a former list their number tells: as many as it has grown by are new, and the newest come first. */
export function newsOf(list: Notification[], former: Notification[] | null, counted: number) {
  const unread = list.filter(({ isRead }) => !isRead)
  if (!former) return unread.slice(0, Math.max(0, unread.length - counted))
  const known = new Set(former.map(({ id }) => id))
  return unread.filter(({ id }) => !known.has(id))
}

/** One that has just come, unread at the top. False for what she has heard of before. */
export function addNotification(notification: Notification) {
  const list = readNotifications()
  if (heard.has(notification.id) || list?.some(({ id }) => id === notification.id)) return false
  heard.add(notification.id)
  if (list) show([notification, ...list].slice(0, mostShown))
  else setUnread((readAppState()?.unread_notifications ?? 0) + 1)
  return true
}

/** Shows the change at once. What the server did not hear of comes back, with the reason. */
async function change(list: Notification[] | null, call: () => Promise<unknown>) {
  changes += 1
  if (list) show(list)
  try {
    await call()
  } catch (error) {
    // It has been cleared elsewhere, and whoever cleared it has told.
    if (isFailure(error, 'not_found')) return
    toast({ title: messageOf(error), tone: 'error' })
    await loadNotifications().catch(() => undefined)
  }
}

const without = (id: string) => readNotifications()?.filter((one) => one.id !== id) ?? null

export function markRead(id: string) {
  const list = readNotifications()
  if (list?.find((one) => one.id === id)?.isRead) return Promise.resolve()
  if (!list) setUnread(Math.max(0, (readAppState()?.unread_notifications ?? 0) - 1))
  const read = list?.map((one) => (one.id === id ? { ...one, isRead: true } : one)) ?? null
  return change(read, () => request(api.notifications[':id'].read.$put({ param: { id } })))
}

export const markAllRead = () =>
  change(readNotifications()?.map((one) => ({ ...one, isRead: true })) ?? null, () =>
    request(api.notifications.read.$post()),
  )

export const clearNotification = (id: string) =>
  change(without(id), () => request(api.notifications[':id'].$delete({ param: { id } })))

export const clearAllNotifications = () => change([], () => request(api.notifications.$delete()))
