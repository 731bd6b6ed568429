import { useEffect, useRef, useState, type ReactNode } from 'react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'
import ChevronUp from 'lucide-react/icons/chevron-up'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import { pictureAdvice, type PhotoCheck, type RefusalCode } from '@cabine/engine'
import { garmentCategories, type WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import { formatList, nounInText } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Link } from '#client/ui/link.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { photoOwner, preparePhoto } from '../photo-consent.ts'
import { usePhotoForOutfit } from '../outfit/chosen-outfit.ts'
import type { Obstacle } from '../outfit/fit-to-photo.ts'
import { usePhotoStore, type PhotoState } from '../photo-store.ts'
import { adviceKey } from '../try-on/failure-text.ts'

/** What it makes of the outfits stands under their pictures. */
export { ObstacleWords } from '../outfit/obstacle-words.tsx'

/** At most this many pieces of advice are shown: more would discourage. */
const maxAdvice = 2

/** The engine's check of the photo, with advice, for the outfit that is chosen. */
export function PhotoAdviceNotes() {
  const check = usePhotoStore((state) => state.check)
  const problem = usePhotoStore((state) => state.problem)
  const { obstacle, hasOutfit } = usePhotoForOutfit()
  return (
    <>
      <AdviceNotes check={check} problem={problem} obstacle={obstacle} hasOutfit={hasOutfit} />
      {problem === 'heic_unsupported' && <OpenOnServer />}
    </>
  )
}

/** Her photo does not leave this device unasked. */
function OpenOnServer() {
  const owner = photoOwner()
  if (!owner) return null
  return (
    <div className="ms-8 grid justify-items-start gap-2">
      <p>{t('photo-notes.heicOffer')}</p>
      <Button
        variant="outline"
        size="sm"
        onClick={() => void preparePhoto(({ openOnServer }) => openOnServer(owner))}
      >
        {t('photo-notes.heicConvert')}
      </Button>
    </div>
  )
}

/** Body measures can be read from an own photo, so it is linked to them. */
export const MeasuresLink = () => (
  <Link to="/settings-clean#measures" className="link -my-2 inline-flex min-h-11 items-center gap-2 text-sm">
    {t('photo-notes.measures')}
    <ArrowRight aria-hidden className="size-4 shrink-0 rtl:rotate-180" strokeWidth={1.75} />
  </Link>
)

type Props = Pick<PhotoState, 'check' | 'problem'> & {
  /** What the photo speaks against of the chosen outfit. */
  obstacle?: Obstacle | null
  hasOutfit?: boolean
}

/** One message at a time: of a file that was not accepted, else of the photo. */
export function AdviceNotes({ check, problem, obstacle = null, hasOutfit = true }: Props) {
  if (problem)
    return (
      <Note key={problem} tone="bad">
        {t(`photo-notes.error_${problem}`)}
      </Note>
    )
  if (check === 'running')
    return (
      <p className="flex items-center gap-3 text-ink-soft">
        <Spinner /> {t('photo-notes.checking')}
      </p>
    )
  if (check === 'unavailable')
    return (
      <Note key={check} tone="plain">
        {t('photo-notes.unchecked')}
      </Note>
    )
  if (check === null) return null
  const { tone, title, reasons, isOnCards } = verdictOf(check, obstacle, hasOutfit)
  return (
    <Note key={`${title}${reasons[0]}`} tone={tone}>
      <p className={reasons.length > 0 ? 'font-medium' : undefined}>{title}</p>
      <ul
        className={cx('mt-1 grid gap-1 empty:hidden narrow:mt-0 narrow:block', isOnCards && 'narrow:hidden')}
      >
        {[...new Set(reasons)].slice(0, maxAdvice).map((code) => (
          <li key={code} className="narrow:not-first:hidden">
            {t(adviceKey(code))}
          </li>
        ))}
      </ul>
    </Note>
  )
}

type Verdict = {
  tone: keyof typeof tones
  title: string
  reasons: RefusalCode[]
  /** The outfits that are greyed say the reasons, too: a phone has no room for both. */
  isOnCards?: boolean
}

function verdictOf(check: PhotoCheck, obstacle: Obstacle | null, hasOutfit: boolean): Verdict {
  const { verdict, advice, against } = check
  if (verdict === 'refused')
    return {
      tone: 'bad',
      title: t(advice.includes('bare') ? 'photo-notes.notTakenTitle' : 'photo-notes.refused'),
      reasons: advice,
    }
  if (obstacle?.isWhole) {
    const isOfPicture = pictureAdvice.includes(obstacle.why)
    const title = t(isOfPicture ? 'outfits.refusedTitle' : 'photo-notes.outfitRefused')
    return { tone: 'bad', title, reasons: [obstacle.why] }
  }
  if (obstacle)
    return {
      tone: 'plain',
      title: t('try-on.leftOut', { pieces: inWords(obstacle.leftOut) }),
      reasons: [obstacle.why],
    }
  const not = hasOutfit ? [] : garmentCategories.filter((category) => against[category])
  if (not.length > 0)
    return {
      tone: 'plain',
      title: t('photo-notes.except', { pieces: inWords(not) }),
      reasons: not.flatMap((category) => against[category] ?? []),
      isOnCards: true,
    }
  if (verdict === 'good') return { tone: 'good', title: t('photo-notes.good'), reasons: [] }
  // Whether it works depends on the piece: laid on her, that is told.
  if (advice[0] === 'hand_unseen') return { tone: 'plain', title: t(adviceKey(advice[0])), reasons: [] }
  return { tone: 'plain', title: t('photo-notes.usable'), reasons: advice }
}

const inWords = (categories: readonly WornCategory[]) =>
  formatList(categories.map((category) => nounInText(t(`outfits.category_${category}`))))

const tones = {
  good: { Icon: Check, className: 'text-good' },
  plain: { Icon: Info, className: 'text-ink-soft' },
  bad: { Icon: CircleAlert, className: 'text-bad' },
}

/** Where it is narrow, two lines of it are shown, so that it covers no outfit; a press shows the rest. Other words are another note. */
function Note({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const { Icon, className } = tones[tone]
  const words = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(false)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = words.current ?? {}
    // Open, it stands there whole, and the button must stay.
    if (!isOpen) setLong(scrollHeight > clientHeight + 1)
  }, [isOpen])

  return (
    <div className="flex gap-3">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${className}`} strokeWidth={1.75} />
      <div ref={words} className={cx('min-w-0 flex-1', !isOpen && 'narrow:line-clamp-2')}>
        {children}
      </div>
      {isLong && (
        <IconButton
          label={t(isOpen ? 'photo-notes.less' : 'photo-notes.more')}
          icon={<ChevronUp aria-hidden className={cx('size-5', isOpen && 'rotate-180')} strokeWidth={1.75} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-my-1 shrink-0 roomy:hidden"
        />
      )}
    </div>
  )
}
