import { cx } from '#client/lib/class-names.ts'

type Props = { url: string; alt: string; width: number; height: number; className?: string }

/** The photo area is 500 px high (spec 2.9.10), less its padding. */
const innerHeightPx = 476

/** A photo in the middle of the photo area: whole, with rounded corners, never stretched or cropped. */
export function FramedPhoto({ url, alt, width, height, className }: Props) {
  return (
    <div className="absolute inset-0 grid place-items-center p-3">
      <img
        key={url}
        src={url}
        alt={alt}
        width={width}
        height={height}
        className={cx('animate-rise rounded-md object-cover filter-(--picture-filter)', className)}
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100%, ${(innerHeightPx * width) / height}px)`,
          height: 'auto',
        }}
      />
    </div>
  )
}
