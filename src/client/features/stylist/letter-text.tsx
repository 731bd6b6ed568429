import { Suspense } from 'react'
import { useFirstName } from '#client/session/app-state.ts'
import { formatDate, formatList } from '#client/i18n/format.ts'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { sentenceGap } from '#client/i18n/sentence-gap.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Link } from '#client/ui/link.tsx'
import type { MonthOccasion } from '@cabine/sophia/questions/consultation.ts'
import type { StyleLetter } from './consultation-calls.ts'
import { SpreadSkeleton } from './consultation/spread-skeleton.tsx'

/** The outfits are fetched beside the letter, whose first words do not wait for them. */
export const fetchSpreads = () => import('./consultation/outfit-spread.tsx')
const OutfitSpread = laterPart(async () => (await fetchSpreads()).OutfitSpread)

const listOf = (occasions: readonly MonthOccasion[]) =>
  formatList(occasions.map((one) => t(`letter.occasion_${one}`)))

/** The letter, from its salutation to its signature. */
export function LetterText({ letter }: { letter: StyleLetter }) {
  const name = useFirstName()
  const { occasions, missed, weather, vibe, note, outfits, writtenAt } = letter
  return (
    <>
      <header className="letter-head mx-auto mt-6 grid max-w-3xl gap-6 lg:mt-12">
        <div>
          <p className="text-lg text-ink-soft first-letter:uppercase">{formatDate(new Date(writtenAt))}</p>
          <h1 className="mt-2 font-display text-display-lg text-wrap print:text-display-md">
            {inPhrases(t('letter.title'))}
          </h1>
        </div>
        <div className="grid max-w-[60ch] gap-4 text-lg">
          <p className="font-display text-display-sm">
            {name ? t('letter.dear', { name }) : t('letter.dearYou')}
          </p>
          <p>{t('letter.month', { occasions: listOf(occasions) })}</p>
          <p>{[t(`letter.weather_${weather}`), t(`letter.vibe_${vibe}`)].join(sentenceGap())}</p>
          {note && (
            <p className="border-s-2 border-accent ps-4 wrap-anywhere">
              {t('letter.inYourWords')} <q className="italic">{note}</q>
            </p>
          )}
          {missed.length > 0 && <p>{t('letter.missed', { occasions: listOf(missed) })}</p>}
        </div>
      </header>
      <div className="mt-16 grid gap-y-20 lg:mt-24 lg:gap-y-32 print:mt-8 print:gap-y-8">
        <Suspense fallback={<SpreadSkeleton />}>
          {outfits.map((outfit, index) => (
            <OutfitSpread
              key={outfit.moment}
              outfit={outfit}
              number={index + 1}
              isAway={outfit.weather !== weather}
            />
          ))}
        </Suspense>
      </div>
      <footer className="mx-auto mt-20 grid max-w-3xl justify-items-start gap-4 lg:mt-28">
        <p className="max-w-[60ch] text-lg">{closing(letter)}</p>
        <p className="text-lg">
          {t('letter.yours')}
          <span className="mt-1 block font-display text-display-md">{t('letter.signature')}</span>
        </p>
        <p className="max-w-[60ch] text-sm text-ink-soft">{t('letter.madeBy')}</p>
        <Link to="/consultation" className={buttonStyle('outline', 'md', 'mt-4 print:hidden')}>
          {t('letter.toConsultation')}
        </Link>
      </footer>
    </>
  )
}

function closing({ nextOpensAt, isOpenAgain }: StyleLetter) {
  if (nextOpensAt)
    return t('letter.closing', { date: formatDate(new Date(nextOpensAt), { day: 'numeric', month: 'long' }) })
  return t(isOpenAgain ? 'letter.closingOpen' : 'letter.closingKept')
}
