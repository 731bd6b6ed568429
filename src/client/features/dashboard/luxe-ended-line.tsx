import Crown from 'lucide-react/icons/crown'
import X from 'lucide-react/icons/x'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'

/** What the shopper keeps after Luxe, and a link to subscribe again. */
export const LuxeEndedLine = ({ onDismiss }: { onDismiss: () => void }) => (
  <section
    aria-labelledby="luxe-ended"
    className="mt-6 flex min-h-40 items-start gap-4 border-y border-hairline py-3 sm:min-h-21 sm:items-center sm:gap-5"
  >
    <Crown aria-hidden className="size-6 shrink-0 text-accent max-sm:mt-2.5" strokeWidth={1.25} />
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-3 max-sm:pt-2">
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="luxe-ended" className="font-medium">
          {t('notifications.luxe_ended')}
        </h2>
        <p className="text-sm text-ink-soft">{t('notifications.luxe_ended_text')}</p>
      </div>
      <Button variant="outline" size="sm" onClick={() => openUpgrade('luxe')}>
        {t('notifications.luxe_ended_back')}
      </Button>
    </div>
    <IconButton
      label={t('common.dismiss')}
      icon={<X aria-hidden className="size-5" strokeWidth={1.5} />}
      onClick={onDismiss}
      className="-me-3"
    />
  </section>
)
