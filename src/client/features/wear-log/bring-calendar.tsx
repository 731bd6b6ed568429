import { useState } from 'react'
import Upload from 'lucide-react/icons/upload'
import { t } from '#client/i18n/messages.ts'
import { FileButton } from '#client/ui/file-button.tsx'
import { orToast } from '#client/ui/toasts/toast-failure.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { importCalendar, takeOut, type ImportedCalendar } from './import-calendar.ts'

const sentencesOf = ({ noted, events, missing, repeating }: ImportedCalendar) =>
  [
    ...(noted.length > 0 ? [t('wear-log.notedDays', { count: noted.length })] : []),
    ...(events > 0 ? [t('wear-log.keptEvents', { count: events })] : []),
    ...(missing > 0 ? [t('wear-log.missingPieces', { count: missing })] : []),
    ...(repeating > 0 ? [t('wear-log.repeatingEvents', { count: repeating })] : []),
  ].join(' ')

/** Brings in a calendar file: one of ours with what she wore, or another one with what lies ahead. */
export function BringCalendar() {
  const [isReading, setIsReading] = useState(false)

  async function bring(file: File) {
    setIsReading(true)
    const imported = await importCalendar(file).finally(() => setIsReading(false))
    if (!imported) toast({ title: t('wear-log.noCalendar'), tone: 'error' })
    else
      toast({
        title: t(imported.noted.length + imported.events > 0 ? 'wear-log.imported' : 'wear-log.nothingNew'),
        description: sentencesOf(imported),
        tone: 'success',
        ...(imported.noted.length > 0 && {
          action: { label: t('wear-log.undo'), onClick: () => void orToast(takeOut(imported.noted)) },
        }),
      })
  }

  return (
    <div aria-busy={isReading}>
      <FileButton
        accept=".ics,text/calendar"
        onFile={(file) => void orToast(bring(file))}
        variant="quiet"
        size="sm"
        className="-ms-3"
        icon={<Upload aria-hidden className="size-4.5" strokeWidth={1.5} />}
      >
        {t('wear-log.import')}
      </FileButton>
    </div>
  )
}
