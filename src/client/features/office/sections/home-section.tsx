import { office } from '#client/lib/office-api.ts'
import { request } from '#client/lib/api.ts'
import { serverState } from '#client/session/server-state.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Link } from '#client/ui/link.tsx'
import { formatCost, formatCount, formatMoment } from '../ui/format-figures.ts'
import { Facts, Row, Rows } from '../ui/rows.tsx'
import { Nothing, Section, SectionPart } from '../ui/section-frame.tsx'
import { Shown } from '../ui/shown-in-office.tsx'

const fetchHome = () => request(office.home.$get())
const home = serverState(fetchHome, { freshForMs: 0 })

type Waiting = { count: number; one: string; many: string; to: string }

export function HomeSection() {
  return (
    <Section title="Home" lead="What waits for somebody, and whether everything runs.">
      <Shown state={home}>
        {({ waiting, health, subscriptions, paymentsReadUpTo, pausedFeeds, off, operator, saleTerms }) => {
          const { feeds, jobs, givenUp, alerts, photographs, mails, payments, clientErrorKinds } =
            health.details
          const late = jobs.filter(({ isLate }) => isLate)
          const list: Waiting[] = [
            {
              count: waiting.reported,
              one: 'report to look at',
              many: 'reports to look at',
              to: 'moderation',
            },
            {
              count: waiting.looks,
              one: 'look that somebody is unhappy with',
              many: 'looks that people are unhappy with',
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
              count: waiting.withdrawn,
              one: 'withdrawal to see to',
              many: 'withdrawals to see to',
              to: 'payments',
            },
            {
              count: feeds.filter(({ failure }) => failure).length,
              one: 'feed that failed',
              many: 'feeds that failed',
              to: 'feeds',
            },
            {
              count: clientErrorKinds ?? 0,
              one: 'kind of error in browsers this hour',
              many: 'kinds of errors in browsers this hour',
              to: 'errors',
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
              <SectionPart
                title="Health"
                lead={`As it was at ${formatMoment(health.at)}. The alerts that are sent by mail are told from the same.`}
              >
                <Parts parts={health.parts} />
                <Facts
                  facts={[
                    [
                      'Alerts that are on',
                      alerts
                        .map(({ alert, since }) => (since ? `${alert}, since ${formatMoment(since)}` : alert))
                        .join('; ') || 'none',
                    ],
                    ['Jobs that are late', late.map(({ job }) => job).join(', ') || 'none'],
                    [
                      'Work that was given up',
                      givenUp
                        .map(({ task, times, lastAt }) =>
                          [`${task}: ${times}`, ...(lastAt ? [`last ${formatMoment(lastAt)}`] : [])].join(
                            ', ',
                          ),
                        )
                        .join('; ') || 'none',
                    ],
                    ['Mails that fail', counted(mails?.failing)],
                    ['Mails that wait for long', counted(mails?.untried)],
                    ['Events of Stripe that wait', counted(payments?.unhandled)],
                    ...paymentsReadUpTo.map(
                      ({ name, readUpTo }) =>
                        [`Stripe’s ${name} read up to`, formatMoment(readUpTo)] as const,
                    ),
                    [
                      'Subscriptions',
                      subscriptions.map(({ status, count }) => `${count} ${status}`).join(', ') || 'none',
                    ],
                    ['Accounts being removed', formatCount(waiting.removals)],
                  ]}
                />
              </SectionPart>
              <PagesOfLaw {...operator} />
              {saleTerms.length > 0 && <SaleTerms problems={saleTerms} />}
              <SectionPart title="Budgets" lead="What photographs have cost today (UTC), and what they may.">
                {photographs === null ? (
                  <Nothing>The gate does not answer just now.</Nothing>
                ) : (
                  <Budgets {...photographs} />
                )}
              </SectionPart>
              <SectionPart title="Feeds">
                <Rows>
                  {feeds.map(({ feed, importedAt, failure }) => (
                    <Row
                      key={feed}
                      end={
                        pausedFeeds.includes(feed) ? (
                          <Badge>Paused</Badge>
                        ) : (
                          <Badge tone={failure ? 'neutral' : 'good'}>{failure ? 'Failed' : 'Runs'}</Badge>
                        )
                      }
                    >
                      <p className="font-medium">{feed}</p>
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

/** A database that does not answer tells no number. */
const counted = (count: number | undefined) => (count === undefined ? 'not known' : formatCount(count))

type Home = Awaited<ReturnType<typeof fetchHome>>
type Health = Home['health']
type PartName = keyof Health['parts']

const partNames: Record<PartName, string> = {
  accounts: 'Accounts',
  catalogue: 'Catalogue',
  photos: 'Photos',
  pictures: 'Pictures of the shop',
  cache: 'Lists',
  crons: 'Crons',
  queue: 'Queue',
  imports: 'Imports',
  photographs: 'Photographers',
  mails: 'Mails',
  payments: 'Payments',
}

const conditions: Record<Health['parts'][PartName]['condition'], string> = {
  quick: 'Quick',
  slow: 'Slow',
  away: 'Away',
  on_time: 'On time',
  late: 'Late',
  off: 'Off',
  unknown: 'Not known',
}

const isPart = (name: string): name is PartName => name in partNames

const Parts = ({ parts }: Pick<Health, 'parts'>) => (
  <ul className="mb-6 flex flex-wrap gap-2">
    {Object.keys(parts)
      .filter(isPart)
      .map((name) => (
        <li key={name}>
          <Badge tone={parts[name].ok ? 'good' : 'accent'}>
            {partNames[name]}: {conditions[parts[name].condition]}
          </Badge>
        </li>
      ))}
  </ul>
)

/** What the operator has not filled in of the pages of law. Without a gap there is nothing to say. */
function PagesOfLaw({ problem, gaps }: Home['operator']) {
  if (!problem && gaps.length === 0) return null
  return (
    <SectionPart
      title="Pages of law"
      lead="What the variable OPERATOR lacks (docs/deploying.md, Pages of law)."
    >
      <ul className="grid max-w-[80ch] gap-2 rounded-md bg-tint px-6 py-5">
        {problem && <li className="font-medium">It cannot be read, so nothing of it is shown: {problem}</li>}
        {gaps.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
    </SectionPart>
  )
}

/** What the operator has said of delivery and returns that nobody can read. */
const SaleTerms = ({ problems }: { problems: Home['saleTerms'] }) => (
  <SectionPart
    title="Delivery and returns"
    lead="What search engines are told for all pieces (docs/deploying.md, Delivery and returns)."
  >
    <ul className="grid max-w-[80ch] gap-2 rounded-md bg-tint px-6 py-5">
      {problems.map(({ name, problem }) => (
        <li key={name} className="font-medium">
          {name} cannot be read, so nothing of it is told: {problem}
        </li>
      ))}
    </ul>
  </SectionPart>
)

type Photographs = NonNullable<Health['details']['photographs']>
type Pool = Photographs['pools'][number]

function Budgets({ pools, spent, budget }: Photographs) {
  return (
    <div className="grid gap-5">
      <Meter name="All together" spent={spent} most={budget} />
      {pools.map((one) => (
        <Meter key={one.pool} name={nameOf(one)} spent={one.spent} most={one.budget} each={eachOf(one)} />
      ))}
      {pools.length === 0 && (
        <p className="text-ink-soft">No service is set up: every look is made on the device.</p>
      )}
    </div>
  )
}

function nameOf({ pool, closedUntil, hasEnded }: Pool) {
  const why = hasEnded ? 'its model is not there any more; ' : ''
  return closedUntil ? `${pool} (${why}left alone until ${formatMoment(closedUntil)})` : pool
}

const eachOf = ({ pictureCost, lookSeconds }: Pool) => [
  ...(pictureCost === null ? [] : [`$${pictureCost.toFixed(3)} a picture`]),
  ...(lookSeconds === null ? [] : [`${lookSeconds} s a look`]),
]

type Spending = { name: string; spent: number; most: number | null; each?: string[] }

function Meter({ name, spent, most, each = [] }: Spending) {
  const sum =
    most === null
      ? `${formatCost(spent)}, no limit of its own`
      : `${formatCost(spent)} of ${formatCost(most)}`
  const words = [sum, ...each].join(', ')
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
