import { useSyncExternalStore } from 'react'
import Download from 'lucide-react/icons/download'
import { t } from '#client/i18n/messages.ts'
import { useInstallOffer } from '#client/lib/install-offer.ts'
import { Button } from '#client/ui/button.tsx'
import { SettingsSection } from '#client/ui/settings-section.tsx'

const standalone = '(display-mode: standalone)'

function onDisplayMode(onChange: () => void) {
  const query = matchMedia(standalone)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the app was opened from the home screen, which iOS reports in a property of its own. */
const isInstalled = () =>
  matchMedia(standalone).matches || (navigator as { standalone?: boolean }).standalone === true

/** iOS offers no install prompt: there the shopper has to do it by hand. */
const isApple = () => 'standalone' in navigator && navigator.maxTouchPoints > 0

/** Offers to install the app, only here and never unasked. Absent where it cannot be installed. */
export function InstallSetting() {
  const { prompt } = useInstallOffer()
  const installed = useSyncExternalStore(onDisplayMode, isInstalled)
  if (installed || (!prompt && !isApple())) return null
  return (
    <SettingsSection title={t('shell.installTitle')}>
      <p className="max-w-prose">{t('shell.installText')}</p>
      {prompt ? (
        <Button
          variant="outline"
          className="mt-5"
          icon={<Download aria-hidden className="size-4.5" strokeWidth={1.5} />}
          onClick={() => {
            // The browser allows one prompt for each offer.
            useInstallOffer.setState({ prompt: null })
            void prompt.prompt()
          }}
        >
          {t('shell.install')}
        </Button>
      ) : (
        <p className="mt-3 text-ink-soft">{t('shell.installByHand')}</p>
      )}
    </SettingsSection>
  )
}
