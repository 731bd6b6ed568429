import { useState } from 'react'
import { office } from '#client/lib/office-api.ts'
import { request } from '#client/lib/api.ts'
import { serverState } from '#client/session/server-state.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { Role } from '#shared/office/roles.ts'
import { formatCount, formatMoment } from '../ui/format-figures.ts'
import { Facts } from '../ui/rows.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { Nothing, Section, SectionPart } from '../ui/section-frame.tsx'
import { Shown } from '../ui/shown-in-office.tsx'
import { FeedTrial } from './feed-trial.tsx'

const fetchFeeds = () => request(office.feeds.$get())
const feeds = serverState(fetchFeeds, { freshForMs: 0 })
type Feed = Awaited<ReturnType<typeof fetchFeeds>>[number]
type Report = Feed['reports'][number]

type Asked = { feed: Feed; act: 'pause' | 'resume' | 'run' } | null

const words = {
  pause: {
    title: 'Pause',
    text: 'Nothing more is imported of it; what is in the shop stays.',
    done: 'It is paused',
  },
  resume: { title: 'Resume', text: 'It is read again within minutes.', done: 'It goes on' },
  run: {
    title: 'Run now',
    text: 'All of it is read again, within minutes.',
    done: 'It is read within minutes',
  },
}

export function FeedsSection({ role }: { role: Role }) {
  const [asked, setAsked] = useState<Asked>(null)
  const [tried, setTried] = useState<Feed | null>(null)
  const mayAct = role === 'editor' || role === 'owner'
  const said = words[asked?.act ?? 'run']
  return (
    <Section
      title="Feeds"
      lead="Where the shop’s products come from. Which feeds there are is set by the operator (CATALOGUE_FEEDS)."
    >
      <Shown state={feeds}>
        {(all) => (
          <>
            {all.length === 0 && <Nothing>There is no feed yet.</Nothing>}
            {all.map((feed) => (
              <SectionPart
                key={feed.id}
                title={feed.id}
                action={
                  <div className="flex flex-wrap items-center gap-2">
                    {feed.pausedAt && <Badge tone="accent">Paused</Badge>}
                    {feed.mapping && <Badge>Own columns</Badge>}
                    {mayAct && feed.kind !== 'hand' && (
                      <>
                        <Button variant="outline" size="sm" onClick={() => setTried(feed)}>
                          Dry run and columns<span className="sr-only">: {feed.id}</span>
                        </Button>
                        <Button variant="outline" size="sm" onClick={() => setAsked({ feed, act: 'run' })}>
                          Run now<span className="sr-only">: {feed.id}</span>
                        </Button>
                        <Button
                          variant="quiet"
                          size="sm"
                          onClick={() => setAsked({ feed, act: feed.pausedAt ? 'resume' : 'pause' })}
                        >
                          {feed.pausedAt ? 'Resume' : 'Pause'}
                          <span className="sr-only">: {feed.id}</span>
                        </Button>
                      </>
                    )}
                  </div>
                }
              >
                <Facts
                  facts={[
                    [
                      'Address',
                      <span key="address" className="break-all">
                        {feed.address}
                      </span>,
                    ],
                    ['Last import', feed.importedAt ? formatMoment(feed.importedAt) : 'none'],
                    ['Last look', feed.checkedAt ? formatMoment(feed.checkedAt) : 'none'],
                  ]}
                />
                <ul className="mt-5 divide-y divide-hairline border-y border-hairline">
                  {feed.reports.map((report) => (
                    <ReportRow key={report.id} report={report} />
                  ))}
                </ul>
              </SectionPart>
            ))}
          </>
        )}
      </Shown>
      <ReasonDialog
        open={asked !== null}
        title={`${said.title}: ${asked?.feed.id ?? ''}?`}
        confirm={said.title}
        done={said.done}
        onConfirm={(reason) =>
          request(
            office.feeds[':id'][asked?.act ?? 'run'].$post({
              param: { id: asked?.feed.id ?? '' },
              json: { reason },
            }),
          )
        }
        onDone={feeds.refresh}
        onClose={() => setAsked(null)}
      >
        {said.text}
      </ReasonDialog>
      <Dialog
        open={tried !== null}
        onClose={() => setTried(null)}
        title={`Dry run: ${tried?.id ?? ''}`}
        size="md"
      >
        {tried && <FeedTrial id={tried.id} mapping={tried.mapping} onKept={feeds.refresh} />}
      </Dialog>
    </Section>
  )
}

function ReportRow({ report }: { report: Report }) {
  const { read, added, changed, unchanged, sizes, skipped, lost, gone } = report
  const counts = Object.entries({
    read,
    added,
    changed,
    unchanged,
    'further sizes': sizes,
    skipped,
    lost,
    gone,
  }).filter(([, count]) => count > 0)
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={report.state === 'done' ? 'good' : 'neutral'}>{report.state}</Badge>
        <span className="text-sm text-ink-soft">
          {formatMoment(report.startedAt)}
          {report.dialect && ` · ${report.dialect}`}
        </span>
      </p>
      <p className="mt-1 text-sm tabular-nums">
        {report.failure ??
          (counts.map(([name, count]) => `${formatCount(count)} ${name}`).join(', ') || 'Nothing yet')}
      </p>
      {report.reasons.length > 0 && (
        <details className="text-sm">
          <summary className="inline-flex min-h-8 cursor-pointer items-center text-ink-soft">
            What is said of its rows
          </summary>
          <ul className="grid gap-1">
            {report.reasons.map(({ reason, count, examples }) => (
              <li key={reason}>
                {formatCount(count)} {reason}
                {examples.length > 0 && <span className="text-ink-soft">: {examples.join(', ')}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
