import { t } from '#client/i18n/messages.ts'
import { useProfile } from '../profile-store.ts'

/** Shown as long as some answers are only on this device. */
export function UnsavedNote() {
  const { isUnsaved } = useProfile()
  return (
    <output className="mt-3 block text-sm text-ink-soft empty:mt-0">
      {isUnsaved && t('style-profile.unsaved')}
    </output>
  )
}
