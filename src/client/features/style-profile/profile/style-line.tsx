import ArrowRight from 'lucide-react/icons/arrow-right'
import Ruler from 'lucide-react/icons/ruler'
import X from 'lucide-react/icons/x'
import { t } from '#client/i18n/messages.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Link } from '#client/ui/link.tsx'
import { onboardingTotal, stepAfter, stepNumber } from '@cabine/sophia/questions/onboarding.ts'
import type { OnboardingStep } from '@cabine/sophia/questions/profile.ts'

/** A step without a number counts as the one that follows it. */
function numberOf(step: OnboardingStep) {
  const next = stepAfter(step)
  return stepNumber(step) ?? (next && stepNumber(next)) ?? onboardingTotal
}

type Props = {
  /** The step to go on with; null before she has begun. */
  step: OnboardingStep | null
  onDismiss: () => void
}

/** Invites her to begin the style profile, or to go on where she left it. */
export const StyleLine = ({ step, onDismiss }: Props) => (
  <div className="group relative flex min-h-21 items-center gap-4 py-3 sm:gap-5">
    <Ruler aria-hidden className="size-6 shrink-0 text-accent" strokeWidth={1.25} />
    <div className="min-w-0 flex-1">
      <Link
        to="/style-profile"
        className="font-medium decoration-edge underline-offset-4 group-hover:underline after:absolute after:inset-0"
      >
        {step
          ? t('style-link.goOn', { step: numberOf(step), total: onboardingTotal })
          : t('style-link.invite')}
        <ArrowRight
          aria-hidden
          className="ms-2 inline size-4 max-sm:hidden text-ink-soft transition-transform duration-(--duration-calm) ease-out group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
          strokeWidth={1.5}
        />
      </Link>
      <p className="text-sm text-ink-soft">{t(step ? 'style-link.goOnText' : 'style-link.inviteText')}</p>
    </div>
    <IconButton
      label={t('style-link.dismiss')}
      icon={<X aria-hidden className="size-5" strokeWidth={1.5} />}
      onClick={onDismiss}
      className="relative -me-3"
    />
  </div>
)
