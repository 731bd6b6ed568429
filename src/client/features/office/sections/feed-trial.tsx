import { useState } from 'react'
import { office } from '#client/lib/office-api.ts'
import { request } from '#client/lib/api.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { mappedFields, type FeedMapping } from '#shared/office/feed-inputs.ts'
import { formatCount } from '../ui/format-figures.ts'
import { Facts } from '../ui/rows.tsx'
import { useAct } from '../ui/use-act.ts'

const rehearse = (id: string, mapping: FeedMapping | null) =>
  request(office.feeds[':id'].rehearsal.$post({ param: { id }, json: { mapping } }))
type Outlook = Awaited<ReturnType<typeof rehearse>>

type Typed = Partial<Record<(typeof mappedFields)[number], string>>

const typedOf = (mapping: FeedMapping | null): Typed =>
  Object.fromEntries(Object.entries(mapping ?? {}).map(([field, columns]) => [field, columns.join(', ')]))

/** Null where every field is left to the dialect. */
function mappingOf(typed: Typed): FeedMapping | null {
  const named = Object.entries(typed)
    .map(
      ([field, text]) =>
        [
          field,
          text
            .split(',')
            .map((one) => one.trim())
            .filter(Boolean),
        ] as const,
    )
    .filter(([, columns]) => columns.length > 0)
  return named.length > 0 ? Object.fromEntries(named) : null
}

type Props = { id: string; mapping: FeedMapping | null; onKept: () => unknown }

/** Reads the feed without writing anything, with columns that an editor names, which she can then keep. */
export function FeedTrial({ id, mapping, onKept }: Props) {
  const [typed, setTyped] = useState(typedOf(mapping))
  const [outlook, setOutlook] = useState<Outlook | null>(null)
  const trial = useAct()
  const keeping = useAct()

  const run = () => trial.act(async () => setOutlook(await rehearse(id, mappingOf(typed))), '')
  const keep = () =>
    keeping.act(
      () => request(office.feeds[':id'].mapping.$put({ param: { id }, json: { mapping: mappingOf(typed) } })),
      'The columns are kept, and the next import reads all of it',
      onKept,
    )

  return (
    <div className="grid gap-5">
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium">Columns</summary>
        <p className="mb-4 text-sm text-ink-soft">
          Where a field is found, if not where this kind of feed has it. Several columns with commas: the
          first that is not empty counts.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          {mappedFields.map((field) => (
            <TextField
              key={field}
              label={field}
              value={typed[field] ?? ''}
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            />
          ))}
        </div>
      </details>
      {(trial.failure || keeping.failure) && <Alert>{trial.failure || keeping.failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button loading={trial.isPending} onClick={() => void run()}>
          Try it without writing
        </Button>
        <Button variant="outline" loading={keeping.isPending} onClick={() => void keep()}>
          Keep these columns
        </Button>
      </div>
      <output className="block">{outlook && <OutlookView outlook={outlook} />}</output>
    </div>
  )
}

function OutlookView({ outlook }: { outlook: Outlook }) {
  if (outlook.failure) return <Alert title="It cannot be read">{outlook.failure}</Alert>
  const count = (n: number | null) => (n === null ? 'not known' : formatCount(n))
  return (
    <div className="grid gap-5">
      {!outlook.isWhole && (
        <Alert tone="info">It is long: only its first {count(outlook.read)} rows were read.</Alert>
      )}
      <Facts
        facts={[
          ['Kind of feed', outlook.dialect ?? 'not known'],
          ['Rows', count(outlook.read)],
          ['New', count(outlook.added)],
          ['Changed', count(outlook.changed)],
          ['As they are', count(outlook.unchanged)],
          ['Would go', count(outlook.gone)],
          ['Left out', count(outlook.skipped)],
          ['Could not be read', count(outlook.lost)],
        ]}
      />
      {outlook.reasons.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {outlook.reasons.map((one) => (
            <li key={one.reason}>
              {count(one.count)} {one.reason}
              {one.examples.length > 0 && <span className="text-ink-soft">: {one.examples.join(', ')}</span>}
            </li>
          ))}
        </ul>
      )}
      {outlook.examples.length > 0 && (
        <ul
          aria-label="Some of what would change"
          className="divide-y divide-hairline border-y border-hairline"
        >
          {outlook.examples.map((one) => (
            <li key={one.itemId} className="flex flex-wrap justify-between gap-x-6 py-2">
              <span className="min-w-0">{one.name}</span>
              <span className="tabular-nums text-ink-soft">
                {one.was === null ? `new, ${one.is}` : `${one.was} → ${one.is}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
