import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { usePasswordLength } from '../site-ways.ts'

/**
 * Says during typing what the two passwords still need. The line about the second password waits until there is
 * one.
 */
export function PasswordChecklist({
  password,
  confirmPassword,
}: {
  password: string
  confirmPassword: string
}) {
  const count = usePasswordLength()
  const matches = password === confirmPassword
  return (
    <ul aria-label={t('auth.checklist')} aria-live="polite" className="grid gap-1.5 text-sm">
      <Line met={password.length >= count}>{t('auth.atLeast', { count })}</Line>
      {confirmPassword && (
        <Line met={matches}>{matches ? t('auth.passwordsMatch') : t('auth.passwordsMustMatch')}</Line>
      )}
    </ul>
  )
}

function Line({ met, children }: { met: boolean; children: string }) {
  const Icon = met ? Check : Circle
  return (
    <li className={cx('flex items-center gap-2', met ? 'text-good' : 'text-ink-soft')}>
      <Icon aria-hidden className="size-4" strokeWidth={met ? 2.25 : 1.5} />
      <span className="sr-only">{met ? t('auth.met') : t('auth.unmet')}</span>
      <span>{children}</span>
    </li>
  )
}
