import { useAppState } from '#client/session/app-state.ts'
import { t } from '#client/i18n/messages.ts'
import { ActionButton } from '#client/ui/action-button.tsx'
import type { ButtonSize, ButtonVariant } from '#client/ui/button-style.ts'
import { openPortal } from './checkout/portal.ts'

type Props = Parameters<typeof openPortal>[0] & {
  label?: string
  variant?: ButtonVariant
  size?: ButtonSize
}

/** Shown only to customers of the payment service; everybody else has nothing to manage there. */
export function ManageSubscriptionButton({ label, variant = 'outline', size, ...asked }: Props) {
  if (!useAppState()?.has_stripe_customer) return null
  return (
    <ActionButton variant={variant} size={size} action={() => openPortal(asked)}>
      {label ?? t('billing.manage')}
    </ActionButton>
  )
}
