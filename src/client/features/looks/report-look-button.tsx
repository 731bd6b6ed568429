import { useState } from 'react'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import { ReportButton } from '#client/ui/report-button.tsx'
import type { ReportedLook } from './report-look.tsx'

const ReportLook = laterPart(async () => (await import('./report-look.tsx')).ReportLook)

export function ReportLookButton({ look }: { look: ReportedLook }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <ReportButton onClick={() => setOpen(true)}>{t('looks.report')}</ReportButton>
      <LateDialog open={isOpen} onClose={close}>
        <ReportLook open={isOpen} look={look} onClose={close} />
      </LateDialog>
    </>
  )
}
