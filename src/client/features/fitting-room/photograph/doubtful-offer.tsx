import { useId } from 'react'
import { sentenceGap } from '#client/i18n/sentence-gap.ts'
import { t } from '#client/i18n/messages.ts'
import { useCredits } from '#client/session/app-state.ts'
import { Button } from '#client/ui/button.tsx'
import type { Drift } from '@cabine/engine'

type Props = {
  /** What has changed, worst first. */
  drifts: Drift[]
  /** Her answer is on its way. */
  busy: boolean
  onKeep: () => void
  onDecline: () => void
}

/** More of them would read as a list of faults, and the first two decide. */
const maxSaid = 2

/** Offers a photograph that is not quite her, also after a second try. */
export function DoubtfulOffer({ drifts, busy, onKeep, onDecline }: Props) {
  const id = useId()
  const countsCredits = useCredits() !== null
  return (
    <section aria-labelledby={id} aria-busy={busy} className="@container grid gap-4 rounded-md bg-tint p-5">
      <div className="grid gap-2">
        <h2 id={id} className="font-display text-display-sm">
          {t('photograph.doubtfulTitle')}
        </h2>
        <p>
          {drifts
            .slice(0, maxSaid)
            .map((one) => t(`photograph.drift_${one}`))
            .join(sentenceGap())}
        </p>
        <p className="text-sm text-ink-soft">{t('photograph.doubtful')}</p>
      </div>
      <div className="grid gap-2 @md:grid-cols-2">
        <Choice cost={countsCredits ? t('photograph.costsCredit') : null} disabled={busy} onClick={onKeep}>
          {t('photograph.keep')}
        </Choice>
        <Choice
          cost={countsCredits ? t('photograph.costsNothing') : null}
          disabled={busy}
          onClick={onDecline}
        >
          {t('photograph.decline')}
        </Choice>
      </div>
    </section>
  )
}

type ChoiceProps = { cost: string | null; disabled: boolean; onClick: () => void; children: string }

/** Neither answer is the one to press: the two buttons look alike. */
const Choice = ({ cost, disabled, onClick, children }: ChoiceProps) => (
  <Button
    variant="outline"
    disabled={disabled}
    onClick={onClick}
    className="h-auto min-w-0 shrink px-5 py-2.5"
  >
    <span className="grid">
      {children}
      {cost && <span className="text-sm font-normal text-ink-soft">{cost}</span>}
    </span>
  </Button>
)
