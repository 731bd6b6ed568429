import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { t } from '#client/i18n/messages.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { startOver } from './open-talk.ts'
import { useTalk } from './talk-store.ts'

/** Begins the talk again. Among outfits a chip does that. */
export function StartOverButton() {
  const { script, log } = useTalk()
  // With the greeting alone there is nothing to start over.
  if (script === 'outfits' || log.length < 2) return null
  return (
    <IconButton
      label={t('stylist-chat.startOver')}
      icon={<RotateCcw aria-hidden className="size-5" strokeWidth={1.5} />}
      onClick={startOver}
    />
  )
}
