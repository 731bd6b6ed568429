import { Skeleton } from '#client/ui/skeleton.tsx'
import { shelf } from './shelf.ts'

/** Cards that have not arrived. */
export const ShelfSkeleton = ({ count, label }: { count: number; label?: string }) => (
  <div className={shelf}>
    {label && <output className="sr-only">{label}</output>}
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="grid gap-2">
        <Skeleton className="aspect-[3/4] rounded-md" />
        <Skeleton className="h-5 w-2/3" />
      </div>
    ))}
  </div>
)
