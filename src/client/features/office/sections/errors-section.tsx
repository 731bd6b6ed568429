import { office } from '#client/lib/office-api.ts'
import { request } from '#client/lib/api.ts'
import { serverState } from '#client/session/server-state.ts'
import { formatCount, formatMoment } from '../ui/format-figures.ts'
import { Row, Rows } from '../ui/rows.tsx'
import { Nothing, Section } from '../ui/section-frame.tsx'
import { Shown } from '../ui/shown-in-office.tsx'

const errors = serverState(() => request(office.errors.$get()), { freshForMs: 0 })

/** What went wrong in shoppers' browsers. It names nobody: addresses and numbers are taken out before it is kept. */
export const ErrorsSection = () => (
  <Section
    title="Errors"
    lead="What went wrong in shoppers’ browsers in the last thirty days, the latest first. Nobody is named in it."
  >
    <Shown state={errors}>
      {({ errors: list }) => (
        <>
          {list.length === 0 && <Nothing>No error was told.</Nothing>}
          <Rows>
            {list.map(({ message, times, firstAt, lastAt, places }) => (
              <Row key={message}>
                <p className="font-medium [overflow-wrap:anywhere]">{message}</p>
                <p className="text-sm text-ink-soft">
                  {times === 1 ? 'Once' : `${formatCount(times)} times`}, last {formatMoment(lastAt)}
                  {firstAt !== lastAt && `, first ${formatMoment(firstAt)}`}
                </p>
                <details className="mt-2 text-sm">
                  <summary className="min-h-11 cursor-pointer content-center">
                    {places.length === 1 ? 'Where' : `${formatCount(places.length)} places`}
                    <span className="sr-only"> of: {message}</span>
                  </summary>
                  <ul className="grid gap-4">
                    {places.map(({ page, stack, times: often }) => (
                      <li key={`${page} ${stack}`}>
                        <p>
                          {page}, {formatCount(often)}
                        </p>
                        {stack && (
                          <pre className="mt-1 overflow-x-auto rounded-md bg-tint p-3 text-ink-soft">
                            {stack}
                          </pre>
                        )}
                      </li>
                    ))}
                  </ul>
                </details>
              </Row>
            ))}
          </Rows>
        </>
      )}
    </Shown>
  </Section>
)
