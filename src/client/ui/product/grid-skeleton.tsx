import { currentLanguage } from '#client/i18n/language.ts'
import { t } from '#client/i18n/messages.ts'
import { Skeleton } from '../skeleton.tsx'
import { besideFilters, columns } from './grid-columns.ts'

/** Placeholders in the shape of the cards. */
export function GridSkeleton({ count, narrow = false }: { count: number; narrow?: boolean }) {
  return (
    <div className={narrow ? besideFilters : columns}>
      <output className="sr-only">{t('common.loading')}</output>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  )
}

export const CardSkeleton = () => (
  <div>
    <Skeleton className="aspect-3/4" />
    <Skeleton className="mt-4 h-3 w-1/3" />
    <Skeleton className="mt-3 h-4 w-3/4" />
    {currentLanguage() !== 'en' && <Skeleton className="mt-2 h-3 w-1/2" />}
    <Skeleton className="mt-3 mb-1 h-3 w-1/4" />
    <Skeleton className="mt-3 h-11 rounded-full pointer-fine:hidden" />
  </div>
)
