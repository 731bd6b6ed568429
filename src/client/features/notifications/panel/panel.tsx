import { useEffect, useRef, useState, type MouseEvent } from 'react'
import X from 'lucide-react/icons/x'
import { t } from '#client/i18n/messages.ts'
import { useOnline } from '#client/lib/online.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { ClearAll } from './clear-all.tsx'
import {
  clearNotification,
  loadNotifications,
  markAllRead,
  showPanel,
  useNotificationList,
} from '../following/notification-list.ts'
import { NotificationRow } from './notification-row.tsx'

const load = () => void loadNotifications().catch(() => undefined)

/** The panel under the bell. `onLeave` closes it. */
export function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const { data: notifications, phase } = useNotificationList()
  const heading = useRef<HTMLHeadingElement>(null)
  const [now] = useState(() => new Date())
  const hasUnread = notifications?.some(({ isRead }) => !isRead)

  useEffect(() => {
    heading.current?.focus()
    load()
    showPanel(true)
    return () => showPanel(false)
  }, [])

  /** Before the row is removed the focus moves to the next one. */
  function clear(id: string, { currentTarget }: MouseEvent<HTMLElement>) {
    const row = currentTarget.closest('li')
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
    const next = neighbour?.querySelector<HTMLElement>('[data-clear]') ?? heading.current
    next?.focus()
    void clearNotification(id)
  }

  return (
    <div className="flex max-h-[inherit] flex-col">
      <div className="flex min-h-16 items-center gap-2 border-b border-hairline ps-5 pe-2 sm:ps-6 sm:pe-3">
        <h2
          ref={heading}
          tabIndex={-1}
          className="me-auto min-w-0 truncate py-3 font-display text-display-sm outline-none"
        >
          {t('notifications.title')}
        </h2>
        {hasUnread && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              heading.current?.focus()
              void markAllRead()
            }}
          >
            {t('notifications.markAllRead')}
          </Button>
        )}
        <IconButton
          label={t('common.close')}
          icon={<X aria-hidden className="size-5" strokeWidth={1.5} />}
          className="sm:hidden"
          onClick={onLeave}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {!notifications && phase === 'failed' ? (
          <Unreachable />
        ) : !notifications ? (
          <Waiting />
        ) : notifications.length === 0 ? (
          <Empty />
        ) : (
          <ul className="divide-y divide-hairline">
            {notifications.map((one) => (
              <NotificationRow
                key={one.id}
                notification={one}
                now={now}
                onOpen={onLeave}
                onClear={(event) => clear(one.id, event)}
              />
            ))}
          </ul>
        )}
      </div>
      {notifications && notifications.length > 0 && (
        <ClearAll count={notifications.length} onDone={() => heading.current?.focus()} />
      )}
    </div>
  )
}

function Unreachable() {
  const online = useOnline()
  return (
    <div role="alert" className="grid justify-items-start gap-4 px-5 py-8 sm:px-6">
      <p>{t(online ? 'notifications.failed' : 'notifications.offline')}</p>
      <Button variant="outline" size="sm" onClick={load}>
        {t('common.tryAgain')}
      </Button>
    </div>
  )
}

const Waiting = () => (
  <div className="grid gap-6 px-5 py-5 sm:px-6">
    <output className="sr-only">{t('notifications.loading')}</output>
    {Array.from({ length: 3 }, (_, index) => (
      <div key={index} className="flex gap-4">
        <Skeleton className="size-12 rounded-full" />
        <div className="grid flex-1 content-center gap-2">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-full" />
        </div>
      </div>
    ))}
  </div>
)

const Empty = () => (
  <div className="bg-blush px-5 py-14 sm:px-6">
    <p className="font-display text-display-sm">{t('notifications.emptyTitle')}</p>
    <p className="mt-2 max-w-72">{t('notifications.emptyText')}</p>
  </div>
)
