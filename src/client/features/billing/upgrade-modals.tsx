import { lazy, Suspense } from 'react'
import { useWanted } from '#client/lib/use-wanted.ts'
import { useUpgrade } from './upgrade-store.ts'

const UpgradeDialogs = lazy(async () => ({ default: (await import('./upgrade-dialogs.tsx')).UpgradeDialogs }))

/** Both upgrade modals. Put once on a page that may call `openUpgrade`; needs the sentences of `billing`. */
export function UpgradeModals() {
  if (!useWanted(useUpgrade() !== null)) return null
  return (
    <Suspense>
      <UpgradeDialogs />
    </Suspense>
  )
}
