import ChevronsUp from 'lucide-react/icons/chevrons-up'
import MoveHorizontal from 'lucide-react/icons/move-horizontal'
import MoveVertical from 'lucide-react/icons/move-vertical'
import { wearingLimits, type Wearing } from '@cabine/engine'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import type { Adjuster } from './adjuster.ts'
import { Pull } from './pull.tsx'
import { trackOf } from './pull-track.ts'
import { useAdjusting } from './use-adjusting.ts'
import { wearingOf } from './look-settings.ts'
import { lengthWords, sleeveWords, slideWords } from './wearing-words.ts'

type Props = { adjuster: Adjuster; width: number; height: number }

/**
 * Handles on the picture for the hem, a cuff and the neckline. They show while a mouse is over the picture, the focus is
 * in it, or the controls are open; the place that a handle is dragged to is the value.
 */
export function PullHandles({ adjuster, width, height }: Props) {
  const { look, settings, piece, isOpen } = useAdjusting(adjuster, (all) => all)
  const worn = look?.worn[piece]
  if (!worn?.handles) return null
  const { adjustable, handles } = worn
  const shown = isOpen
    ? ''
    : 'opacity-0 group-hover/picture:opacity-100 group-focus-within/picture:opacity-100 pointer-coarse:invisible'
  const wearing = wearingOf(settings, piece)
  const pull = (
    control: 'length' | 'sleeves' | 'slide',
    at: (typeof handles)[keyof typeof handles],
    limits: readonly [number, number],
    step: number,
  ) =>
    adjustable[control] && at
      ? {
          track: trackOf(at, limits, step, worn.wearing[control]),
          step,
          value: wearing[control],
          shape: width / height,
          onHold: adjuster.hold,
          onPull: (value: number) =>
            adjuster.setWearing(piece, { [control]: value } satisfies Partial<Wearing>, control),
        }
      : null
  const { length, sleeves, slide } = wearing
  const hem = pull('length', handles.hem, [-wearingLimits.length, wearingLimits.length], 0.02)
  const cuff = pull('sleeves', handles.cuff, [0, 1], 0.05)
  const neck = pull('slide', handles.neck, [-1, 1], 0.1)
  return (
    <div
      className={cx(
        'pointer-events-none absolute inset-0 transition-opacity duration-(--duration-quick)',
        shown,
      )}
    >
      {neck && (
        <Pull
          {...neck}
          label={t('wearing.pullNeck')}
          icon={<MoveHorizontal className="size-4.5" strokeWidth={1.5} />}
          direction="across"
          valueText={slideWords(slide)}
        />
      )}
      {cuff && (
        <Pull
          {...cuff}
          label={t('wearing.pullCuffs')}
          icon={<ChevronsUp className="size-4.5" strokeWidth={1.5} />}
          direction="up"
          valueText={sleeveWords(sleeves)}
        />
      )}
      {hem && (
        <Pull
          {...hem}
          label={t('wearing.pullHem')}
          icon={<MoveVertical className="size-4.5" strokeWidth={1.5} />}
          direction="down"
          valueText={lengthWords(length)}
        />
      )}
    </div>
  )
}
