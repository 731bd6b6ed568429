import ArrowRight from 'lucide-react/icons/arrow-right'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { sentenceGap } from '#client/i18n/sentence-gap.ts'
import { useOverlay } from '#client/lib/overlays.ts'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Link } from '#client/ui/link.tsx'
import { readProfile, type AssistanceOption } from '@cabine/sophia/questions/profile.ts'
import { Portrait } from '../portrait.tsx'
import { showProfile, useProfile } from '../profile-store.ts'
import { useFocusedHeading } from './use-focused-heading.ts'
import { UnsavedNote } from './unsaved-note.tsx'

/** The path that each kind of help leads to. */
const paths: Record<AssistanceOption, string> = {
  whole_outfits: '/dashboard?stylist=chat',
  single_pieces: '/search',
  my_looks: '/fitting-room',
  just_looking: '/explore',
}

/** Thanks her, and links to the help that she has asked for. */
export function ClosingScreen() {
  const { flow, name } = useProfile()
  const heading = useFocusedHeading()
  useOverlay(true)
  const wish = readProfile(flow.answers).assistanceOption ?? 'just_looking'
  return (
    <main id="content" className="page pb-20">
      <UnsavedNote />
      <div className="grid animate-rise items-center gap-x-16 gap-y-8 py-6 lg:grid-cols-2 lg:py-12 xl:gap-x-24">
        <Portrait />
        <div className="grid content-center justify-items-start gap-4 lg:gap-6">
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-display text-display-md outline-none lg:text-display-lg"
          >
            {inPhrases(name ? t('style-questions.thanks', { name }) : t('style-questions.thanksPlain'))}
          </h1>
          <p className="max-w-[42ch] text-lg">
            {[t('style-questions.closing'), t(`style-questions.lead_${wish}`)].join(sentenceGap())}
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-x-8 gap-y-3">
            <Link to={paths[wish]} className={buttonStyle('primary', 'lg')}>
              {t(`style-questions.go_${wish}`)}
              <ArrowRight aria-hidden className="size-5 rtl:-scale-x-100" strokeWidth={1.5} />
            </Link>
            <button type="button" onClick={showProfile} className="link min-h-11">
              {t('style-questions.seeProfile')}
            </button>
          </div>
        </div>
      </div>
    </main>
  )
}
