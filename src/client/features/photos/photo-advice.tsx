import type { ReactNode } from 'react'
import { Check, CircleAlert, Info } from 'lucide-react'
import type { PhotoAdvice } from '#client/engine/index.ts'
import { t } from '#client/i18n/messages.ts'
import { Spinner } from '#client/ui/spinner.tsx'
import { usePhotoStore } from './photo-store.ts'

/** How many pieces of advice help: more would only discourage. */
const mostAdvice = 2

/** What the engine thinks of her photo, and what would be better, before she starts. */
export function PhotoNotes() {
  const check = usePhotoStore((state) => state.check)
  const problem = usePhotoStore((state) => state.problem)
  return (
    <div aria-live="polite" className="grid gap-3 empty:hidden">
      {problem && <Note tone="bad">{t(`photos.error_${problem}`)}</Note>}
      {check === 'running' && (
        <p className="flex items-center gap-3 text-ink-soft">
          <Spinner /> {t('photos.checking')}
        </p>
      )}
      {check === 'unavailable' && <Note tone="plain">{t('photos.unchecked')}</Note>}
      {check !== null && typeof check === 'object' && (
        <Verdict verdict={check.verdict} advice={check.advice} />
      )}
    </div>
  )
}

function Verdict({ verdict, advice }: { verdict: 'good' | 'usable' | 'refused'; advice: PhotoAdvice[] }) {
  if (verdict === 'good' && advice.length === 0) return <Note tone="good">{t('photos.good')}</Note>
  const tone = verdict === 'refused' ? 'bad' : 'plain'
  return (
    <Note tone={tone}>
      <p className="font-medium">{t(verdict === 'refused' ? 'photos.refused' : 'photos.usable')}</p>
      <ul className="mt-1 grid gap-1">
        {advice.slice(0, mostAdvice).map((code) => (
          <li key={code}>{t(`photos.advice_${code}`)}</li>
        ))}
      </ul>
    </Note>
  )
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
