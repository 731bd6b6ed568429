import { useState } from 'react'
import X from 'lucide-react/icons/x'
import { isBusy } from '#client/features/fitting-room/try-on-state.ts'
import { useTryOn } from '#client/features/fitting-room/try-on-store.ts'
import { t } from '#client/i18n/messages.ts'
import { useOverlayOpen } from '#client/lib/overlays.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { reloadIntoNewVersion } from './new-version.ts'
import { useNewVersion } from './register-service-worker.ts'

/** Shows the notice once: never during a try-on, nor over an open dialog. */
export function VersionNotice() {
  const { isReady } = useNewVersion()
  const [isDismissed, setDismissed] = useState(false)
  const isTryingOn = isBusy(useTryOn())
  const isCovered = useOverlayOpen()
  const isShown = isReady && !isDismissed && !isTryingOn && !isCovered
  return (
    <output
      className={
        isShown
          ? 'fixed inset-x-4 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] [:root:has([data-room])_&]:max-sm:bottom-[calc(9rem+env(safe-area-inset-bottom))] z-20 mx-auto flex max-w-sm animate-rise items-center gap-2 rounded-lg bg-raised py-1.5 ps-5 pe-2 shadow-float sm:inset-x-auto sm:start-6 sm:bottom-6 sm:mx-0'
          : 'sr-only'
      }
    >
      {isShown && (
        <>
          <span className="min-w-0 flex-1 text-sm">{t('shell.newVersion')}</span>
          <Button variant="quiet" size="sm" onClick={() => void reloadIntoNewVersion()}>
            {t('shell.newVersionReload')}
          </Button>
          <IconButton
            label={t('common.dismiss')}
            icon={<X aria-hidden className="size-4" strokeWidth={1.5} />}
            onClick={() => setDismissed(true)}
          />
        </>
      )}
    </output>
  )
}
