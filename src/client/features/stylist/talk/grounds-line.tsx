import { t } from '#client/i18n/messages.ts'
import type { Grounds } from '@cabine/sophia/answering/wanted/answer.ts'
import { conditionsText, useThingWords } from './wish-words.ts'

/** Why a piece is shown, in her words: what of her wishes it is, what it is not, and what its shop leaves open. */
export function GroundsLine({ grounds }: { grounds: Grounds | undefined }) {
  useThingWords()
  if (!grounds) return null
  // That it is the kind of piece that she asked for is seen.
  const met = grounds.met.filter(({ of }) => of !== 'kind' && of !== 'occasion' && of !== 'weather')
  const { missed, unsure } = grounds
  return (
    <div className="mt-1 grid gap-0.5 text-sm text-ink-soft">
      {met.length > 0 && <p>{t('sophia.as_asked', { what: conditionsText(met) })}</p>}
      {missed.length > 0 && (
        <p className="text-ink">{t('sophia.not_as_asked', { what: conditionsText(missed) })}</p>
      )}
      {unsure.length > 0 && <p>{t('sophia.not_said', { what: conditionsText(unsure) })}</p>}
    </div>
  )
}
