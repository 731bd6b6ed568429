import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'

/** Where the numbered notes point, on the picture of the woman on the roof: in percent of its box. */
const marks = [
  { start: '50%', top: '13%' },
  { start: '50%', top: '91%' },
  { start: '71%', top: '46%' },
  { start: '16%', top: '22%' },
]

/** A photo as it should be, with the notes' numbers on it. */
export function PhotoSetupPicture() {
  return (
    <div className="absolute inset-0 grid place-items-center p-5 lg:p-12">
      <div className="relative h-full max-h-[44rem]" style={{ aspectRatio: '2 / 3' }}>
        <img
          src="/samples/people/rooftop.jpg"
          alt={t('fitting-room.photoStepAlt')}
          className="size-full rounded-lg object-cover filter-(--picture-filter) shadow-float"
        />
        {/* What a good picture holds: from above the head to below the feet. */}
        <div aria-hidden className="absolute inset-[5%_12%] rounded-lg border-2 border-dashed border-[#fff8f4]/90" />
        {marks.map(({ start, top }, index) => (
          <span
            key={top}
            aria-hidden
            className="absolute grid size-7 -translate-1/2 place-items-center rounded-full bg-paper text-sm font-medium text-accent tabular-nums shadow-float"
            style={{ left: start, top }}
          >
            {index + 1}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Outfits of the rail, as a fan of cards. Fewer pictures than places leave the rest of the light empty. */
export function OutfitsPicture({ urls, small = false }: { urls: string[]; small?: boolean }) {
  const places = [
    'start-[8%] top-[16%] w-[38%] -rotate-3',
    'end-[9%] top-[9%] w-[38%] rotate-2',
    'start-[15%] bottom-[-6%] w-[36%] rotate-1',
    'end-[13%] bottom-[-9%] w-[36%] -rotate-2',
  ]
  return (
    <div aria-hidden className="absolute inset-0 grid place-items-center">
      <div className="relative h-full w-full max-w-xl">
        {urls.slice(0, small ? 2 : 4).map((url, index) => (
          <img
            key={url}
            src={url}
            alt=""
            className={cx('absolute aspect-[3/4] rounded-md bg-tint object-cover filter-(--picture-filter) shadow-float', places[index])}
          />
        ))}
      </div>
    </div>
  )
}

/** The pieces of a look, each on its own: what a shop sells. */
export function PiecesPicture({ urls }: { urls: string[] }) {
  return (
    <div aria-hidden className="absolute inset-0 grid place-content-center p-6">
      <div className="grid w-[min(28rem,80vw)] grid-cols-3 gap-3">
        {urls.slice(0, 6).map((url) => (
          <img
            key={url}
            src={url}
            alt=""
            className="aspect-[3/4] w-full rounded-md bg-raised object-contain p-1.5 filter-(--picture-filter) shadow-float"
          />
        ))}
      </div>
    </div>
  )
}
