import { t } from '#client/i18n/messages.ts'
import { useAppState } from './app-state-store.ts'

/** What she has. Managing and upgrading join it with billing. */
export function PlanCard() {
  const appState = useAppState()
  if (!appState) return <p>{t('account.unavailable')}</p>
  return (
    <div className="bg-blush rounded-lg p-6 sm:p-8">
      <p className="font-display text-display-md">
        {appState.is_premium ? t('account.premium') : t('account.free')}
      </p>
      {appState.is_premium ? (
        <p className="mt-3">{t('account.premiumActive')}</p>
      ) : (
        <p className="mt-3">
          {t('common.creditsLeft', { count: appState.credits_remaining ?? 0 })}. {t('account.freeHint')}
        </p>
      )}
    </div>
  )
}
