import { useServerState } from '#client/session/server-state.ts'
import { albums } from './lookbook/albums.ts'
import { PutDialog } from './lookbook/put-dialog.tsx'
import type { SavedLook } from './saved-look.ts'

type Props = { saved: SavedLook | null; onClose: () => void }

/** Asks on which board the look is to be that she has just saved. */
export function PutOnBoard({ saved, onClose }: Props) {
  const { data } = useServerState(albums)
  return (
    <PutDialog
      open={saved !== null && data !== undefined}
      looks={saved ? [saved] : []}
      albums={data ?? []}
      onClose={onClose}
    />
  )
}
