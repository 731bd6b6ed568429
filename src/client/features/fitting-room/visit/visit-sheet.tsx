import { useEffect, useState } from 'react'
import BookHeart from 'lucide-react/icons/book-heart'
import { t } from '#client/i18n/messages.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { SaveGate } from './save-gate.tsx'
import { VisitRail } from './visit-rail.tsx'
import { VisitStage } from './visit-stage.tsx'
import { changePhoto, forgetVisit, restoreVisit, stopFitting } from './visit-actions.ts'
import { useVisit } from './visit-store.ts'

type Props = { open: boolean; onClose: () => void }

/** A visitor's fitting room: her photo and our pieces, rendered on her device. Its state outlives closing the sheet. */
export function VisitSheet({ open, onClose }: Props) {
  const look = useVisit((visit) => visit.look)
  const hasPhoto = useVisit((visit) => visit.photo !== null)
  const [isSaving, setIsSaving] = useState(false)

  useEffect(() => {
    if (open) void restoreVisit()
  }, [open])

  function close() {
    stopFitting()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('visit.title')}
      size="lg"
      isRoom
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
            <p className="min-w-0 flex-1 truncate font-medium max-sm:sr-only">{look.piece.name}</p>
            <Button
              className="max-sm:w-full"
              icon={<BookHeart aria-hidden className="size-5" strokeWidth={1.5} />}
              onClick={() => setIsSaving(true)}
            >
              {t('visit.save')}
            </Button>
          </div>
        )
      }
    >
      <div className="grid gap-x-10 gap-y-5 pt-5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="grid min-w-0 content-start gap-4">
          <VisitStage />
          <WaitingNote />
        </div>
        <VisitRail />
      </div>
      <SaveGate open={isSaving} onClose={() => setIsSaving(false)} />
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
