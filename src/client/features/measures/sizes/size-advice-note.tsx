import { useEffect } from 'react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useShopper } from '#client/session/app-state.ts'
import { formatList, formatRow } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { useRegion } from '#client/i18n/region.ts'
import { Link } from '#client/ui/link.tsx'
import type { MeasureName } from '@cabine/engine/contract/measure-names.ts'
import type { SizeChart } from '#shared/size-chart.ts'
import { sizeIn } from '#shared/sizes/convert-size.ts'
import { measuresOf } from './kept-measures.ts'
import { loadMeasures, useKeptMeasures } from '../measures-store.ts'
import { sizeAdvice, type Reason, type SizeAdvice } from './size-advice.ts'
import { formatSpan, type LengthUnit } from './units.ts'

type Props = {
  chart: SizeChart
  /** What is needed to say a size as her country counts; without it the shop's own stands alone. */
  piece?: Parameters<typeof sizeIn>[2]
}

/** Which size of a piece probably fits, why, and how sure that is; a link to the measures if there are none yet. */
export function SizeAdviceNote({ chart, piece }: Props) {
  const country = useRegion()?.country
  const shopper = useShopper()
  const kept = useKeptMeasures()

  useEffect(() => {
    if (shopper) void loadMeasures(shopper.id)
  }, [shopper])

  if (!shopper || kept === undefined) return null
  const measures = kept && kept.heightCm !== null ? measuresOf(kept) : {}
  if (!kept || Object.keys(measures).length === 0) return <ToMeasures>{t('measures.whichSize')}</ToMeasures>
  const advice = sizeAdvice(chart, measures)
  if (!advice) return null
  const named = (size: string) => {
    const localSize = country && piece ? sizeIn(country, size, piece) : null
    return localSize === null ? size : `${size} · ${localSize}`
  }
  return (
    <div className="mt-2 grid justify-items-start gap-1">
      <p className="font-medium">
        {t('measures.advice', {
          size: named(advice.size),
          reasons: formatRow(advice.reasons.map((reason) => reasonText(reason, kept.unit))),
        })}
      </p>
      <p className="text-sm text-ink-soft">{doubtText(advice.doubt, named)}</p>
      <ToMeasures>{t('measures.yours')}</ToMeasures>
    </div>
  )
}

const ToMeasures = ({ children }: { children: string }) => (
  <Link to="/settings-clean#measures" className="link inline-flex min-h-11 items-center gap-2 text-sm">
    {children}
    <ArrowRight aria-hidden className="size-4 shrink-0 rtl:rotate-180" strokeWidth={1.75} />
  </Link>
)

const nameInText = (measure: MeasureName) => t(`measures.in_text_${measure}`)

function reasonText({ measure, fit, byCm }: Reason, unit: LengthUnit) {
  if (fit === 'fits') return t(`measures.fits_${measure}`)
  return t(`measures.reason_${fit}`, { name: nameInText(measure), amount: formatSpan(byCm, unit) })
}

function doubtText(doubt: SizeAdvice['doubt'], named: (size: string) => string) {
  switch (doubt.kind) {
    case 'sure':
      return t('measures.doubt_sure')
    case 'between':
      return t(doubt.isOtherLarger ? 'measures.doubt_larger' : 'measures.doubt_smaller', {
        other: named(doubt.other),
      })
    case 'unsure':
      return t('measures.doubt_unsure', {
        other: named(doubt.other),
        measures: formatList(doubt.because.map(nameInText)),
      })
    case 'beyond':
      return t('measures.doubt_beyond')
  }
}
