import { useEffect } from 'react'
import { ArrowRight } from 'lucide-react'
import { pictureSources } from '#client/features/catalogue/picture-address.ts'
import { t } from '#client/i18n/messages.ts'
import { whenIdle } from '#client/lib/idle.ts'
import { useOpenChat } from './chat-address.ts'
import { fetchStylistChat } from './lazy-parts.tsx'

/** What a stylist might lay out, from the sample shop. A phone has room for one of them. */
const pieces = [
  { folder: 'garments', id: 'camel-coat', className: 'w-[34%] max-sm:hidden' },
  { folder: 'garments', id: 'wine-velvet-dress', className: 'w-[34%] max-sm:w-full sm:-ms-[8%]' },
  { folder: 'objects', id: 'black-slingback-heels', className: '-ms-[3%] w-[20%] self-end max-sm:hidden' },
]

/** The way into the chat: a band below the dashboard's doors, which is none of them. */
export function DoorBand() {
  const open = useOpenChat()
  // Before it can be pressed, and before the network may be gone.
  useEffect(() => {
    void whenIdle()
      .then(fetchStylistChat)
      .catch(() => undefined)
  }, [])
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-labelledby="stylist-door stylist-door-text"
      onClick={open}
      className="group bg-blush grid w-full grid-cols-[minmax(0,1fr)_minmax(0,38%)] items-stretch overflow-hidden rounded-lg text-start sm:grid-cols-2"
    >
      <span className="grid content-center gap-2 py-6 ps-5 sm:gap-3 sm:py-10 sm:ps-10 lg:ps-16">
        <span id="stylist-door" className="flex items-center gap-3 font-display text-display-sm">
          {t('stylist-chat.doorTitle')}
          <ArrowRight
            aria-hidden
            className="size-5 shrink-0 transition-transform duration-(--duration-calm) ease-out group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
            strokeWidth={1.5}
          />
        </span>
        <span id="stylist-door-text" className="max-w-[34ch]">
          {t('stylist-chat.doorText')}
        </span>
      </span>
      <span aria-hidden className="relative">
        <span className="absolute inset-0 flex items-center justify-center py-3">
          {pieces.map(({ folder, id, className }) => {
            const { src, srcSet, avif } = pictureSources(`/samples/${folder}/${id}/640.webp`)
            return (
              <picture key={id} className={`${className} max-h-full`}>
                {avif && <source type="image/avif" srcSet={avif} sizes="12rem" />}
                <img
                  src={src}
                  srcSet={srcSet}
                  sizes="12rem"
                  alt=""
                  decoding="async"
                  className="w-full object-contain drop-shadow-[0_10px_14px_rgb(60_36_24/0.16)]"
                />
              </picture>
            )
          })}
        </span>
      </span>
    </button>
  )
}
