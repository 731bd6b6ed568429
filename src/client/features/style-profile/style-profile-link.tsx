import { Suspense, useState } from 'react'
import { useAppState } from '#client/session/app-state.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { readStored, writeStored } from '#client/lib/browser-storage.ts'

const StyleLine = laterPart(async () => (await import('./profile/style-line.tsx')).StyleLine)

const dismissedKey = 'style-card-dismissed'

/** A link to the style profile, until it is completed. Once dismissed, it comes back when she has reached another step. */
export function StyleProfileLink() {
  const appState = useAppState()
  const [dismissed, setDismissed] = useState(() => readStored(dismissedKey))
  if (!appState || appState.styling_profile === 'completed') return null
  const step = appState.styling_step
  const progress = `${appState.user.id} ${step}`
  if (dismissed === progress) return null
  return (
    <Suspense fallback={<div className="min-h-21" />}>
      <StyleLine
        step={step}
        onDismiss={() => {
          writeStored(dismissedKey, progress)
          setDismissed(progress)
        }}
      />
    </Suspense>
  )
}
