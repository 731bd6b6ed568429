import { Skeleton } from '#client/ui/skeleton.tsx'

/** The placeholder of an outfit of the letter. */
export const SpreadSkeleton = () => (
  <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-2">
    <Skeleton className="aspect-4/5" />
    <div className="grid gap-5">
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-96" />
    </div>
  </div>
)
