import { useId, useRef, useState } from 'react'
import Sparkles from 'lucide-react/icons/sparkles'
import { formatNumber } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { Compare } from '#client/ui/compare.tsx'
import { heroCrop, heroFallbackWidth, heroPieces, heroWidths, type HeroPiece } from './hero-pieces.ts'

const sizes = '(width < 64rem) calc(100vw - 2.5rem), 34rem'
const folders = { photo: '/samples/people/hero', layer: (id: HeroPiece) => `/samples/demo/${id}` }

/** The look that is shown and the one before it: the edge sweeps from one to the other. */
type Worn = { now: HeroPiece; before: HeroPiece | null; turn: number }

/** The hero's demonstration: one photo, several garments, an edge to drag. It is also rendered on the server. */
export function HeroDemo({ className }: { className?: string }) {
  const [chosen, choose] = useState<HeroPiece>(heroPieces[0])
  const [{ now, before, turn }, setWorn] = useState<Worn>({ now: chosen, before: null, turn: 0 })
  const [share, setShare] = useState(62)
  // The other looks are fetched when the pointer or the focus comes near, not with the page.
  const [isNear, setIsNear] = useState(false)
  const stage = useRef<HTMLDivElement>(null)

  async function wear(id: HeroPiece) {
    choose(id)
    // The sweep starts when the picture is loaded; if it cannot be loaded, the look before stays.
    const layer = stage.current?.querySelector<HTMLImageElement>(`[data-piece=${id}] img`)
    if (layer && !(await decoded(layer))) return
    setWorn(({ now: former, turn: last }) => ({ now: id, before: former, turn: last + 1 }))
    // With the edge at either end nothing would be seen of the sweep.
    setShare((at) => Math.max(at, 40))
  }

  const come = () => setIsNear(true)
  return (
    <div
      ref={stage}
      onPointerEnter={come}
      onFocus={come}
      className={cx(
        'mx-auto grid w-full content-start gap-4 lg:max-w-[max(20rem,calc((100dvh-20.5rem)*0.8))]',
        className,
      )}
    >
      <Compare
        share={share}
        onShare={setShare}
        label={t('demo.compare')}
        valueText={t('demo.compareValue', { percent: formatNumber(share) })}
        className={cx(
          // Where the edge is in the page's file.
          'aspect-4/5 w-full rounded-lg [--share:62%]',
          turn > 0 && (turn % 2 ? 'compare-sweep-odd' : 'compare-sweep-even'),
        )}
      >
        <Layer folder={folders.photo} alt={t('demo.photoAlt')} priority />
        {heroPieces.map(
          (id) =>
            (isNear || id === now) && (
              <div
                key={id}
                data-piece={id}
                className={cx(
                  'absolute inset-0',
                  id === now ? 'compare-look' : id === before ? 'compare-former' : 'invisible',
                )}
              >
                <Layer
                  folder={folders.layer(id)}
                  alt={id === now ? t('demo.lookAlt', { piece: t(`demo.piece_${id}`) }) : ''}
                />
              </div>
            ),
        )}
        <p className="pointer-events-none absolute start-3 top-3 inline-flex items-center gap-1.5 rounded-full bg-paper/90 px-2.5 text-sm leading-6 font-medium">
          <Sparkles aria-hidden className="size-3.5" strokeWidth={1.5} />
          {t('demo.madeWithAi')}
        </p>
        <p
          aria-hidden
          className={cx(
            'pointer-events-none absolute end-3 top-3 rounded-full bg-paper/90 px-2.5 text-sm leading-6 font-medium transition-opacity duration-(--duration-calm)',
            share > 80 && 'opacity-0',
          )}
        >
          {t('demo.before')}
        </p>
      </Compare>
      <Rail chosen={chosen} onChoose={(id) => void wear(id)} />
      <p className="text-sm text-ink-soft">{t('demo.credit')}</p>
    </div>
  )
}

/** True when the picture can be shown without a gap. */
const decoded = (image: HTMLImageElement) =>
  image.decode().then(
    () => true,
    () => false,
  )

/** The photo, or the layer of a look over it: pictures of one size on top of each other. */
function Layer({ folder, alt, priority = false }: { folder: string; alt: string; priority?: boolean }) {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={heroWidths.map((width) => `${folder}/${width}.avif ${width}w`).join(', ')}
        sizes={sizes}
      />
      <img
        src={`${folder}/${heroFallbackWidth}.webp`}
        alt={alt}
        width={heroCrop.width}
        height={heroCrop.height}
        fetchPriority={priority ? 'high' : 'low'}
        draggable={false}
        className="absolute inset-0 size-full object-cover filter-(--picture-filter)"
      />
    </picture>
  )
}

function Rail({ chosen, onChoose }: { chosen: HeroPiece; onChoose: (id: HeroPiece) => void }) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 flex w-full flex-wrap justify-between gap-x-4">
        <span className="font-medium">{t('demo.rail')}</span>
        <span aria-hidden className="text-ink-soft">
          {t(`demo.piece_${chosen}`)}
        </span>
      </legend>
      <div className="grid grid-cols-5 gap-2 sm:gap-3">
        {heroPieces.map((id) => (
          <label
            key={id}
            title={t(`demo.piece_${id}`)}
            className="relative overflow-clip rounded-md bg-ground p-0.5 transition-shadow duration-(--duration-quick) hover:shadow-[0_0_0_1px_var(--edge)] has-checked:shadow-[0_0_0_2px_var(--paper),0_0_0_4px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-6 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              aria-label={t(`demo.piece_${id}`)}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            <picture>
              <source type="image/avif" srcSet={`/samples/garments/${id}/320.avif`} />
              <img
                src={`/samples/garments/${id}/320.webp`}
                alt=""
                width={320}
                height={427}
                loading="lazy"
                className="pointer-events-none aspect-4/5 w-full object-cover"
              />
            </picture>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
