import { use, useState } from 'react'
import Share from 'lucide-react/icons/share'
import { formatDate } from '#client/i18n/format.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { loadMessages, t } from '#client/i18n/messages.ts'
import { useServerState } from '#client/session/server-state.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { AskList } from './ask-list.tsx'
import { lookAsks } from './look-asks.ts'
import { sendLink } from './shown-link.tsx'
import { shownLooks, takeBack, type ShownLook } from './shown-looks.ts'

const sentences = loadMessages('show-look', 'looks')

type Props = {
  open: boolean
  onClose: () => void
  /** She goes on with a look in the mirror. */
  onWear: () => void
}

/** What she asks friends, and the looks that she shows by links, each to be taken back. */
export function ShownLooksDialog({ open, onClose, onWear }: Props) {
  use(sentences)
  return (
    <Dialog open={open} onClose={onClose} title={t('show-look.listTitle')}>
      {open && (
        <>
          <AskList onWear={onWear} />
          <ShownList />
        </>
      )}
    </Dialog>
  )
}

function ShownList() {
  const { data, error, phase } = useServerState(shownLooks)
  const { data: asks = [] } = useServerState(lookAsks)
  if (data === undefined && error === undefined) return <Waiting />
  if (data === undefined)
    return (
      <Alert
        action={
          <Button
            variant="outline"
            size="sm"
            loading={phase === 'loading'}
            onClick={() => shownLooks.prefetch()}
          >
            {t('looks.retry')}
          </Button>
        }
      >
        {t('show-look.listFailed')}
      </Alert>
    )
  if (data.length === 0 && asks.length > 0) return null
  if (data.length === 0)
    return <EmptyState title={t('show-look.listEmpty')}>{t('show-look.listEmptyText')}</EmptyState>
  return (
    <section className="grid gap-4">
      {asks.length > 0 && <h3 className="font-display text-display-sm">{t('show-look.linksTitle')}</h3>}
      <ul className="divide-y divide-hairline border-y border-hairline">
        {data.map((shown) => (
          <ShownRow key={shown.id} shown={shown} />
        ))}
      </ul>
    </section>
  )
}

const Waiting = () => (
  <div className="grid gap-4">
    <output className="sr-only">{t('show-look.listLoading')}</output>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-24" />
    ))}
  </div>
)

/** Until when it is shown, and whether a password stands before it. */
const detailsOf = ({ endsAt, hasPassword }: ShownLook) =>
  [
    endsAt ? t('show-look.until', { date: formatDate(new Date(endsAt)) }) : t('show-look.always'),
    hasPassword && t('show-look.protected'),
  ]
    .filter(Boolean)
    .join(' · ')

function ShownRow({ shown }: { shown: ShownLook }) {
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    try {
      await takeBack(shown)
      toast({ title: t('show-look.takenBack'), tone: 'success' })
    } catch (error) {
      setLeaving(false)
      toast({ title: messageOf(error), tone: 'error' })
    }
  }

  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 py-4 sm:grid-cols-[4rem_minmax(0,1fr)_auto]">
      <img
        src={shown.pictureUrl}
        alt=""
        className="aspect-3/4 w-16 rounded-sm bg-tint object-cover object-top"
      />
      <div className="min-w-0">
        <a
          href={shown.path}
          target="_blank"
          rel="noopener"
          className="link inline-flex min-h-11 max-w-full items-center font-medium"
        >
          <span className="truncate">{shown.title}</span>
        </a>
        {shown.words && <p className="line-clamp-2 text-sm">{shown.words}</p>}
        <p className="text-sm text-ink-soft">
          {t(`show-look.${shown.shows}`)} · {detailsOf(shown)}
        </p>
      </div>
      <div className="flex items-center gap-1 max-sm:col-span-2">
        <IconButton
          label={t('show-look.send')}
          icon={<Share aria-hidden className="size-5" strokeWidth={1.5} />}
          onClick={() => void sendLink(shown)}
        />
        <Button
          variant="outline"
          size="sm"
          loading={isLeaving}
          aria-label={t('show-look.takeBackNamed', { title: shown.title })}
          onClick={() => void leave()}
        >
          {t('show-look.takeBack')}
        </Button>
      </div>
    </li>
  )
}
