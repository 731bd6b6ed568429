import WifiOff from 'lucide-react/icons/wifi-off'
import { t } from '#client/i18n/messages.ts'
import { useOnline } from '#client/lib/online.ts'

export function OfflineBanner() {
  const online = useOnline()
  return (
    <output className="block">
      {!online && (
        <span className="flex items-center justify-center gap-3 bg-ink px-5 py-2.5 text-sm text-paper">
          <WifiOff aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          <span>
            <strong className="font-medium">{t('common.offlineTitle')}</strong> {t('common.offlineHint')}
          </span>
        </span>
      )}
    </output>
  )
}
