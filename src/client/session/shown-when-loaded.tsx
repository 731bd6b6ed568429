import type { ReactNode } from 'react'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import { useServerState, type ServerState } from './server-state.ts'

type Props<Data> = {
  state: ServerState<Data>
  /** Shown until the first answer. */
  skeleton: ReactNode
  /** The sentence for a failure: what is missing. */
  failed: string
  children: (data: Data) => ReactNode
}

/** A part of a page with data of the server: shows a skeleton, the data, or a failure with a button to try again. */
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
