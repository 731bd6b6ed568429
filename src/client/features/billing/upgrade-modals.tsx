'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import { lazy, Suspense } from 'react'
import { useWanted } from '#client/lib/use-wanted.ts'
import { useUpgrade } from './upgrade-store.ts'

const UpgradeDialogs = lazy(async () => ({ default: (await import('./upgrade-dialogs.tsx')).UpgradeDialogs }))

/**
 * Both upgrade modals, once for all app pages: `openUpgrade` opens them from anywhere. Their messages are
 * loaded with them.
 */
export function UpgradeModals() {
  if (!useWanted(useUpgrade() !== null)) return null
  return (
    <Suspense>
      <UpgradeDialogs />
    </Suspense>
  )
}
