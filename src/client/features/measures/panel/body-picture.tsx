import { measureNames, type MeasureName } from '@cabine/engine/contract/measure-names.ts'
import { bodyOutline } from './body-outline.ts'

/** Where a measure comes from: the photo, the shopper herself, or nowhere yet. */
export type Source = 'photo' | 'own' | 'none'

/** Where each tape lies on the outline (an SVG path in cm), and where its line to the row begins. */
const tapes: Record<MeasureName, { path: string; from: [x: number, y: number] }> = {
  shoulders: { path: 'M-20.4 35.5H20.4', from: [20.4, 35.5] },
  bust: { path: 'M-14.3 50Q0 56 14.3 50', from: [14.3, 50] },
  arm: { path: 'M20 37.5L29.3 62L34.3 81', from: [30.6, 67] },
  waist: { path: 'M-12 64.2Q0 69 12 64.2', from: [12, 64.2] },
  hips: { path: 'M-18.4 90Q0 97 18.4 90', from: [18.4, 90] },
  inseam: { path: 'M0 95V171.5', from: [0, 132] },
}

/** From head to foot, so that no two lines to the rows cross. */
export const shownOrder = [
  'shoulders',
  'bust',
  'waist',
  'arm',
  'hips',
  'inseam',
] as const satisfies MeasureName[]

const box = { left: -42, width: 92, top: -16, height: 208 }
const edge = box.left + box.width

/** The height of the middle of a measure's row beside the picture, in the units of the view box. */
const rowOf = (name: MeasureName) =>
  box.top + ((shownOrder.indexOf(name) + 0.5) / shownOrder.length) * box.height

/** A body with a tape for each measure; one that was read from the photo has a soft edge. The rows beside it hold the text. */
export const BodyPicture = ({ sources }: { sources: Record<MeasureName, Source> }) => (
  <svg
    aria-hidden
    viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
    className="h-full w-48 overflow-visible sm:w-53 rtl:-scale-x-100"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={bodyOutline} className="fill-tint stroke-ink-soft" strokeWidth={0.35} />
    {measureNames.map((name) => {
      const { path, from } = tapes[name]
      const isTold = sources[name] !== 'none'
      return (
        <g key={name} className={isTold ? 'stroke-accent' : 'stroke-ink-soft'}>
          {sources[name] === 'photo' && <path d={path} strokeWidth={4} opacity={0.22} />}
          <path d={path} strokeWidth={isTold ? 0.8 : 0.5} strokeDasharray={isTold ? undefined : '0.1 2'} />
          <path
            d={`M${from.join(' ')}L${edge - 6} ${rowOf(name)}H${edge}`}
            className="stroke-ink-soft"
            strokeWidth={0.3}
            opacity={0.7}
          />
        </g>
      )
    })}
  </svg>
)
