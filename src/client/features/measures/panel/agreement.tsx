import { t } from '#client/i18n/messages.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { Button } from '#client/ui/button.tsx'
import { keepMeasures } from '../measures-store.ts'
import { usualUnit } from '../sizes/units.ts'

/** Asks for agreement before any body measure is taken or kept: says what is kept, where, and how to delete it. */
export function Agreement({ userId }: { userId: string }) {
  async function agree() {
    const unit = usualUnit(navigator.languages)
    const isKept = await keepMeasures(userId, { heightCm: null, unit, told: null, own: {} })
    if (!isKept) toast({ title: t('measures.notKept') })
  }

  return (
    <div className="grid max-w-[60ch] justify-items-start gap-3">
      <p>{t('measures.invitation')}</p>
      <p className="text-ink-soft">{t('measures.terms')}</p>
      <Button variant="outline" className="mt-2" onClick={() => void agree()}>
        {t('measures.agree')}
      </Button>
    </div>
  )
}
