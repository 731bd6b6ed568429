import type { ReactNode } from 'react'
import { useServerState, type ServerState } from '#client/session/server-state.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { sentenceOf } from './failure-sentence.ts'

type Props<Data> = { state: ServerState<Data>; children: (data: Data) => ReactNode }

/** Shows what the server has said; until then its place, and why there is nothing, where it did not. */
export function Shown<Data>({ state, children }: Props<Data>) {
  const { data, error, phase } = useServerState(state)
  if (data !== undefined) return children(data)
  if (phase !== 'failed')
    return (
      <div aria-busy="true" className="grid gap-3">
        <p className="sr-only">Loading</p>
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    )
  return (
    <Alert
      action={
        <Button variant="outline" size="sm" onClick={state.prefetch}>
          Try again
        </Button>
      }
    >
      {sentenceOf(error)}
    </Alert>
  )
}
