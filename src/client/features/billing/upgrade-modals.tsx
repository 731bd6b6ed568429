import { laterPart } from '#client/lib/later-part.tsx'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import { closeUpgrade, useUpgrade } from './upgrade-store.ts'

const UpgradeDialogs = laterPart(async () => (await import('./upgrade-dialogs.tsx')).UpgradeDialogs)

/**
 * Both upgrade modals, once for all app pages: `openUpgrade` opens them from anywhere. Their messages are
 * loaded with them.
 */
export function UpgradeModals() {
  return (
    <LateDialog open={useUpgrade() !== null} onClose={closeUpgrade}>
      <UpgradeDialogs />
    </LateDialog>
  )
}
