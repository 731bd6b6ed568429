import { t } from '#client/i18n/messages.ts'
import { useTelling } from '../profile-store.ts'

/** Said as long as something is on this device alone. */
export function Unsaved() {
  const { isUnsaved } = useTelling()
  return (
    <output className="mt-3 block text-sm text-ink-soft empty:mt-0">
      {isUnsaved && t('style-profile.unsaved')}
    </output>
  )
}
