import { useEffect } from 'react'
import { useShopper } from '#client/session/app-state.ts'
import { loadPhoto } from '#client/features/fitting-room/load-photo.ts'
import { photoOwner } from '#client/features/fitting-room/photo-consent.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Agreement } from './agreement.tsx'
import { MeasuresPanel } from './measures-panel.tsx'
import { loadMeasures, useKeptMeasures } from '../measures-store.ts'

/** A section of the settings: asks for agreement, and then shows the measures. */
export function MeasuresSetting() {
  const shopper = useShopper()
  const kept = useKeptMeasures()

  useEffect(() => {
    if (!shopper) return
    void loadMeasures(shopper.id)
    const owner = photoOwner()
    if (owner) void loadPhoto(owner)
  }, [shopper])

  if (!shopper) return null
  if (kept === undefined) return <Skeleton className="h-40" />
  if (kept === null) return <Agreement userId={shopper.id} />
  return <MeasuresPanel userId={shopper.id} kept={kept} />
}
