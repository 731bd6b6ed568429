'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import type { ReactNode } from 'react'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import { useServerState, type ServerState } from './server-state.ts'

type Props<Data> = {
  state: ServerState<Data>
  /** What stands there until the first answer. */
  skeleton: ReactNode
  /** What is missing where there is none. */
  failed: string
  children: (data: Data) => ReactNode
}

/** A part of a page that the server fills: it waits, shows what came, or offers to ask again. */
export function Loaded<Data>({ state, skeleton, failed, children }: Props<Data>) {
  const { data, phase, error } = useServerState(state)
  if (data !== undefined) return children(data)
  if (error === undefined) return skeleton
  return (
    <CouldNotLoad onRetry={state.prefetch} loading={phase === 'loading'}>
      {failed}
    </CouldNotLoad>
  )
}
