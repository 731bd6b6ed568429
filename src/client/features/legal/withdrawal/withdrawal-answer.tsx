import { useEffect, useRef } from 'react'
import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { contactNow } from '#client/lib/ask-operator.ts'
import type { WithdrawalInput } from '#shared/withdrawals.ts'

export const declare = (json: WithdrawalInput) => request(api.withdrawals.$post({ json }))
export const confirm = (token: string) => request(api.withdrawals.confirmation.$post({ json: { token } }))

export type WithdrawalAnswer = Awaited<ReturnType<typeof declare>>

function followsFrom(
  { isConfirmed, isMailed, outcome }: WithdrawalAnswer,
  subject: WithdrawalInput['subject'] | null,
) {
  if (!isConfirmed)
    return isMailed
      ? t('withdrawal.unconfirmed')
      : t('withdrawal.unconfirmedNotMailed', { address: contactNow() })
  if (outcome) return t(`withdrawal.${outcome}`)
  return t(subject === 'luxe' || subject === null ? 'withdrawal.pending' : 'withdrawal.nothing')
}

type Props = {
  told: WithdrawalAnswer
  /** Null where the page does not know it. */
  subject: WithdrawalInput['subject'] | null
}

/** What came of a withdrawal, with its day and time. The focus goes there, since what had it is gone. */
export function WithdrawalOutcome({ told, subject }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { declaredAt, email, isMailed } = told
  return (
    <div className="mt-6 grid gap-3 rounded-lg bg-tint p-6 [overflow-wrap:anywhere]">
      <h2 ref={title} tabIndex={-1} className="font-display text-display-sm outline-none">
        {t('withdrawal.doneTitle')}
      </h2>
      <p>
        {t('withdrawal.doneAt', {
          date: formatDate(new Date(declaredAt), { dateStyle: 'long', timeStyle: 'long' }),
        })}
      </p>
      <p>{isMailed ? t('withdrawal.mailed', { email }) : t('withdrawal.notMailed')}</p>
      <p>{followsFrom(told, subject)}</p>
    </div>
  )
}
