import { useState } from 'react'
import { useStore } from 'zustand'
import { t } from '#client/i18n/messages.ts'
import { lookAdjuster } from '../adjust/look-adjuster.ts'
import { useSaving, useTriedOutfit, useTryOn } from '../try-on-store.ts'
import { lookWords, useIsSample } from './look-words.ts'

/** What the live region says: the phase, since the bar's own label changes too often to be read out, then the result, then that it is saved. */
export function StatusWords() {
  const state = useTryOn()
  const { phase } = state
  const outfit = useTriedOutfit()
  const isMaking = useStore(lookAdjuster.store, ({ isMaking: isRemaking }) => isRemaking)
  const isSample = useIsSample()
  const saving = useSaving()
  // Of a look that she goes back to, which may have been saved before, she hears which it is.
  const lookId = state.phase === 'complete' ? state.look.predictionId : null
  const [shown, setShown] = useState({ lookId, saving })
  if (shown.lookId !== lookId) setShown({ lookId, saving })
  // The alert says it, with what to do.
  if (phase === 'idle' || phase === 'error') return null
  if (phase !== 'complete') return t(`try-on.${phase}`)
  if (isMaking || !outfit) return t('try-on.generating')
  if (saving === 'saved' && shown.saving !== 'saved') return t('try-on.saved')
  return `${t('try-on.announceDone')} ${lookWords(outfit, isSample)}`
}
