import { useEffect } from 'react'
import ScanFace from 'lucide-react/icons/scan-face'
import { t } from '#client/i18n/messages.ts'
import { Spinner } from '#client/ui/spinner.tsx'
import { suggestionFor, readColoursFromPhoto, offerSuggestion, useSuggestion } from './suggestion-store.ts'
import { optionText } from './question-words.ts'

/** Offers to read her colours from the photo, and says what was found. Without a photo nothing is shown. */
export function PhotoOffer({ step, chosen }: { step: string; chosen?: string }) {
  const { phase } = useSuggestion()
  useEffect(() => void offerSuggestion(), [])
  if (phase === 'hidden') return null
  return (
    <div className="grid justify-items-start gap-2 border-s-2 border-hairline ps-4">
      {phase !== 'looked' && (
        <>
          <button
            type="button"
            disabled={phase === 'looking'}
            onClick={() => void readColoursFromPhoto()}
            className="inline-flex min-h-11 items-center gap-3 text-start link disabled:no-underline"
          >
            {phase === 'looking' ? (
              <Spinner className="shrink-0" />
            ) : (
              <ScanFace aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.5} />
            )}
            {t('style-questions.photoOffer')}
          </button>
          <p className="max-w-[40ch] text-sm text-ink-soft">{t('style-questions.photoWhy')}</p>
        </>
      )}
      <Result step={step} chosen={chosen} />
    </div>
  )
}

function Result({ step, chosen }: { step: string; chosen?: string }) {
  const { phase, colours } = useSuggestion()
  const suggestion = suggestionFor(step, colours)
  const looked = () => {
    if (!suggestion) return t('style-questions.photoUnclear')
    return chosen === suggestion
      ? t('style-questions.photoGuess', { guess: optionText(step, suggestion) })
      : null
  }
  return (
    <output className="block max-w-[44ch] text-sm">
      {phase === 'looking' && t('style-questions.photoLooking')}
      {phase === 'failed' && t('style-questions.photoFailed')}
      {phase === 'looked' && looked()}
    </output>
  )
}
