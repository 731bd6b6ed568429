import { Suspense, useState } from 'react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Crown from 'lucide-react/icons/crown'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { readAppState, refreshAppState, useShopper } from '#client/session/app-state.ts'
import { logInPath } from '#client/session/next-path.ts'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import {
  fetchConsultationStatus,
  type ConsultationStatus,
} from '#client/features/stylist/consultation-calls.ts'
import { consultationAnswers } from '#client/features/style-profile/kept-answers.ts'
import { OutfitBoard } from '#client/features/stylist/outfit-board.tsx'
import { sampleSpread } from '#client/features/stylist/sample-spread.ts'
import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Link } from '#client/ui/link.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

const fetchSession = () => import('#client/features/stylist/consultation-dialog.tsx')
const ConsultationDialog = laterPart(async () => (await fetchSession()).ConsultationDialog)

const FormerLetters = laterPart(
  async () => (await import('#client/features/stylist/former-letters.tsx')).FormerLetters,
)

export async function loader() {
  // Without a network it is requested again when it is needed.
  fetchSession().catch(() => undefined)
  return { standing: await fetchConsultationStatus() }
}

/** In the first view, which the build renders, the state of the consultation is unknown. */
type Known = Awaited<ReturnType<typeof fetchConsultationStatus>> | undefined

export function Component() {
  const { standing } = useLoaderData<{ standing: Known }>()
  return (
    <main id="content" className="page pt-8 pb-20 lg:pt-14">
      <title>{t('consultation.pageTitle')}</title>
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="grid justify-items-start gap-5">
          <Badge icon={<Crown aria-hidden className="size-3.5" strokeWidth={1.75} />}>
            {t('consultation.luxe')}
          </Badge>
          <h1 className="font-display text-display-lg text-wrap">{t('consultation.title')}</h1>
          <p className="max-w-[46ch] text-lg text-ink-soft">{t('consultation.lead')}</p>
          <ConsultationCard standing={standing} />
        </div>
        <Sample />
      </div>
      {standing && standing !== 'visitor' && standing.letters.length > 0 && (
        <Suspense>
          <FormerLetters letters={standing.letters} />
        </Suspense>
      )}
    </main>
  )
}

const dayOf = (iso: string | null) =>
  iso ? formatDate(new Date(iso), { day: 'numeric', month: 'long' }) : ''

/** The card with the action that is possible now. */
function ConsultationCard({ standing }: { standing: Known }) {
  if (standing === undefined) return <CardSkeleton />
  if (standing === null) return <Unreachable />
  if (standing === 'visitor' || standing.state === 'locked')
    return <Pitch isVisitor={standing === 'visitor'} />
  const date = dayOf(standing.monthEndsAt)
  if (standing.state === 'done') {
    return (
      <>
        <p className="max-w-[46ch]">{t('consultation.doneLead', { date })}</p>
        <Link to={`/consultation/${standing.letters[0]?.id}`} className={buttonStyle('primary', 'lg')}>
          {t('consultation.readLetter')}
          <ArrowRight aria-hidden className="size-5 rtl:-scale-x-100" strokeWidth={1.5} />
        </Link>
      </>
    )
  }
  return <Begin standing={standing} date={date} />
}

function Begin({ standing, date }: { standing: ConsultationStatus; date: string }) {
  const shopper = useShopper()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [isOpen, setIsOpen] = useState(false)
  const userId = shopper?.id ?? ''
  const isStarted = standing.state === 'started' || Object.keys(consultationAnswers.read(userId)).length > 0

  function close() {
    setIsOpen(false)
    void revalidate()
  }

  return (
    <>
      <p className="max-w-[46ch]">{t(isStarted ? 'consultation.startedLead' : 'consultation.openLead')}</p>
      <Button size="lg" onClick={() => setIsOpen(true)}>
        {t(isStarted ? 'consultation.goOn' : 'consultation.begin')}
      </Button>
      <p className="text-sm text-ink-soft">{t('consultation.openUntil', { date })}</p>
      <LateDialog open={isOpen} onClose={() => setIsOpen(false)}>
        <ConsultationDialog
          open={isOpen}
          answers={standing.answers}
          onClose={close}
          onWritten={(letterId) => {
            void refreshAppState()
            void navigate(`/consultation/${letterId}`)
          }}
        />
      </LateDialog>
    </>
  )
}

/** Describes the consultation to shoppers without Luxe, with the button to get it. */
function Pitch({ isVisitor }: { isVisitor: boolean }) {
  return (
    <>
      <ol className="grid max-w-[52ch] gap-3 border-y border-hairline py-5">
        {(['pitchPart1', 'pitchPart2', 'pitchPart3'] as const).map((part, index) => (
          <li key={part} className="flex gap-4">
            <span aria-hidden className="w-5 shrink-0 font-display text-display-sm text-accent tabular-nums">
              {index + 1}
            </span>
            <span className="pt-1">{t(`consultation.${part}`)}</span>
          </li>
        ))}
      </ol>
      {isVisitor && readAppState() === null ? (
        <Link to={logInPath('/consultation')} className={buttonStyle('primary', 'lg')}>
          {t('consultation.login')}
        </Link>
      ) : (
        <Button size="lg" onClick={() => openUpgrade('luxe')}>
          {t('consultation.upgrade')}
        </Button>
      )}
      <p className="text-sm text-ink-soft">{t('consultation.pitchLuxe')}</p>
    </>
  )
}

const Sample = () => (
  <figure className="grid gap-4">
    <OutfitBoard
      pieces={sampleSpread}
      alt={t('consultation.sampleTitle')}
      sizes="(width < 64rem) 46vw, 16rem"
      priority
    />
    <figcaption className="grid gap-1">
      <span className="label text-ink-soft">{t('consultation.sampleSpread')}</span>
      <span className="font-display text-display-sm">{t('consultation.sampleTitle')}</span>
      <span className="text-ink-soft">{t('consultation.sampleWhy')}</span>
    </figcaption>
  </figure>
)

const CardSkeleton = () => (
  <>
    <Skeleton className="h-44 w-full max-w-[52ch]" />
    <Skeleton className="h-14 w-52 rounded-full" />
  </>
)

const Unreachable = () => (
  <div className="w-full">
    <CouldNotLoad>{t('consultation.unreachable')}</CouldNotLoad>
  </div>
)
