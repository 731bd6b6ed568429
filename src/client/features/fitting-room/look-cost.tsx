import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { t } from '#client/i18n/messages.ts'
import { useCredits, usePlan } from '#client/session/app-state.ts'
import { buttonStyle } from '#client/ui/button-style.ts'

/** What a look costs her and how many more she can have, wherever a press makes one. Only the free plan counts. */
export function LookCost({ id }: { id: string }) {
  const isFree = usePlan() === 'free'
  const credits = useCredits() ?? 0
  if (!isFree) return null
  return (
    <div data-cost className="mb-1.5 flex min-h-5 items-center justify-between gap-3 text-sm roomy:mb-3">
      <p id={id} className="text-ink-soft">
        {t('fitting-room.cost', { count: credits })}
      </p>
      {credits === 0 && (
        <button
          type="button"
          className={buttonStyle('quiet', 'sm', '-me-3 -my-3 underline underline-offset-4')}
          onClick={() => openUpgrade('premium', 'no_credits')}
        >
          {t('fitting-room.moreCredits')}
        </button>
      )}
    </div>
  )
}
