import { useState } from 'react'
import { office } from '#client/lib/office-api.ts'
import { request } from '#client/lib/api.ts'
import { serverStates } from '#client/session/server-state.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { formatMoment } from '../ui/format-figures.ts'
import { Nothing, Section } from '../ui/section-frame.tsx'
import { Shown } from '../ui/shown-in-office.tsx'

type Question = { actor: string; act: string; subject: string; before?: string }

const pages = serverStates((query: Question) => request(office.log.$get({ query })), { freshForMs: 0 })

const everything: Question = { actor: '', act: '', subject: '' }

export function LogSection() {
  const [typed, setTyped] = useState(everything)
  const [asked, setAsked] = useState(everything)
  /** The cursors of the pages that are shown, the newest first. */
  const [cursors, setCursors] = useState<string[]>([])

  function find(question: Question) {
    setCursors([])
    setAsked(question)
  }

  const field = (name: 'actor' | 'act' | 'subject', label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value.trim() })}
    />
  )

  return (
    <Section
      title="Log"
      lead="Everything that was done in the office, and by its commands. Nobody can change or remove a line."
    >
      <div className="mb-8 rounded-md bg-tint p-5">
        <Form onSubmit={() => find(typed)}>
          <div className="grid gap-5 sm:grid-cols-3">
            {field('act', 'What', 'For instance credits.give')}
            {field('subject', 'To what', 'An id')}
            {field('actor', 'By whom', 'An id, or: command')}
          </div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="sm">
              Find
            </Button>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                setTyped(everything)
                find(everything)
              }}
            >
              Show all
            </Button>
          </div>
        </Form>
      </div>
      {[undefined, ...cursors].map((before, at, all) => (
        <LogPage
          key={before ?? 'first'}
          question={{ ...asked, ...(before && { before }) }}
          onNext={at === all.length - 1 ? (next) => setCursors([...cursors, next]) : null}
        />
      ))}
    </Section>
  )
}

type PageProps = { question: Question; onNext: ((cursor: string) => void) | null }

const LogPage = ({ question, onNext }: PageProps) => (
  <Shown state={pages(question)}>
    {({ acts, next }) => (
      <>
        {acts.length === 0 && <Nothing>Nothing of this kind was done.</Nothing>}
        <ol className="divide-y divide-hairline">
          {acts.map((one) => (
            <li key={one.id} className="grid gap-x-6 gap-y-1 py-4 lg:grid-cols-[11rem_1fr]">
              <time dateTime={one.at} className="text-sm text-ink-soft">
                {formatMoment(one.at)}
              </time>
              <div className="min-w-0">
                <p>
                  <span className="font-medium">{one.act}</span>{' '}
                  <span className="text-sm break-all text-ink-soft">{one.subject}</span>
                </p>
                <p className="text-sm text-ink-soft">
                  {one.actorName ?? one.actor} ({one.role}){one.reason && <>: {one.reason}</>}
                </p>
                {(one.before ?? one.after) && (
                  <details className="mt-1 text-sm">
                    <summary className="inline-flex min-h-8 cursor-pointer items-center text-ink-soft">
                      Before and after
                    </summary>
                    <dl className="mt-1 grid gap-1 rounded-md bg-tint p-3 break-all">
                      <div>
                        <dt className="inline font-medium">Before: </dt>
                        <dd className="inline">{one.before ?? 'nothing'}</dd>
                      </div>
                      <div>
                        <dt className="inline font-medium">After: </dt>
                        <dd className="inline">{one.after ?? 'nothing'}</dd>
                      </div>
                    </dl>
                  </details>
                )}
              </div>
            </li>
          ))}
        </ol>
        {onNext && next && (
          <Button variant="outline" size="sm" className="mt-6" onClick={() => onNext(next)}>
            Show older ones
          </Button>
        )}
      </>
    )}
  </Shown>
)
