import { useEffect } from 'react'
import { useShopper } from '#client/session/app-state.ts'
import type { SizeChart } from '#shared/size-chart.ts'
import { loadMeasures, useKeptMeasures } from './measures-store.ts'
import { measuresOf } from './sizes/kept-measures.ts'
import { sizeAdvice } from './sizes/size-advice.ts'

/** The size of a chart that her measures advise; null while they are not known, and where none is near. */
export function useAdvisedSize(chart: SizeChart | null) {
  const shopper = useShopper()
  const kept = useKeptMeasures()

  useEffect(() => {
    if (shopper && chart) void loadMeasures(shopper.id)
  }, [shopper, chart])

  if (!shopper || !chart || !kept || kept.heightCm === null) return null
  const advice = sizeAdvice(chart, measuresOf(kept))
  return advice && advice.doubt.kind !== 'beyond' ? advice.size : null
}
