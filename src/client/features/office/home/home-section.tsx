import { office } from '#client/lib/office-api.ts'
import { request } from '#client/lib/api.ts'
import { serverState } from '#client/session/server-state.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Link } from '#client/ui/link.tsx'
import { formatCost, formatCount, formatMoment } from '../parts/format.ts'
import { Facts, Row, Rows } from '../parts/list.tsx'
import { Nothing, Section, SectionPart } from '../parts/section.tsx'
import { Shown } from '../parts/shown.tsx'

const home = serverState(() => request(office.home.$get()), { freshForMs: 0 })

type Waiting = { count: number; one: string; many: string; to: string }

export function HomeSection() {
  return (
    <Section title="Home" lead="What waits for somebody, and whether everything runs.">
      <Shown state={home}>
        {({ waiting, mails, payments, feeds, givenUp, off, spending }) => {
          const list: Waiting[] = [
            {
              count: waiting.reported,
              one: 'report to look at',
              many: 'reports to look at',
              to: 'moderation',
            },
            {
              count: waiting.unreviewed,
              one: 'new outfit of a shopper',
              many: 'new outfits of shoppers',
              to: 'moderation',
            },
            {
              count: waiting.unmatched,
              one: 'payment of nobody',
              many: 'payments of nobody',
              to: 'payments',
            },
            {
              count: feeds.filter(({ failure }) => failure).length,
              one: 'feed that failed',
              many: 'feeds that failed',
              to: 'feeds',
            },
            {
              count: off.length,
              one: 'part that is switched off',
              many: 'parts that are switched off',
              to: 'switches',
            },
          ].filter(({ count }) => count > 0)
          return (
            <>
              <SectionPart title="Waiting">
                {list.length === 0 ? (
                  <Nothing>Nothing waits.</Nothing>
                ) : (
                  <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
                    {list.map(({ count, one, many, to }) => (
                      <li key={many}>
                        <Link
                          to={`/office?in=${to}`}
                          className="block h-full rounded-md bg-tint p-5 hover:bg-hairline"
                        >
                          <span className="block font-display text-display-md tabular-nums">
                            {formatCount(count)}
                          </span>
                          <span className="text-ink-soft">{count === 1 ? one : many}</span>
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </SectionPart>
              <SectionPart title="Health">
                <Facts
                  facts={[
                    ['Mails given up today', formatCount(mails.undelivered)],
                    ['Mails that wait for long', formatCount(mails.waiting)],
                    ['Events of Stripe that wait', formatCount(payments.eventsWaiting)],
                    ...payments.readUpTo.map(
                      ({ name, readUpTo }) =>
                        [`Stripe’s ${name} read up to`, formatMoment(readUpTo)] as const,
                    ),
                    [
                      'Subscriptions',
                      payments.subscriptions.map(({ status, count }) => `${count} ${status}`).join(', ') ||
                        'none',
                    ],
                    ['Accounts being removed', formatCount(waiting.removals)],
                    [
                      'Work that was given up',
                      givenUp
                        .map(({ task, times, lastAt }) => `${task}: ${times}, last ${formatMoment(lastAt)}`)
                        .join('; ') || 'none',
                    ],
                  ]}
                />
              </SectionPart>
              <SectionPart title="Budgets" lead="What photographs have cost today (UTC), and what they may.">
                {spending === null ? (
                  <Nothing>The gate does not answer just now.</Nothing>
                ) : (
                  <Budgets {...spending} />
                )}
              </SectionPart>
              <SectionPart title="Feeds">
                <Rows>
                  {feeds.map(({ id, importedAt, pausedAt, failure }) => (
                    <Row
                      key={id}
                      end={
                        pausedAt ? (
                          <Badge>Paused</Badge>
                        ) : (
                          <Badge tone={failure ? 'neutral' : 'good'}>{failure ? 'Failed' : 'Runs'}</Badge>
                        )
                      }
                    >
                      <p className="font-medium">{id}</p>
                      <p className="text-sm text-ink-soft">
                        {failure ??
                          (importedAt ? `Imported ${formatMoment(importedAt)}` : 'Not imported yet')}
                      </p>
                    </Row>
                  ))}
                </Rows>
              </SectionPart>
            </>
          )
        }}
      </Shown>
    </Section>
  )
}

type Spending = {
  accounts: { id: string; spent: number; most: number | null; closedUntil: number | null }[]
  most: number
}

function Budgets({ accounts, most }: Spending) {
  const spent = accounts.reduce((sum, one) => sum + one.spent, 0)
  return (
    <div className="grid gap-5">
      <Meter name="All together" spent={spent} most={most} />
      {accounts.map((one) => (
        <Meter
          key={one.id}
          name={one.closedUntil ? `${one.id} (left alone until ${formatMoment(one.closedUntil)})` : one.id}
          spent={one.spent}
          most={one.most}
        />
      ))}
      {accounts.length === 0 && (
        <p className="text-ink-soft">No service is set up: every look is made on the device.</p>
      )}
    </div>
  )
}

function Meter({ name, spent, most }: { name: string; spent: number; most: number | null }) {
  const words =
    most === null
      ? `${formatCost(spent)}, no limit of its own`
      : `${formatCost(spent)} of ${formatCost(most)}`
  const share = most ? Math.min(100, (spent / most) * 100) : 0
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{name}</span>
        <span className="tabular-nums text-ink-soft">{words}</span>
      </p>
      {most !== null && (
        <div aria-hidden className="mt-2 h-2 overflow-hidden rounded-full bg-tint">
          <div className="h-full bg-accent" style={{ inlineSize: `${share}%` }} />
        </div>
      )}
    </div>
  )
}
