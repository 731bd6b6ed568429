import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { cx } from '#client/lib/class-names.ts'

type Props = {
  label: string
  less: string
  more: string
  /** The name of each step, from least to most. */
  steps: string[]
  /** The index of the current step. */
  step: number
  onStep: (step: number) => void
}

/**
 * A choice among a few ordered steps, shown in words, one step at a time. As wide as the longest word, so that
 * the buttons do not move.
 */
export const Stepper = ({ label, less, more, steps, step, onStep }: Props) => (
  <fieldset aria-label={label} className="inline-flex items-center rounded-full bg-tint p-1">
    <Step label={less} icon={Minus} isPossible={step > 0} onPress={() => onStep(step - 1)} />
    <div className="grid px-1 text-center text-sm font-medium">
      {steps.map((name, at) => (
        <span
          key={name}
          aria-hidden={at !== step}
          className={cx('col-start-1 row-start-1 self-center', at !== step && 'invisible')}
        >
          {name}
        </span>
      ))}
    </div>
    <Step label={more} icon={Plus} isPossible={step < steps.length - 1} onPress={() => onStep(step + 1)} />
  </fieldset>
)

type StepProps = { label: string; icon: typeof Plus; isPossible: boolean; onPress: () => void }

/** At the last step the button is not disabled, because a disabled one loses the focus. */
const Step = ({ label, icon: Icon, isPossible, onPress }: StepProps) => (
  <button
    type="button"
    title={label}
    aria-label={label}
    aria-disabled={!isPossible}
    onClick={() => isPossible && onPress()}
    className={cx(
      'grid size-10 shrink-0 place-items-center rounded-full pointer-coarse:size-11',
      'transition-colors duration-(--duration-quick) hover:bg-raised aria-disabled:opacity-40 aria-disabled:hover:bg-transparent',
    )}
  >
    <Icon aria-hidden className="size-4" strokeWidth={1.75} />
  </button>
)
