import { Suspense } from 'react'
import { useAppState } from '#client/session/app-state.ts'
import { laterPart } from '#client/lib/later-part.tsx'

const StyleRow = laterPart(async () => (await import('./profile/style-row.tsx')).StyleRow)

/** A section of the settings with a link to the style profile. It loads its own messages. */
export function StyleSetting() {
  const appState = useAppState()
  return (
    <Suspense fallback={<div className="h-28 border-t border-hairline" />}>
      <StyleRow isTold={appState?.styling_profile === 'completed'} />
    </Suspense>
  )
}
