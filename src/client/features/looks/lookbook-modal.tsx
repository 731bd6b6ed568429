import { use, useState } from 'react'
import { t, loadMessages } from '#client/i18n/messages.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Link } from '#client/ui/link.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { useServerState } from '#client/session/server-state.ts'
import { deleteLook, lookbook } from './lookbook.ts'
import type { SavedLook } from './saved-look.ts'
import { SavedLookCard } from './lookbook/saved-look-card.tsx'
import { LookViewer } from './look-viewer.tsx'

const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5'

/** Loads its own messages for the pages that open it, and suspends until they are there. */
const sentences = loadMessages('looks', 'billing', 'catalogue', 'hearts')

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
  if (looks) return <Looks looks={looks} onClose={onClose} />
  return error === undefined ? <LookbookSkeleton /> : <LookbookUnreachable loading={phase === 'loading'} />
}

function Looks({ looks, onClose }: { looks: SavedLook[]; onClose: () => void }) {
  const [asked, setAsked] = useState<SavedLook | null>(null)
  const [viewed, setViewed] = useState<SavedLook | null>(null)
  if (looks.length === 0) return <EmptyLookbook onClose={onClose} />

  function remove(look: SavedLook) {
    setAsked(null)
    void deleteLook(look.id)
  }

  return (
    <>
      <p className="mb-6 text-ink-soft">{t('looks.count', { count: looks.length })}</p>
      <ul className={grid}>
        {looks.map((look) => (
          <li key={look.id}>
            <SavedLookCard look={look} onOpen={() => setViewed(look)} onRemove={() => setAsked(look)} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={t('looks.removeTitle')}
        confirmLabel={t('looks.removeYes')}
        cancelLabel={t('looks.keep')}
        danger
        onConfirm={() => asked && remove(asked)}
        onClose={() => setAsked(null)}
      >
        {t('looks.removeConfirm')}
      </ConfirmDialog>
      <LookViewer
        look={
          viewed && { url: viewed.tryOnImageUrl, alt: viewed.title, title: viewed.title, items: viewed.items }
        }
        onClose={() => setViewed(null)}
      />
    </>
  )
}

function LookbookSkeleton() {
  return (
    <div className={grid}>
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
