import { useId } from 'react'
import { cx } from '#client/lib/class-names.ts'

const dress =
  'M262 200C272 216 288 224 300 224C312 224 328 216 338 200C345 240 344 280 336 320C342 350 350 370 354 400' +
  'C362 480 384 570 398 640C380 653 352 645 330 651C312 656 292 647 270 651C248 655 222 653 202 640' +
  'C216 570 238 480 246 400C250 370 258 350 264 320C256 280 255 240 262 200Z'

const shades = [
  'M290 332C276 420 250 540 230 650',
  'M324 330C334 440 350 560 356 650',
  'M268 214C284 246 316 246 332 214',
  'M300 420C298 500 292 580 290 660',
]
const lights = [
  'M304 236C300 310 286 420 262 650',
  'M308 316C314 450 324 560 322 650',
  'M266 232C284 266 318 264 336 232',
  'M333 316C350 420 368 560 380 640',
]

/** Where the curtain's folds catch the light: 0 to 1 from its outer edge. */
const foldLight = [0.08, 0.3, 0.5, 0.71, 0.92]
const foldShade = [0, 0.19, 0.4, 0.6, 0.82, 1]

function Cloth({ id }: { id: string }) {
  const stops = [
    ...foldLight.map((offset) => ({ offset, color: 'var(--cloth-light)' })),
    ...foldShade.map((offset) => ({ offset, color: 'var(--cloth)' })),
  ].sort((a, b) => a.offset - b.offset)
  return (
    <linearGradient id={id}>
      {stops.map(({ offset, color }) => (
        <stop key={offset} offset={offset} stopColor={color} />
      ))}
    </linearGradient>
  )
}

function Dress({ id }: { id: string }) {
  return (
    <g>
      <path
        d="M300 124C300 110 312 110 312 96C312 82 288 80 288 96M300 124C298 134 262 142 246 156H354C338 142 302 134 300 124"
        className="stroke-ink-soft"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M266 152 263 202M334 152 337 202"
        stroke="var(--dress)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <g clipPath={`url(#${id}-cut)`}>
        <path d={dress} fill={`url(#${id}-satin)`} />
        <g filter={`url(#${id}-soft)`} fill="none" strokeLinecap="round">
          {shades.map((d) => (
            <path key={d} d={d} stroke="var(--dress-deep)" strokeWidth="14" strokeOpacity="0.75" />
          ))}
          {lights.map((d) => (
            <path key={d} d={d} stroke="var(--dress-light)" strokeWidth="11" strokeOpacity="0.8" />
          ))}
        </g>
      </g>
    </g>
  )
}

type Props = {
  /** Empty if the picture is only decoration. */
  label: string
  /** The part that stays visible in a box of other proportions. */
  crop?: 'middle' | 'top'
  className?: string
}

/** A mirror between two curtains with a dress before it: the picture used where there is no photograph. */
export function FittingScene({ label, crop = 'middle', className }: Props) {
  const id = useId()
  return (
    <svg
      viewBox="0 0 600 760"
      preserveAspectRatio={crop === 'top' ? 'xMidYMin slice' : 'xMidYMid slice'}
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      className={cx('bg-blush', className)}
    >
      <defs>
        <Cloth id={`${id}-cloth`} />
        <linearGradient id={`${id}-satin`}>
          <stop offset="0" stopColor="var(--dress-deep)" />
          <stop offset="0.35" stopColor="var(--dress)" />
          <stop offset="1" stopColor="var(--dress-deep)" />
        </linearGradient>
        <linearGradient id={`${id}-glass`} x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="var(--glass)" />
          <stop offset="1" stopColor="var(--blush-to)" />
        </linearGradient>
        <clipPath id={`${id}-cut`}>
          <path d={dress} />
        </clipPath>
        <filter id={`${id}-soft`} x="-10%" width="120%" y="-10%" height="120%">
          <feGaussianBlur stdDeviation="5" />
        </filter>
      </defs>
      <path d="M146 770V222A154 154 0 0 1 454 222V770Z" fill={`url(#${id}-glass)`} />
      <path d="M160 560 330 84 392 96 190 640Z" fill="var(--glass)" fillOpacity="0.6" />
      <path d="M146 770V222A154 154 0 0 1 454 222V770" stroke="var(--frame)" strokeWidth="7" fill="none" />
      <path d="M132 770V222A168 168 0 0 1 468 222V770" stroke="var(--frame)" strokeWidth="1.5" fill="none" />
      <path
        d={dress}
        transform="translate(14 8)"
        fill="var(--cloth)"
        fillOpacity="0.4"
        filter={`url(#${id}-soft)`}
      />
      <Dress id={id} />
      <path d="M-200 -200H104C112 240 78 520 98 960H-200Z" fill={`url(#${id}-cloth)`} />
      <path
        d="M-200 -200H104C112 240 78 520 98 960H-200Z"
        transform="translate(600 0) scale(-1 1)"
        fill={`url(#${id}-cloth)`}
      />
    </svg>
  )
}
