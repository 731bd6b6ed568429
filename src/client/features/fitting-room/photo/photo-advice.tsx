import type { ReactNode } from 'react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import type { PhotoAdvice } from '@cabine/engine'
import { t } from '#client/i18n/messages.ts'
import { Link } from '#client/ui/link.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { usePhotoStore, type PhotoState } from '../photo-store.ts'

/** At most this many pieces of advice are shown: more would discourage. */
const maxAdvice = 2

/** The engine's check of the photo, with advice, before a try-on is started. */
export function PhotoAdviceNotes() {
  const check = usePhotoStore((state) => state.check)
  const problem = usePhotoStore((state) => state.problem)
  const isOwn = usePhotoStore(({ photo }) => photo?.origin === 'own')
  return (
    <>
      <AdviceNotes check={check} problem={problem} />
      {isOwn && <MeasuresLink />}
    </>
  )
}

/** Body measures can be read from an own photo, so it is linked to them. */
const MeasuresLink = () => (
  <Link to="/settings-clean#measures" className="link -my-2 inline-flex min-h-11 items-center gap-2 text-sm">
    {t('photo-notes.measures')}
    <ArrowRight aria-hidden className="size-4 shrink-0 rtl:rotate-180" strokeWidth={1.75} />
  </Link>
)

export function AdviceNotes({ check, problem }: Pick<PhotoState, 'check' | 'problem'>) {
  return (
    <>
      {problem && <Note tone="bad">{t(`photo-notes.error_${problem}`)}</Note>}
      {check === 'running' && (
        <p className="flex items-center gap-3 text-ink-soft">
          <Spinner /> {t('photo-notes.checking')}
        </p>
      )}
      {check === 'unavailable' && <Note tone="plain">{t('photo-notes.unchecked')}</Note>}
      {check !== null && typeof check === 'object' && (
        <Verdict verdict={check.verdict} advice={check.advice} />
      )}
    </>
  )
}

/** Why Start is disabled, in one line beside it. */
export function RefusalReason({ id }: { id: string }) {
  const check = usePhotoStore((state) => state.check)
  const [reason] = check !== null && typeof check === 'object' ? check.advice : []
  return (
    <p id={id} className="mt-2 text-sm text-bad">
      <span className="block font-medium">{t('photo-notes.refused')}</span>{' '}
      {reason && t(`photo-notes.advice_${reason}`)}
    </p>
  )
}

function Verdict({ verdict, advice }: { verdict: 'good' | 'usable' | 'refused'; advice: PhotoAdvice[] }) {
  if (verdict === 'good' && advice.length === 0) return <Note tone="good">{t('photo-notes.good')}</Note>
  const tone = verdict === 'refused' ? 'bad' : 'plain'
  return (
    <Note tone={tone}>
      <p className="font-medium">{t(titleOf(verdict, advice))}</p>
      <ul className="mt-1 grid gap-1">
        {advice.slice(0, maxAdvice).map((code) => (
          <li key={code}>{t(`photo-notes.advice_${code}`)}</li>
        ))}
      </ul>
    </Note>
  )
}

function titleOf(verdict: 'good' | 'usable' | 'refused', advice: PhotoAdvice[]) {
  if (verdict !== 'refused') return 'photo-notes.usable'
  return advice.includes('bare') ? 'photo-notes.notTakenTitle' : 'photo-notes.refused'
}

const tones = {
  good: { Icon: Check, className: 'text-good' },
  plain: { Icon: Info, className: 'text-ink-soft' },
  bad: { Icon: CircleAlert, className: 'text-bad' },
}

function Note({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const { Icon, className } = tones[tone]
  return (
    <div className="flex gap-3">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${className}`} strokeWidth={1.75} />
      <div>{children}</div>
    </div>
  )
}
