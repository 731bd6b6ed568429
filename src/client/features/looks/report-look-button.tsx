import { useState } from 'react'
import Flag from 'lucide-react/icons/flag'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { Button } from '#client/ui/button.tsx'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import type { ReportedLook } from './report-look.tsx'

const ReportLook = laterPart(async () => (await import('./report-look.tsx')).ReportLook)

export function ReportLookButton({ look }: { look: ReportedLook }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-ms-4 justify-self-start text-ink-soft"
        icon={<Flag aria-hidden className="size-4" strokeWidth={1.5} />}
        onClick={() => setOpen(true)}
      >
        {t('looks.report')}
      </Button>
      <LateDialog open={isOpen} onClose={close}>
        <ReportLook open={isOpen} look={look} onClose={close} />
      </LateDialog>
    </>
  )
}
