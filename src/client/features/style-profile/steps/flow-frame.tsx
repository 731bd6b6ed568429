import type { ReactNode } from 'react'
import X from 'lucide-react/icons/x'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { isPause } from '@cabine/sophia/questions/question-flow.ts'
import { onboarding, onboardingTotal, stepNumber } from '@cabine/sophia/questions/onboarding.ts'
import { onboardingSteps, type OnboardingStep } from '@cabine/sophia/questions/profile.ts'

/** How many numbered steps have been reached. The wardrobe has no number and counts as the step before it. */
function reached(at: OnboardingStep) {
  const question = onboarding.find(({ id }) => id === at)
  if (question && !isPause(question)) return stepNumber(at) ?? 0
  const before = onboardingSteps[onboardingSteps.indexOf(at) - 1]
  return (before && stepNumber(before)) ?? 0
}

/** The progress through the onboarding, and the button to leave it. */
export function ProgressLine({ at, onLeave }: { at: OnboardingStep; onLeave: () => void }) {
  const step = stepNumber(at)
  const count = reached(at)
  return (
    <div className="flex items-center gap-4 pt-4 sm:gap-6 sm:pt-6">
      <p className="min-w-16 text-sm text-ink-soft tabular-nums">
        {step ? t('style-profile.progress', { step, total: onboardingTotal }) : t('style-profile.pause')}
      </p>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw <progress> differently, and none can animate it
        role="progressbar"
        aria-label={t('style-profile.progressLabel', { step: count, total: onboardingTotal })}
        aria-valuenow={count}
        aria-valuemin={0}
        aria-valuemax={onboardingTotal}
        className="h-0.5 flex-1 overflow-hidden rounded-full bg-hairline"
      >
        <div
          className="h-full rounded-full bg-accent transition-[inline-size] duration-(--duration-slow) ease-out"
          style={{ inlineSize: `${(count / onboardingTotal) * 100}%` }}
        />
      </div>
      <Button
        variant="quiet"
        size="sm"
        onClick={onLeave}
        icon={<X aria-hidden className="size-4" strokeWidth={1.5} />}
        className="-me-4 max-sm:-me-3 max-sm:min-h-11 max-sm:min-w-11 max-sm:px-0"
      >
        <span className="max-sm:sr-only">{t('style-profile.leave')}</span>
      </Button>
    </div>
  )
}

type FooterProps = {
  onBack?: () => void
  onSkip?: () => void
  skipLabel?: string
  /** The primary action, if there is one. */
  children?: ReactNode
}

/** The buttons of a step, at the bottom of the screen, where a thumb reaches them. */
export const FlowFooter = ({ onBack, onSkip, skipLabel, children }: FooterProps) => (
  <div className="sticky bottom-0 z-10 mt-auto flex items-center gap-1 border-t border-hairline bg-paper/94 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-md sm:py-4">
    {onBack && (
      <Button variant="quiet" onClick={onBack} className="-ms-6 max-sm:-ms-5 max-sm:px-5">
        {t('style-profile.back')}
      </Button>
    )}
    <div className="ms-auto flex items-center gap-1 sm:gap-3">
      {onSkip && (
        <Button
          variant="quiet"
          onClick={onSkip}
          className={children ? 'max-sm:px-3' : '-me-6 max-sm:-me-5 max-sm:px-5'}
        >
          {skipLabel}
        </Button>
      )}
      {children}
    </div>
  </div>
)
