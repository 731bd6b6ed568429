import { startTransition, useActionState, useOptimistic } from 'react'
import { t } from '#client/i18n/messages.ts'
import { useAppState } from '#client/session/app-state.ts'
import { Switch } from '#client/ui/switch.tsx'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { photographersOf } from './photograph/photographers.ts'
import { saveConsents, type Consents } from './photograph/save-consents.ts'

/** The setting for who may make photographs of her. Needs the messages of `photograph`. */
export function PhotographConsentSetting() {
  const { all, consents } = photographersOf(useAppState())
  const [shown, show] = useOptimistic(consents, (before, change: Consents) => ({ ...before, ...change }))
  // Queued, so that two quick changes reach the server in their order.
  const [, commit, isPending] = useActionState(async (_: void, change: Consents) => {
    if (await saveConsents(change)) toast({ title: t('photograph.settingSaved'), tone: 'success' })
  }, undefined)
  if (all.length === 0) return null

  function choose(change: Consents) {
    startTransition(() => {
      show(change)
      commit(change)
    })
  }

  return (
    <fieldset aria-busy={isPending}>
      <legend className="font-medium">{t('photograph.settingTitle')}</legend>
      <p className="mt-1 text-ink-soft">{t('photograph.settingText')}</p>
      <div className="mt-3 divide-y divide-hairline border-y border-hairline">
        {all.map((one) => (
          <Switch
            key={one}
            label={t(`photograph.name_${one}`)}
            text={t(`photograph.terms_${one}`)}
            checked={shown[one] === true}
            onChange={(isOn) => choose({ [one]: isOn })}
          />
        ))}
      </div>
    </fieldset>
  )
}
