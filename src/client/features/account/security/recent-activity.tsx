import { useState } from 'react'
import { activityDays } from '#shared/account-periods.ts'
import { refreshActivity, ownActivity, type ActivityEvent } from '#client/features/auth/own-activity.ts'
import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { Loaded } from '#client/session/shown-when-loaded.tsx'
import { useAppState } from '#client/session/app-state.ts'
import { ActionButton } from '#client/ui/action-button.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { nameOfDevice } from '../device-words.ts'
import { signOutOthers } from '../own-data/devices.ts'
import { PasswordButton } from './password-button.tsx'

/** So many are a glance. */
const fewest = 5

/**
 * Sign-ins and changes of her account, and what to do where one of them was not hers. Needs the areas `activity`, `own-data`,
 * `security`, `recovery` and `auth`.
 */
export const RecentActivity = () => (
  <section aria-labelledby="recent-activity" className="py-6">
    <h3 id="recent-activity" className="font-medium">
      {t('activity.title')}
    </h3>
    <Loaded state={ownActivity} skeleton={<ActivitySkeleton />} failed={t('activity.failed')}>
      {(events) =>
        events.length > 0 ? (
          <Events events={events} />
        ) : (
          <p className="mt-1 max-w-[55ch] text-ink-soft">{t('activity.none')}</p>
        )
      }
    </Loaded>
  </section>
)

function Events({ events }: { events: ActivityEvent[] }) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <>
      <p className="mt-1 max-w-[55ch] text-ink-soft">{t('activity.text', { days: activityDays })}</p>
      <ol id="activity-list" className="mt-3 divide-y divide-hairline">
        {(isWhole ? events : events.slice(0, fewest)).map((event) => (
          <Event key={`${event.at} ${event.kind}`} event={event} />
        ))}
      </ol>
      {events.length > fewest && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          aria-expanded={isWhole}
          aria-controls="activity-list"
          onClick={() => setIsWhole(!isWhole)}
        >
          {t(isWhole ? 'activity.less' : 'own-data.showMore')}
        </Button>
      )}
      <div className="mt-5">
        <NotYou />
      </div>
    </>
  )
}

function Event({ event }: { event: ActivityEvent }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-3">
      <span>{t(`activity.${event.kind}`)}</span>
      <span className="text-sm text-ink-soft">
        {/* What our team does has no device of hers. */}
        {event.kind !== 'ended_by_support' && (
          <>
            <bdi>{nameOfDevice(event)}</bdi>
            {' · '}
          </>
        )}
        <time dateTime={event.at} className="whitespace-nowrap">
          {formatDate(new Date(event.at), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </span>
    </li>
  )
}

async function endOthers() {
  try {
    await signOutOthers()
    toast({ title: t('own-data.othersEnded'), tone: 'success' })
    refreshActivity()
  } catch (error) {
    toast({ title: t('own-data.deviceStays'), description: messageOf(error), tone: 'error' })
  }
}

/** A new password ends all other sessions by itself; who has none ends them with a button. */
function NotYou() {
  const hasPassword = useAppState()?.has_password ?? true
  return (
    <Alert
      tone="info"
      title={t('activity.notYou')}
      action={
        hasPassword ? (
          <PasswordButton size="sm" />
        ) : (
          <ActionButton variant="outline" size="sm" action={endOthers}>
            {t('own-data.endOthers')}
          </ActionButton>
        )
      }
    >
      <p className="max-w-[55ch]">{t(hasPassword ? 'activity.notYouPassword' : 'activity.notYouOthers')}</p>
    </Alert>
  )
}

function ActivitySkeleton() {
  return (
    <div className="mt-4 grid gap-5">
      <output className="sr-only">{t('common.loading')}</output>
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="flex flex-wrap justify-between gap-2">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-5 w-56 max-w-full" />
        </div>
      ))}
    </div>
  )
}
