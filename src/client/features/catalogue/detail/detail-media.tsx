import { useState, useSyncExternalStore } from 'react'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { pagePictureSizes, pictureSources, viewOf } from '#shared/picture-address.ts'
import { ProductPicture } from '#client/ui/product/product-picture.tsx'

/** A video if the address contains .webm, .mp4 or .mov (spec 2.2.7). */
export const isVideo = (address: string) => /\.(?:webm|mp4|mov)/i.test(address)

const maxExtras = 2

/** Up to two pictures or videos to show beside the main picture, without repeats. Where there is a video, it is one of them. */
export function extraMedia(image: string, extras: string[]) {
  const others = [...new Set(extras)].filter((address) => address !== '' && address !== image)
  const first = others.slice(0, maxExtras)
  const film = others.find(isVideo)
  return !film || first.includes(film) ? first : [...first.slice(0, -1), film]
}

/** What a further picture shows, where it is one of ours. */
function altOf(address: string, name: string, number: number) {
  const view = viewOf(address)
  if (view === 'back') return t('product-detail.backPicture', { name })
  if (view === 'detail') return t('product-detail.closePicture', { name })
  return t('product-detail.extraPicture', { name, number })
}

const half = '(width < 64rem) 100vw, 28vw'

/** On a phone the pictures are swiped sideways; with more room the main picture is above the others. */
export function DetailMedia({ product, isPage = false }: { product: Product; isPage?: boolean }) {
  const extras = extraMedia(product.image_url, product.additional_images)
  // A single further picture takes the whole width, but not the height that would go with it.
  const isLone = extras.length === 1
  return (
    <div className="max-lg:flex max-lg:snap-x max-lg:snap-mandatory max-lg:gap-1 max-lg:overflow-x-auto max-lg:[scrollbar-width:none] lg:grid lg:grid-cols-2 lg:gap-1">
      <div
        className={cx(
          'shrink-0 snap-start max-lg:w-full has-[+_*]:max-lg:w-[92%] lg:col-span-2',
          // On a page the header stands above it, and the first view holds the whole picture.
          isPage ? 'lg:h-[calc(100dvh-8rem)]' : 'lg:h-dvh lg:has-[+_*]:h-[84dvh]',
        )}
      >
        <ProductPicture
          product={product}
          alt={product.name}
          sizes={pagePictureSizes}
          priority
          className="size-full rounded-none max-lg:max-h-[66dvh] max-lg:w-full lg:aspect-auto"
        />
      </div>
      {extras.map((address, index) => (
        <div key={address} className={cx('shrink-0 snap-start max-lg:w-[92%]', isLone && 'lg:col-span-2')}>
          {isVideo(address) ? (
            <DetailVideo product={product} address={address} />
          ) : (
            <ProductPicture
              product={product}
              address={address}
              alt={altOf(address, product.name, index + 2)}
              sizes={half}
              className={cx('rounded-none max-lg:max-h-[66dvh] max-lg:w-full', isLone && 'lg:aspect-5/4')}
            />
          )}
        </div>
      ))}
    </div>
  )
}

const reducedMotion = '(prefers-reduced-motion: reduce)'

function subscribe(onChange: () => void) {
  const query = matchMedia(reducedMotion)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Our own video plays by itself, without sound, unless the shopper prefers reduced motion. A shop's video waits
 * to be pressed, because its host would learn of every visit to the piece.
 */
function DetailVideo({ product, address }: { product: Product; address: string }) {
  const prefersReducedMotion = useSyncExternalStore(subscribe, () => matchMedia(reducedMotion).matches)
  const isPaused = prefersReducedMotion || !address.startsWith('/')
  const [broken, setBroken] = useState(false)
  if (broken) {
    return (
      <ProductPicture product={product} alt="" sizes={half} className="rounded-none max-lg:max-h-[66dvh]" />
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- shops' clips are silent turns of a model: there is nothing to caption
    <video
      key={String(isPaused)}
      src={address}
      poster={pictureSources(product.image_url).src}
      aria-label={t('product-detail.video', { name: product.name })}
      autoPlay={!isPaused}
      muted
      loop
      playsInline
      controls
      preload={isPaused ? 'none' : 'metadata'}
      onError={() => setBroken(true)}
      className="aspect-3/4 size-full bg-ground object-cover max-lg:max-h-[66dvh]"
    />
  )
}
