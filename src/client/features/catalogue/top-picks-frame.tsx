import type { ReactNode } from 'react'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { GridSkeleton } from '#client/ui/product/grid-skeleton.tsx'

export const TopPicksFrame = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="top-picks">
    <h2 id="top-picks" className="font-display text-display-md">
      {inPhrases(t('dashboard.topPicks'))}
    </h2>
    <p className="mt-2 mb-8 max-w-[52ch] text-ink-soft">{t('dashboard.topPicksLead')}</p>
    {children}
  </section>
)

/** Eight of them, by spec 2.9.5. */
export const TopPicksSkeleton = () => <GridSkeleton count={8} />
