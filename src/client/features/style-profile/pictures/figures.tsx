import type { BodyShape, Height } from '@cabine/sophia/questions/profile.ts'

/** Half widths of a dress form at its shoulders, bust, waist and hips, in units of the view box. */
const forms: Record<BodyShape, readonly [number, number, number, number]> = {
  hourglass: [27, 26, 16, 27],
  pear: [22, 21.5, 18, 30],
  apple: [24, 27, 27, 25],
  rectangle: [23, 22, 20.5, 23],
  inverted_triangle: [31, 26, 18.5, 20.5],
}

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const

/** The SVG path of one side of a form, from neck to hem; `side` is 1 for the right and -1 for the left. */
function sideOf([shoulder, bust, waist, hip]: (typeof forms)[BodyShape], side: number) {
  const x = (half: number) => (50 + side * half).toFixed(1)
  return [
    `M${x(7)} 14`,
    `C${x(7)} 22 ${x(shoulder * 0.62)} 25 ${x(shoulder - 2)} 29`,
    `C${x(shoulder + 1)} 31 ${x(shoulder + 0.5)} 38 ${x((shoulder + bust) / 2 - 1)} 45`,
    `C${x(bust)} 50 ${x(bust)} 56 ${x(bust - 1)} 60`,
    `C${x(bust - 2.5)} 68 ${x(waist)} 72 ${x(waist)} 80`,
    `C${x(waist)} 89 ${x(hip)} 94 ${x(hip)} 106`,
    `C${x(hip)} 113 ${x(hip - 1.5)} 117 ${x(hip - 3)} 122`,
  ].join('')
}

/** A tailor's dress form on a stand. */
export function DressForm({ shape }: { shape: BodyShape }) {
  const form = forms[shape]
  const [, , waist, hip] = form
  const hem = hip - 3
  return (
    <svg viewBox="0 0 100 168" aria-hidden className="h-28 w-auto overflow-visible sm:h-52" {...line}>
      <ellipse cx="50" cy="14" rx="7" ry="2" {...line} />
      <path d="M50 12V7M47.5 7H52.5" {...line} />
      <path d={sideOf(form, 1)} {...line} />
      <path d={sideOf(form, -1)} {...line} />
      <path d={`M${50 - hem} 122Q50 127 ${50 + hem} 122`} {...line} />
      <path d={`M${50 - waist} 80Q50 84 ${50 + waist} 80`} {...line} strokeOpacity="0.45" />
      <path d="M50 16V125" {...line} strokeOpacity="0.45" strokeDasharray="3 4" />
      <path d="M50 125V150M50 146C44 148 37 152 33 160M50 146C56 148 63 152 67 160M50 150V161" {...line} />
    </svg>
  )
}

/** Each height as a share of the tallest. The differences are exaggerated, so that they are seen at once. */
const scales: Record<Height, number> = { petite: 0.84, regular: 0.92, tall: 1 }

const ground = 190
const dressLength = 84

/** A figure in a dress of the same length each time: where it ends on the legs shows the height. */
export function HeightFigure({ height }: { height: Height }) {
  const scale = scales[height]
  const y = (up: number) => ground - up * scale
  const x = (away: number) => (away * (0.5 + scale / 2)).toFixed(1)
  const shoulder = y(146)
  const hem = shoulder + dressLength
  const dress = (side: number) =>
    `M${side * 5} ${y(151)}C${side * 6} ${shoulder - 2} ${side * 12} ${shoulder - 1} ${side * 14} ${shoulder + 3}` +
    `C${side * 13} ${shoulder + 12} ${side * 11} ${shoulder + 20} ${side * 9.5} ${y(108)}` +
    `C${side * 11} ${y(96)} ${side * 15} ${hem - 26} ${side * 17} ${hem}`
  return (
    <svg viewBox="-40 12 80 184" aria-hidden className="h-28 w-auto overflow-visible sm:h-54">
      <ellipse cx="0" cy={y(166)} rx={x(6.2)} ry={8 * scale} {...line} />
      <path d={`M-3 ${y(158.5)}L-3.4 ${y(151)}M3 ${y(158.5)}L3.4 ${y(151)}`} {...line} />
      {[1, -1].map((side) => (
        <g key={side}>
          <path d={dress(side)} {...line} />
          <path
            d={`M${side * 14} ${shoulder + 3}C${side * 18} ${y(128)} ${side * 18} ${y(116)} ${side * 21} ${y(104)}C${side * 22} ${y(96)} ${side * 20} ${y(88)} ${side * 21.5} ${y(82)}`}
            {...line}
          />
          <path
            d={`M${side * 9} ${hem + 2}C${side * 9} ${y(36)} ${side * 7} ${y(22)} ${side * 6.5} ${y(8)}L${side * 10} ${y(1)}H${side * 3.5}L${side * 3} ${y(8)}C${side * 2} ${y(24)} ${side * 2.4} ${y(34)} ${side * 2} ${hem + 2}`}
            {...line}
          />
        </g>
      ))}
      <path d={`M-17 ${hem}Q0 ${hem + 5} 17 ${hem}`} {...line} />
      <path d={`M-5 ${y(151)}Q0 ${y(144)} 5 ${y(151)}`} {...line} />
      <path d={`M-9.5 ${y(108)}Q0 ${y(105)} 9.5 ${y(108)}`} {...line} strokeOpacity="0.45" />
      <path d={`M-34 ${ground + 2}H34`} {...line} strokeOpacity="0.45" />
    </svg>
  )
}
