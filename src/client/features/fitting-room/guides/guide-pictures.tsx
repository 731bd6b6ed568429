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
    <div className="absolute inset-0 grid grid-rows-[minmax(0,1fr)] place-items-center p-5 lg:p-12">
      <div className="relative h-full max-h-[44rem]" style={{ aspectRatio: '2 / 3' }}>
        <img
          src="/samples/people/studio-2.jpg"
          alt={t('guides.photoStepAlt')}
          className="size-full rounded-lg object-cover filter-(--picture-filter) shadow-float"
        />
        {/* What a good picture holds: from above the head to below the feet. */}
        <div
          aria-hidden
          className="absolute inset-[5%_12%] rounded-lg border-2 border-dashed border-[#fff8f4]/90"
        />
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

/** Outfits of the rail, hung in two columns, the second a little lower. */
export function OutfitsPicture({ urls }: { urls: string[] }) {
  return (
    <div aria-hidden className="absolute inset-0 grid place-content-center p-5">
      <div className="grid h-full max-h-[40rem] grid-cols-2 gap-3 lg:gap-5">
        {[0, 1].map((column) => (
          <div
            key={column}
            className={cx(
              'grid min-h-0 grid-rows-2 gap-3 lg:gap-5',
              column === 1 && 'translate-y-6 lg:translate-y-12',
            )}
          >
            {urls.slice(column * 2, column * 2 + 2).map((url) => (
              <img
                key={url}
                src={url}
                alt=""
                className="aspect-[3/4] h-full min-h-0 rounded-md bg-tint object-cover filter-(--picture-filter) shadow-float"
              />
            ))}
          </div>
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
            className="aspect-[3/4] w-full rounded-md bg-raised object-contain dark:bg-ink p-1.5 filter-(--picture-filter) shadow-float"
          />
        ))}
      </div>
    </div>
  )
}
