import { useState } from 'react'
import { office } from '#client/lib/office-api.ts'
import { request } from '#client/lib/api.ts'
import { serverState } from '#client/session/server-state.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { mayDo, type Role } from '#shared/office/roles.ts'
import { reportReasons, type ReportReason } from '#shared/reports.ts'
import { formatMoment } from '../ui/format-figures.ts'
import { PiecePicture } from '../ui/piece-picture.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { Nothing, Section, SectionPart } from '../ui/section-frame.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { Shown } from '../ui/shown-in-office.tsx'
import { LookReports } from './look-reports.tsx'
import { actAtOnce } from '../ui/use-act.ts'

const fetchQueue = () => request(office.moderation.$get())
const queue = serverState(fetchQueue, { freshForMs: 0 })
type Post = Awaited<ReturnType<typeof fetchQueue>>['unreviewed'][number]

const reasons: Record<ReportReason, string> = {
  offensive: 'Offensive',
  nudity: 'Nudity',
  minor: 'It may show a child',
  rights: 'Somebody else’s',
  spam: 'Spam',
  other: 'Something else',
}

const approve = (id: string) =>
  actAtOnce(
    () => request(office.moderation[':id'].approval.$post({ param: { id }, json: {} })),
    'It stays',
    queue.refresh,
  )

type Taken = { id: string; title: string; why: ReportReason } | null

export function ModerationSection({ role }: { role: Role }) {
  const [taken, setTaken] = useState<Taken>(null)
  const mayAct = role === 'editor' || role === 'owner'
  const buttons = (id: string, title: string, isShoppers: boolean, why: ReportReason = 'other') =>
    mayAct && (
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => void approve(id)}>
          Let it stand<span className="sr-only">: {title}</span>
        </Button>
        {isShoppers && (
          <Button variant="danger" size="sm" onClick={() => setTaken({ id, title, why })}>
            Take it down<span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
    )
  return (
    <Section title="Moderation" lead="What shoppers publish on Explore, and what somebody has reported.">
      <Shown state={queue}>
        {({ reported, unreviewed }) => (
          <>
            <SectionPart title="Reported">
              {reported.length === 0 && <Nothing>Nothing is reported.</Nothing>}
              <ul className="grid gap-6">
                {reported.map(({ id, post, reports }) => (
                  <li
                    key={id}
                    className="grid gap-4 rounded-md border border-hairline p-4 sm:grid-cols-[9rem_1fr]"
                  >
                    {post ? (
                      <PiecePicture
                        src={post.thumbnailUrl}
                        ratio={String(post.aspect)}
                        className="w-full max-w-36"
                      />
                    ) : (
                      <p className="text-sm text-ink-soft">She has taken it back.</p>
                    )}
                    <div className="grid content-start gap-3">
                      <p className="font-medium">{post?.title ?? id}</p>
                      <ul className="grid gap-1">
                        {reports.map((one) => (
                          <li key={`${one.createdAt} ${one.reason} ${one.words}`}>
                            <Badge>{reasons[one.reason]}</Badge>{' '}
                            <span className="text-sm text-ink-soft">
                              {formatMoment(one.createdAt)}
                              {one.words && `: “${one.words}”`}
                            </span>
                          </li>
                        ))}
                      </ul>
                      {post && !post.isShoppers && (
                        <p className="text-sm text-ink-soft">
                          This is our own: change or hide it under Explore.
                        </p>
                      )}
                      {buttons(id, post?.title ?? id, post?.isShoppers ?? false, reports[0]?.reason)}
                    </div>
                  </li>
                ))}
              </ul>
            </SectionPart>
            <SectionPart title="New" lead="Published since somebody last looked. They are shown already.">
              {unreviewed.length === 0 && <Nothing>Everything has been looked at.</Nothing>}
              <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
                {unreviewed.map((post) => (
                  <NewPost key={post.id} post={post}>
                    {buttons(post.id, post.title, true)}
                  </NewPost>
                ))}
              </ul>
            </SectionPart>
          </>
        )}
      </Shown>
      {mayDo(role, 'support') && <LookReports />}
      <ReasonDialog
        open={taken !== null}
        title={`Take down ${taken?.title ?? ''}?`}
        confirm="Take it down"
        danger
        done="It is taken down"
        onConfirm={(reason) =>
          request(
            office.moderation[':id'].takedown.$post({
              param: { id: taken?.id ?? '' },
              json: { reason, why: taken?.why ?? 'other' },
            }),
          )
        }
        onDone={queue.refresh}
        onClose={() => setTaken(null)}
      >
        <p className="mb-5">
          The outfit and its picture go for good, from her studio too. A digest of the picture is kept, so
          that it is known again. She is told, with the reason that you choose here, and so is who reported
          it.
        </p>
        <SelectField
          label="What she is told"
          value={taken?.why ?? 'other'}
          onChange={({ target }) => {
            const why = reportReasons.find((one) => one === target.value)
            if (why) setTaken((before) => before && { ...before, why })
          }}
          options={reportReasons.map((value) => ({ value, label: reasons[value] }))}
        />
      </ReasonDialog>
    </Section>
  )
}

function NewPost({ post, children }: { post: Post; children: React.ReactNode }) {
  return (
    <li className="grid content-start gap-3">
      <PiecePicture src={post.thumbnailUrl} ratio={String(post.aspect)} className="w-full" />
      <div>
        <p className="font-medium">{post.title}</p>
        <p className="text-sm text-ink-soft">
          {formatMoment(post.createdAt)}
          {post.madeBy === 'image_model' && ' · made by an image model'}
        </p>
      </div>
      {children}
    </li>
  )
}
