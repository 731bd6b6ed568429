import { Suspense } from 'react'
import { useAppState } from '#client/session/app-state.ts'
import { laterPart } from '#client/lib/later-part.tsx'

const ConsultationLine = laterPart(
  async () => (await import('./consultation/consultation-line.tsx')).ConsultationLine,
)

/** A link to Sophia's monthly consultation, for shoppers with Luxe. It loads its own messages. */
export function ConsultationLink() {
  const appState = useAppState()
  if (!appState?.is_premium) return null
  return (
    <Suspense fallback={<div className="min-h-21" />}>
      <ConsultationLine isOpen={appState.consultation_open} />
    </Suspense>
  )
}
