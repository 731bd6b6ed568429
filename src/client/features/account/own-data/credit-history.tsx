import { useState, useTransition } from 'react'
import { formatDate, formatNumber } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { fetchHistory, type CreditLine, type LedgerPage } from './credit-calls.ts'
import { wordsFor } from './credit-words.ts'
import { Loaded } from '#client/session/shown-when-loaded.tsx'
import { ownCall } from '#client/session/own-calls.ts'
import { serverState } from '#client/session/server-state.ts'

const latest = serverState(() => ownCall(fetchHistory()), { freshForMs: 0 })

/** Every entry of the shopper's credit ledger in words, newest first. */
export const CreditHistory = () => (
  <Loaded state={latest} skeleton={<HistorySkeleton />} failed={t('own-data.creditsFailed')}>
    {(first) => <Lines first={first} />}
  </Loaded>
)

function Lines({ first }: { first: LedgerPage }) {
  const [later, setLater] = useState<LedgerPage[]>([])
  const [pending, startTransition] = useTransition()
  const pages = [first, ...later]
  const lines = pages.flatMap(({ entries }) => entries)
  const next = pages.at(-1)?.next ?? null
  if (lines.length === 0) return <p className="text-ink-soft">{t('own-data.creditsNone')}</p>

  function showMore(before: number) {
    startTransition(async () => {
      try {
        const page = await fetchHistory(before)
        setLater((former) => [...former, page])
      } catch (error) {
        toast({ title: t('own-data.creditsFailed'), description: messageOf(error), tone: 'error' })
      }
    })
  }

  return (
    <>
      <table className="-mt-3 w-full border-collapse">
        <caption className="sr-only">{t('own-data.creditsSection')}</caption>
        <thead className="text-sm text-ink-soft">
          <tr className="border-b border-hairline">
            <th scope="col" className="py-2 pe-4 text-start font-medium">
              {t('own-data.what')}
            </th>
            <th scope="col" className="py-2 ps-4 text-end font-medium">
              {t('own-data.credits')}
            </th>
            <th scope="col" className="py-2 ps-4 text-end font-medium">
              {t('own-data.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </tbody>
      </table>
      {next !== null && (
        <Button variant="outline" size="sm" className="mt-5" loading={pending} onClick={() => showMore(next)}>
          {t('own-data.showMore')}
        </Button>
      )}
    </>
  )
}

/** With a true minus sign, which is as wide as the plus sign above it. */
const signed = (credits: number) => formatNumber(credits, { signDisplay: 'exceptZero' }).replace('-', '−')

function Line({ line }: { line: CreditLine }) {
  const { title, detail } = wordsFor(line)
  return (
    <tr className="border-b border-hairline align-baseline last:border-0">
      <th scope="row" className="py-3 pe-2 text-start font-normal [overflow-wrap:anywhere] hyphens-auto">
        <span className="block">{title}</span>
        <span className="block text-sm text-ink-soft">
          <time dateTime={line.at}>
            {formatDate(new Date(line.at), { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
          {detail && (
            <span className="max-sm:block">
              <span className="max-sm:hidden"> · </span>
              {detail}
            </span>
          )}
        </span>
      </th>
      <td className="py-3 ps-4 text-end tabular-nums">{signed(line.credits)}</td>
      <td className="py-3 ps-4 text-end text-ink-soft tabular-nums">{formatNumber(line.balance)}</td>
    </tr>
  )
}

function HistorySkeleton() {
  return (
    <div className="grid gap-5">
      <output className="sr-only">{t('common.loading')}</output>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="flex justify-between gap-4">
          <div className="grid gap-2">
            <Skeleton className="h-5 w-36" />
            <Skeleton className="h-4 w-48" />
          </div>
          <Skeleton className="h-5 w-10" />
        </div>
      ))}
    </div>
  )
}
