import type { ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'

type Props = {
  url: string
  alt: string
  width: number
  height: number
  className?: string
  /** What lies on the picture. */
  children?: ReactNode
}

/** The photo area: 500 px high (spec 2.9.10); on a phone what the outfits and the bar leave of the screen. */
export const photoArea = 'h-[500px] narrow:h-auto narrow:max-h-[60dvh] narrow:min-h-(--least) narrow:flex-1'

/** A photo in the middle of the photo area: whole, with rounded corners, never stretched or cropped. */
export function FramedPhoto({ url, alt, width, height, className, children }: Props) {
  return (
    <div className="absolute inset-3 narrow:inset-2 grid place-items-center [container-type:size]">
      <div
        key={url}
        className="relative animate-rise"
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100cqw, ${(100 * width) / height}cqh)`,
        }}
      >
        <img
          src={url}
          alt={alt}
          width={width}
          height={height}
          className={cx('size-full rounded-md object-cover filter-(--picture-filter)', className)}
        />
        {children}
      </div>
    </div>
  )
}
