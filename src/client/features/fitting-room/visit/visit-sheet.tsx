import { useEffect, useState } from 'react'
import BookHeart from 'lucide-react/icons/book-heart'
import { t } from '#client/i18n/messages.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { Mirrored } from '#client/ui/product/mirror-address.ts'
import { flyIntoMirror } from '../tray/fly-to-stage.ts'
import { keepVisit } from './keep-visit.ts'
import { SignUpGate } from './sign-up-gate.tsx'
import { VisitRail } from './visit-rail.tsx'
import { VisitStage } from './visit-stage.tsx'
import { markSaving } from '../waiting-look-mark.ts'
import { changePhoto, forgetVisit, restoreVisit, stopFitting, tryOnPieces } from './visit-actions.ts'
import { useVisit } from './visit-store.ts'

type Props = {
  open: boolean
  onClose: () => void
  /** Over the shop: what she wants to see on herself. Without, it is a room of its own. */
  asked?: Mirrored | null
  /** Where she goes on once she has an account. */
  afterwards?: string
}

/** A visitor's fitting room: her photo and our pieces, rendered on her device. Its state outlives closing the sheet. */
export function VisitSheet({ open, onClose, asked, afterwards = '/fitting-room' }: Props) {
  const look = useVisit((visit) => visit.look)
  const hasPhoto = useVisit((visit) => visit.photo !== null)
  const [gate, setGate] = useState<'save' | 'more' | null>(null)
  const isMirror = asked !== undefined
  const pieces = asked?.kind === 'pieces' || asked?.kind === 'outfit' ? asked.value : ''
  const isEditors = asked?.kind === 'outfit'

  useEffect(() => {
    if (!open) return
    void flyIntoMirror()
    void restoreVisit().then(async () => {
      if (pieces && !(await tryOnPieces(pieces, isEditors))) setGate('more')
    })
  }, [open, pieces, isEditors])

  function close() {
    stopFitting()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('visit.title')}
      size={isMirror ? 'side' : 'lg'}
      isRoom={!isMirror}
      tools={
        hasPhoto && (
          <Button variant="quiet" size="sm" onClick={changePhoto}>
            {t('photos.change')}
          </Button>
        )
      }
      footer={
        look && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="min-w-0 flex-1 truncate font-medium max-sm:sr-only">{look.outfit.name}</p>
            <Button
              className="max-sm:w-full"
              icon={<BookHeart aria-hidden className="size-5" strokeWidth={1.5} />}
              onClick={() => {
                setGate('save')
                // It stays on this device for a day, and waits for her to sign up, now or later in this tab.
                void keepVisit().then((isKept) => isKept && markSaving())
              }}
            >
              {t('visit.save')}
            </Button>
          </div>
        )
      }
    >
      <div className="@container/room">
        <div
          data-room
          className={
            isMirror
              ? 'flex flex-col gap-4 px-6 pb-6'
              : 'pt-5 narrow:flex narrow:flex-col narrow:gap-4 roomy:grid roomy:gap-x-10 roomy:gap-y-5 roomy:md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]'
          }
        >
          <div className="grid min-w-0 content-start gap-4 narrow:contents">
            <VisitStage />
            <div className="narrow:order-4 empty:hidden">
              <WaitingNote />
            </div>
          </div>
          <VisitRail />
        </div>
      </div>
      <SignUpGate why={gate} onClose={() => setGate(null)} afterwards={afterwards} />
    </Dialog>
  )
}

/** Says that a look of an earlier visit is still kept here, and offers to delete it. */
function WaitingNote() {
  const keptAt = useVisit((visit) => visit.keptAt)
  if (keptAt === null) return null
  return (
    <Alert
      tone="info"
      action={
        <Button variant="outline" size="sm" onClick={forgetVisit}>
          {t('visit.forget')}
        </Button>
      }
    >
      {t('visit.waiting')}
    </Alert>
  )
}
