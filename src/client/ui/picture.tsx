import { useState, type ReactNode } from 'react'
import ImageOff from 'lucide-react/icons/image-off'
import { cx } from '#client/lib/class-names.ts'

type PictureSources = { avif?: string; webp?: string }

type Props = {
  src: string
  /** Empty if the text beside the picture already says everything. */
  alt: string
  /** Width by height, for instance `3 / 4`: keeps the space before the picture is loaded. */
  ratio: string
  /** The picture's dominant colour, shown until it is loaded. */
  color?: string
  /** `srcset` strings of the modern formats, and their `sizes`. */
  sources?: PictureSources
  srcSet?: string
  sizes?: string
  /** For the first picture in sight: fetched at once. */
  priority?: boolean
  fit?: 'cover' | 'contain'
  /** Shown when the picture cannot be loaded. */
  fallback?: ReactNode
  onError?: () => void
  className?: string
}

export function Picture(props: Props) {
  const { src, alt, ratio, color, sources, srcSet, sizes, priority = false, fit = 'cover', className } = props
  const [failedSrc, setFailedSrc] = useState<string>()
  const failed = failedSrc === src

  return (
    <div
      className={cx('relative overflow-hidden rounded-sm bg-tint', className)}
      style={{ aspectRatio: ratio, backgroundColor: failed ? undefined : color }}
    >
      {failed ? (
        <div className="absolute inset-0 grid place-items-center p-4 text-ink-soft">
          <span className="sr-only">{alt}</span>
          {props.fallback ?? <ImageOff aria-hidden className="size-6" strokeWidth={1.25} />}
        </div>
      ) : (
        <picture>
          {sources?.avif && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
          {sources?.webp && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
          <img
            src={src}
            srcSet={srcSet}
            sizes={sizes}
            alt={alt}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : 'auto'}
            decoding="async"
            onError={() => {
              setFailedSrc(src)
              props.onError?.()
            }}
            className={cx(
              'absolute inset-0 size-full filter-(--picture-filter)',
              fit === 'cover' ? 'object-cover' : 'object-contain',
            )}
          />
        </picture>
      )}
    </div>
  )
}
