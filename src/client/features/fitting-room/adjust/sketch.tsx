import type { Adjuster } from './adjuster.ts'
import { useAdjusting } from './use-adjusting.ts'

/** The sketch of the coming look, drawn over the shown one while she moves a control. */
export function Sketch({ adjuster }: { adjuster: Adjuster }) {
  const isSketched = useAdjusting(adjuster, (state) => state.isSketched)
  return (
    <canvas
      ref={(canvas) => adjuster.sketchOn(canvas)}
      aria-hidden
      hidden={!isSketched}
      className="compare-look pointer-events-none absolute inset-0 size-full object-cover"
    />
  )
}
