import { Skeleton } from '#client/ui/skeleton.tsx'
import { GridSkeleton } from '#client/ui/product/grid-skeleton.tsx'

/** Filters are a column beside the results; on a phone they are in a sheet. */
export const layout = 'grid items-start gap-x-12 gap-y-6 lg:grid-cols-[14.5rem_minmax(0,1fr)]'

export const SearchSkeleton = () => (
  <div className={layout}>
    <div aria-hidden className="grid gap-4 max-lg:hidden">
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} className="h-5 odd:w-3/4" />
      ))}
    </div>
    <div className="grid gap-6">
      <Skeleton className="h-11 w-48 rounded-full" />
      <GridSkeleton count={9} narrow />
    </div>
  </div>
)
