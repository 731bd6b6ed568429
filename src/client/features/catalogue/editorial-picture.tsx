import { cx } from '#client/lib/class-names.ts'
import { Picture } from '#client/ui/picture.tsx'
import { pictureSources } from '#shared/picture-address.ts'

type Props = { src: string; sizes: string; title: string; priority?: boolean; className?: string }

/** A collection's picture; without one, its name in the display font. */
export function EditorialPicture({ src, sizes, title, priority, className }: Props) {
  const { src: address, srcSet, avif } = pictureSources(src)
  const name = (
    <span aria-hidden className="text-center font-display text-display-md text-balance text-on-ground">
      {title}
    </span>
  )
  return (
    <Picture
      src={address}
      alt=""
      ratio="auto"
      sizes={sizes}
      srcSet={srcSet}
      sources={{ avif }}
      priority={priority}
      fallback={name}
      className={cx('bg-ground!', className)}
    />
  )
}
