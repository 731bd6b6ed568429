import { useState, type ReactNode } from 'react'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { isCutOut, pictureSources, viewOf } from '#shared/picture-address.ts'

type Props = {
  product: Pick<Product, 'id' | 'brand' | 'name' | 'image_url' | 'dominant_color'>
  /** The address of one of its further pictures. */
  address?: string
  /** Empty if the text beside it says everything. */
  alt: string
  sizes: string
  /** What stands in the place of a picture that cannot be loaded, where the brand's name has no room. */
  instead?: ReactNode
  /** For the first pictures in sight: fetched at once. */
  priority?: boolean
  className?: string
}

/**
 * The whole product on a tinted background, which stays light in both themes because cut-outs of dark clothes
 * need it. A shop's white background is blended away.
 */
export function ProductPicture({
  product,
  address,
  alt,
  sizes,
  instead,
  priority = false,
  className,
}: Props) {
  const [state, setState] = useState<{ src: string; is: 'shown' | 'broken'; fills?: boolean }>()
  const extra = address !== undefined && address !== product.image_url
  const shownAddress = address ?? product.image_url
  const { src, srcSet, avif } = pictureSources(shownAddress, extra ? product.id : undefined)
  const isCut = isCutOut(shownAddress)
  // A close-up is all cloth, to the edge of its box.
  const isClose = viewOf(shownAddress) === 'detail'
  const is = state?.src === src ? state.is : 'loading'
  const color = is === 'loading' ? product.dominant_color : null
  const show = (image: HTMLImageElement) => setState({ src, is: 'shown', fills: hasShapeOfBox(image) })
  const giveUp = () => setState({ src, is: 'broken' })

  return (
    <div
      className={cx(
        'relative aspect-3/4 overflow-hidden rounded-sm bg-ground transition-colors duration-(--duration-slow)',
        className,
      )}
      style={{ backgroundColor: color ? `color-mix(in oklab, ${color} 22%, var(--ground))` : undefined }}
    >
      {is === 'broken' ? (
        <BrokenPicture alt={alt}>{instead ?? <Brand name={product.brand || product.name} />}</BrokenPicture>
      ) : (
        <picture>
          {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
          <img
            // A picture that was loaded before React listened has already fired its event.
            ref={(image) => {
              if (!image?.complete || is !== 'loading') return
              if (image.naturalWidth > 0) show(image)
              else giveUp()
            }}
            src={src}
            srcSet={srcSet}
            sizes={sizes}
            alt={alt}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : 'auto'}
            decoding="async"
            onLoad={({ currentTarget }) => show(currentTarget)}
            onError={giveUp}
            className={cx(
              'absolute inset-0 size-full',
              isClose || (state?.fills && !isCut) ? 'object-cover' : 'object-contain',
              // A multiplied picture is already dimmed by its background.
              isCut ? cx(!isClose && 'p-[7%]', 'filter-(--picture-filter)') : 'mix-blend-multiply',
            )}
          />
        </picture>
      )}
    </div>
  )
}

/** How much may be cut off without being missed. */
const tolerance = 0.12

/** A photo with nearly the box's proportions fills it: bands at two sides would look like a mistake. */
function hasShapeOfBox(image: HTMLImageElement) {
  const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image
  if (!naturalHeight || !clientHeight) return false
  return Math.abs((naturalWidth * clientHeight) / (naturalHeight * clientWidth) - 1) < tolerance
}

function BrokenPicture({ alt, children }: { alt: string; children: ReactNode }) {
  return (
    <div className="absolute inset-0 grid place-items-center text-on-ground @container">
      <div aria-hidden={alt !== '' || undefined}>{children}</div>
      {alt && <span className="sr-only">{t('catalogue.pictureMissing', { name: alt })}</span>}
    </div>
  )
}

const Brand = ({ name }: { name: string }) => (
  <p className="p-4 text-center font-display text-[clamp(1.25rem,13cqi,3rem)] leading-none text-balance wrap-anywhere">
    {name}
  </p>
)
