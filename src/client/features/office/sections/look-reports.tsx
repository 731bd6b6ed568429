import { office } from '#client/lib/office-api.ts'
import { request } from '#client/lib/api.ts'
import { serverState } from '#client/session/server-state.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import type { LookFault } from '#shared/reports.ts'
import { formatMoment } from '../ui/format-figures.ts'
import { Nothing, SectionPart } from '../ui/section-frame.tsx'
import { Shown } from '../ui/shown-in-office.tsx'
import { actAtOnce } from '../ui/use-act.ts'

const reports = serverState(() => request(office.moderation.looks.$get()), { freshForMs: 0 })

const faults: Record<LookFault, string> = {
  body: 'Body or face',
  piece: 'Not like the piece',
  missing: 'Missing or misplaced',
  edges: 'Torn edges, strange shapes',
  unsafe: 'Offensive or too revealing',
  other: 'Something else',
}

const settle = (id: string) =>
  actAtOnce(
    () => request(office.moderation.looks[':id'].settled.$post({ param: { id } })),
    'It is looked at',
    reports.refresh,
  )

/** Looks that went wrong, as shoppers tell it. */
export const LookReports = () => (
  <SectionPart
    title="Looks that went wrong"
    lead="What shoppers say of their looks. A picture is there only where she sent it, and goes when you are done."
  >
    <Shown state={reports}>
      {(list) => (
        <>
          {list.length === 0 && <Nothing>Nobody is unhappy with a look.</Nothing>}
          <ul className="grid gap-6">
            {list.map(({ id, fault, words, pieces, hasPicture, createdAt }) => (
              <li
                key={id}
                className="grid gap-4 rounded-md border border-hairline p-4 sm:grid-cols-[9rem_1fr]"
              >
                {hasPicture ? (
                  <img
                    src={`/api/office/moderation/looks/${id}/picture`}
                    alt="The look that she sent"
                    loading="lazy"
                    className="aspect-[2/3] w-full max-w-36 rounded-sm bg-tint object-contain"
                  />
                ) : (
                  <p className="text-sm text-ink-soft">Without a picture.</p>
                )}
                <div className="grid content-start justify-items-start gap-3">
                  <p>
                    <Badge>{faults[fault]}</Badge>{' '}
                    <span className="text-sm text-ink-soft">{formatMoment(createdAt)}</span>
                  </p>
                  {words && <p>“{words}”</p>}
                  {pieces.length > 0 && <p className="text-sm text-ink-soft">{pieces.join(' · ')}</p>}
                  <Button variant="outline" size="sm" onClick={() => void settle(id)}>
                    Done<span className="sr-only">: {faults[fault]}</span>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Shown>
  </SectionPart>
)
