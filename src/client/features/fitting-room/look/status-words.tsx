import { useStore } from 'zustand'
import { t } from '#client/i18n/messages.ts'
import { lookAdjuster } from '../adjust/look-adjuster.ts'
import { useSaving, useTriedOutfit, useTryOn } from '../try-on-store.ts'
import { lookWords, useIsSample } from './look-words.ts'

/** What the live region says: the phase, since the bar's own label changes too often to be read out, then the result, then that it is saved. */
export function StatusWords() {
  const { phase } = useTryOn()
  const outfit = useTriedOutfit()
  const isMaking = useStore(lookAdjuster.store, (state) => state.isMaking)
  const isSample = useIsSample()
  const saving = useSaving()
  // The alert says it, with what to do.
  if (phase === 'idle' || phase === 'error') return null
  if (phase !== 'complete') return t(`try-on.${phase}`)
  if (isMaking || !outfit) return t('try-on.generating')
  if (saving === 'saved') return t('try-on.saved')
  return `${t('try-on.announceDone')} ${lookWords(outfit, isSample)}`
}
