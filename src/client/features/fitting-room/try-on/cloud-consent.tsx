import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { isEngineSupported } from '#client/lib/engine-session.ts'

type Props = { open: boolean; onAnswer: (provider: 'cloud' | 'device' | null) => void }

/** Asked before a photo that lives only in this browser leaves it. */
export function CloudConsent({ open, onAnswer }: Props) {
  return (
    <Dialog open={open} onClose={() => onAnswer(null)} title={t('try-on.consentTitle')} size="sm">
      <div className="grid gap-6">
        <p className="text-ink-soft">{t('try-on.consent')}</p>
        <div className="grid gap-2 sm:flex sm:flex-row-reverse">
          <Button onClick={() => onAnswer('cloud')}>{t('try-on.consentGo')}</Button>
          {isEngineSupported() && (
            <Button variant="outline" onClick={() => onAnswer('device')}>
              {t('try-on.consentDevice')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
