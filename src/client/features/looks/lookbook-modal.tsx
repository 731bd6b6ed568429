import { use } from 'react'
import { t, loadMessages } from '#client/i18n/messages.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Link } from '#client/ui/link.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { useServerState } from '#client/session/server-state.ts'
import { lookbook } from './lookbook.ts'
import { albums } from './lookbook/albums.ts'
import { Looks } from './lookbook/looks.tsx'
import { looksGrid } from './lookbook/looks-grid.ts'

/** Loads its own messages for the pages that open it, and suspends until they are there. */
const sentences = loadMessages('looks', 'lookbook', 'billing', 'catalogue', 'hearts')

type Props = { open: boolean; onClose: () => void }

export function LookbookModal({ open, onClose }: Props) {
  use(sentences)
  return (
    <Dialog open={open} onClose={onClose} title={t('looks.title')} size="lg">
      <Lookbook onClose={onClose} />
    </Dialog>
  )
}

function Lookbook({ onClose }: { onClose: () => void }) {
  const { data: looks, error, phase } = useServerState(lookbook)
  // Asked together with the looks, and shown together: nothing moves when they arrive.
  const { data: own } = useServerState(albums)
  if (looks?.length === 0) return <EmptyLookbook onClose={onClose} />
  if (looks && own) return <Looks looks={looks} albums={own} onWear={onClose} />
  return error === undefined ? <LookbookSkeleton /> : <LookbookUnreachable loading={phase === 'loading'} />
}

function LookbookSkeleton() {
  return (
    <div className={looksGrid}>
      <output className="sr-only">{t('looks.loading')}</output>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="grid gap-2">
          <Skeleton className="aspect-[2/3]" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      ))}
    </div>
  )
}

const LookbookUnreachable = ({ loading }: { loading: boolean }) => (
  <Alert
    action={
      <Button variant="outline" size="sm" loading={loading} onClick={lookbook.prefetch}>
        {t('looks.retry')}
      </Button>
    }
  >
    {t('looks.failed')}
  </Alert>
)

const EmptyLookbook = ({ onClose }: { onClose: () => void }) => (
  <EmptyState
    title={t('looks.empty')}
    action={
      <Link to="/fitting-room" onClick={onClose} className={buttonStyle()}>
        {t('looks.goToFittingRoom')}
      </Link>
    }
  >
    {t('looks.emptyText')}
  </EmptyState>
)
