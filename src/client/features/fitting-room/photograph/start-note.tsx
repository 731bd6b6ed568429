import { formatList } from '#client/i18n/format.ts'
import { sentenceGap } from '#client/i18n/sentence-gap.ts'
import { t } from '#client/i18n/messages.ts'
import { useAppState } from '#client/session/app-state.ts'
import { Link } from '#client/ui/link.tsx'
import { photographersOf } from './photographers.ts'

/** The line under the start button: who gets her photo, or what is missing before a photograph can be made. */
export function StartNote() {
  const appState = useAppState()
  const { agreed, unanswered } = photographersOf(appState)
  if (!appState || agreed.length + unanswered.length === 0) return null
  const services = agreed.map((one) => t(`photograph.name_${one}`))
  return (
    <p className="mt-2 text-sm text-ink-soft">
      {appState.photographs_unconfirmed ? (
        <>
          {t('photograph.unconfirmed')}
          {sentenceGap()}
          <Link to="/settings-clean#security" className="link">
            {t(appState.mail_available ? 'photograph.confirm' : 'photograph.addPasskey')}
          </Link>
        </>
      ) : services.length > 0 ? (
        t('photograph.sentTo', { services: formatList(services) })
      ) : (
        t('photograph.asksFirst')
      )}
    </p>
  )
}
