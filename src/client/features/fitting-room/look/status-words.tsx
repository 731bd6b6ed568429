import { useStore } from 'zustand'
import { t } from '#client/i18n/messages.ts'
import { lookAdjuster } from '../adjust/look-adjuster.ts'
import { useTriedOutfit, useTryOn } from '../try-on-store.ts'
import { lookWords, useIsSample } from './look-words.ts'

/** What the live region says: the phase, since the bar's own label changes too often to be read out, then the result. */
export function StatusWords() {
  const { phase } = useTryOn()
  const outfit = useTriedOutfit()
  const isMaking = useStore(lookAdjuster.store, (state) => state.isMaking)
  const isSample = useIsSample()
  // The alert says it, with what to do.
  if (phase === 'idle' || phase === 'error') return null
  if (phase !== 'complete') return t(`try-on.${phase}`)
  if (isMaking || !outfit) return t('try-on.generating')
  return `${t('try-on.announceDone')} ${lookWords(outfit, isSample)}`
}
