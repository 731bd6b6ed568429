import type { ReactNode } from 'react'
import { wearingLimits, type Adjustable } from '@cabine/engine'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { Slider } from '#client/ui/slider.tsx'
import { Stepper } from '#client/ui/stepper.tsx'
import type { Adjuster } from './adjuster.ts'
import { useAdjusting } from './use-adjusting.ts'
import { isAsItComes, wearingOf } from './look-settings.ts'
import { lengthWords, sizes, sizeWords, sleeveWords, slideWords, tuckWords } from './wearing-words.ts'

const tucks = ['out', 'half', 'in'] as const
const longest = wearingLimits.length * 100

type Props = { adjuster: Adjuster; piece: number; adjustable: Adjustable }

/** The controls of one piece. Controls that would change nothing are not shown. */
export function PieceControls({ adjuster, piece, adjustable }: Props) {
  const wearing = useAdjusting(adjuster, ({ settings }) => wearingOf(settings, piece))
  const { size, tuck, length, sleeves, isOpen, slide } = wearing
  return (
    <div className="grid gap-2">
      {adjustable.size && (
        <Row label={t('wearing.size')}>
          <Stepper
            label={t('wearing.size')}
            less={t('wearing.size_down')}
            more={t('wearing.size_up')}
            steps={sizes.map(sizeWords)}
            step={sizes.indexOf(size)}
            onStep={(step) => adjuster.setWearing(piece, { size: sizes[step] })}
          />
        </Row>
      )}
      {adjustable.tuck && (
        <Row label={t('wearing.tuck')}>
          <Segmented
            label={t('wearing.tuck')}
            options={tucks.map((value) => ({ value, label: tuckWords(value) }))}
            value={tuck}
            onChange={(value) => adjuster.setWearing(piece, { tuck: value })}
          />
        </Row>
      )}
      {adjustable.front && (
        <Row label={t('wearing.front')}>
          <Segmented
            label={t('wearing.front')}
            options={[
              { value: 'closed', label: t('wearing.front_closed') },
              { value: 'open', label: t('wearing.front_open') },
            ]}
            value={isOpen === null ? adjustable.front : isOpen ? 'open' : 'closed'}
            onChange={(value) =>
              // The piece's usual front is stored as null, so that it is not remembered as a wish.
              adjuster.setWearing(piece, { isOpen: value === adjustable.front ? null : value === 'open' })
            }
          />
        </Row>
      )}
      {adjustable.length && (
        <Slider
          label={t('wearing.length')}
          min={-longest}
          max={longest}
          step={2}
          value={Math.round(length * 100)}
          valueText={lengthWords(length)}
          onHold={adjuster.hold}
          onChange={(percent) => adjuster.setWearing(piece, { length: percent / 100 }, 'length')}
        />
      )}
      {adjustable.sleeves && (
        <Slider
          label={t('wearing.sleeves')}
          min={0}
          max={100}
          step={5}
          value={Math.round(sleeves * 100)}
          valueText={sleeveWords(sleeves)}
          onHold={adjuster.hold}
          onChange={(percent) => adjuster.setWearing(piece, { sleeves: percent / 100 }, 'sleeves')}
        />
      )}
      {adjustable.slide && (
        <Slider
          label={t('wearing.slide')}
          min={-100}
          max={100}
          step={10}
          value={Math.round(slide * 100)}
          valueText={slideWords(slide)}
          onHold={adjuster.hold}
          onChange={(percent) => adjuster.setWearing(piece, { slide: percent / 100 }, 'slide')}
        />
      )}
      <Button
        variant="quiet"
        size="sm"
        // Not disabled: a disabled button loses the keyboard focus.
        aria-disabled={isAsItComes(wearing)}
        onClick={() => adjuster.wearAsItComes(piece)}
        className="-ms-4 justify-self-start"
      >
        {t('wearing.asItComes')}
      </Button>
    </div>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
    <span aria-hidden className="text-sm font-medium">
      {label}
    </span>
    {children}
  </div>
)
