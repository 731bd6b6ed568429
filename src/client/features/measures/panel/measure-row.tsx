import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { formatNumber } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import type { MeasureName } from '@cabine/engine/contract/measure-names.ts'
import { measuresOf, type KeptMeasures } from '../sizes/kept-measures.ts'
import { formatLength } from '../sizes/units.ts'

type Props = { name: MeasureName; kept: KeptMeasures; onCorrect: () => void }

/** A button with one measure and how far it may be off; it opens the dialog to correct it. */
export function MeasureRow({ name, kept, onCorrect }: Props) {
  const { value, note } = wordsOf(name, kept)
  const Icon = value ? Pencil : Plus
  return (
    <li className="grid">
      <button
        type="button"
        onClick={onCorrect}
        className="group grid min-h-11 items-center gap-x-3 rounded-md ps-1.5 text-start leading-tight hover:bg-tint sm:grid-cols-[minmax(0,1fr)_auto] sm:px-3"
      >
        <span className="min-w-0">
          <span className="block text-sm leading-tight text-ink-soft">{t(`measures.name_${name}`)}</span>
          {value && <span className="font-medium tabular-nums">{value} </span>}
          <span className="text-sm leading-tight text-ink-soft tabular-nums">{note}</span>
        </span>
        <Icon
          aria-hidden
          className="size-4 text-ink-soft group-hover:text-ink max-sm:hidden"
          strokeWidth={1.5}
        />
        <span className="sr-only">{t(value ? 'measures.correct' : 'measures.add')}</span>
      </button>
    </li>
  )
}

function wordsOf(name: MeasureName, kept: KeptMeasures) {
  const measure = measuresOf(kept)[name]
  const { unit } = kept
  if (measure?.isOwn) return { value: formatLength(measure.cm, unit), note: t('measures.byHer') }
  if (measure) {
    const doubt = t('measures.giveOrTake', { amount: formatLength(measure.doubtCm, unit) })
    return { value: formatLength(measure.cm, unit), note: doubt }
  }
  const told = kept.told?.measures[name]
  if (!told) return { note: t(kept.told ? 'measures.notTold' : 'measures.notYet') }
  const percent = (share: number) => formatNumber(share, { style: 'percent' })
  return {
    value: percent(told.share),
    note: t('measures.ofHeight', { amount: percent(Math.max(0.01, told.doubt)) }),
  }
}
