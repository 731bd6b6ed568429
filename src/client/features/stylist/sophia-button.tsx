import { useState } from 'react'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { Button } from '#client/ui/button.tsx'
import { LateDialog } from '#client/ui/late-dialog.tsx'

export const fetchSophia = () => import('./entrances/sophia-dialog.tsx')

const SophiaDialog = laterPart(async () => {
  const { SophiaDialog: Dialog, openTalkHere } = await fetchSophia()
  // Before its first view: chips that came after it would take the focus from the heading.
  openTalkHere()
  return Dialog
})

/** The button that opens the chat with Sophia, whose code is fetched after the page. */
export function SophiaButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span className="max-sm:sr-only">{t('fitting-room.askSophia')}</span>
        <span aria-hidden className="sm:hidden">
          {t('fitting-room.sophia')}
        </span>
      </Button>
      <LateDialog open={isOpen} onClose={() => setIsOpen(false)}>
        <SophiaDialog open={isOpen} onClose={() => setIsOpen(false)} />
      </LateDialog>
    </>
  )
}
