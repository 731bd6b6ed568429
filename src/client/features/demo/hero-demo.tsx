'use no memo' // On the landing page: caches would weigh more than they save.

import { cx } from '#client/lib/class-names.ts'

/** The hero's demonstration: one photo, several garments of ours, an edge to drag. Rendered on the server, too. */
export function HeroDemo({ className }: { className?: string }) {
  return (
    <div className={cx('grid gap-4', className)}>
      <img
        src="/samples/people/kal-visuals.jpg"
        alt=""
        width={816}
        height={1224}
        className="aspect-4/5 w-full rounded-lg bg-tint object-cover"
      />
    </div>
  )
}
