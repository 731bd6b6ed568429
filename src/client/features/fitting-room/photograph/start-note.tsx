import { formatList } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { useAppState } from '#client/session/app-state.ts'
import { Link } from '#client/ui/link.tsx'
import { photographersOf } from './photographers.ts'

/** The line under the start button: who gets her photo, or what is missing before a photograph can be made. */
export function StartNote() {
  const appState = useAppState()
  const { agreed, unanswered } = photographersOf(appState)
  if (!appState || agreed.length + unanswered.length === 0) return null
  if (appState.photographs_unconfirmed)
    return (
      <>
        {t('photograph.unconfirmed')}{' '}
        <Link to="/settings-clean#security" className="link">
          {t(appState.mail_available ? 'photograph.confirm' : 'photograph.addPasskey')}
        </Link>
      </>
    )
  const services = agreed.map((one) => t(`photograph.name_${one}`))
  return services.length > 0
    ? t('photograph.sentTo', { services: formatList(services) })
    : t('photograph.asksFirst')
}
