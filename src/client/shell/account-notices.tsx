import { useState, type ReactNode } from 'react'
import X from 'lucide-react/icons/x'
import { useAppState } from '#client/session/app-state.ts'
import { keepAccount } from '#client/features/account/keep-account.ts'
import { ManageSubscriptionButton } from '#client/features/billing/manage-subscription-button.tsx'
import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { ActionButton } from '#client/ui/action-button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'

/** Notices about the account, shown on every page until they are dismissed. */
export function AccountNotices() {
  const appState = useAppState()
  const { grace_ends_at: graceEnd, removal_due_at: removal, is_premium: isPremium } = appState ?? {}
  return (
    <>
      {removal && (
        <Notice name={`removal-${removal}`} text={t('leaving.notice', { date: dateOf(removal) })}>
          <KeepAccount />
        </Notice>
      )}
      {graceEnd && (
        <Notice
          // Shown again when the grace period is over: the dismissed notice said that Luxe continues.
          key={isPremium ? 'grace' : 'over'}
          name={`past-due-${isPremium ? 'until' : 'since'}-${graceEnd}`}
          text={isPremium ? t('billing.pastDue', { date: dateOf(graceEnd) }) : t('billing.pastDueOver')}
        >
          <ManageSubscriptionButton
            flow="payment_method"
            label={t('billing.updatePayment')}
            variant="outline"
            size="sm"
          />
        </Notice>
      )}
    </>
  )
}

const dateOf = (iso: string) => formatDate(new Date(iso))

const KeepAccount = () => (
  <ActionButton variant="outline" size="sm" action={keepAccount}>
    {t('leaving.keep')}
  </ActionButton>
)

/** The key contains the date: another failed payment is another notice. */
function Notice({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  const [isRead, setRead] = useState(() => wasRead(name))
  if (isRead) return null
  return (
    <output className="block border-b border-hairline bg-tint text-sm">
      <span className="page flex min-h-14 flex-wrap items-center gap-x-5 gap-y-2 py-1.5">
        <span className="min-w-0 flex-1 basis-56 py-1">{text}</span>
        <span className="flex items-center justify-between gap-1 max-sm:w-full">
          {children}
          <IconButton
            label={t('common.dismiss')}
            icon={<X aria-hidden className="size-4" strokeWidth={1.5} />}
            className="-me-3"
            onClick={() => {
              markRead(name)
              setRead(true)
            }}
          />
        </span>
      </span>
    </output>
  )
}

const keyOf = (name: string) => `read-notice-${name}`

/** Dismissed until this tab is closed. If the browser refuses storage, it is shown again on the next page load. */
function wasRead(name: string) {
  try {
    return sessionStorage.getItem(keyOf(name)) !== null
  } catch {
    return false
  }
}

function markRead(name: string) {
  try {
    sessionStorage.setItem(keyOf(name), '1')
  } catch {
    // It is hidden for now, which is all that can be done.
  }
}
